import { z } from 'zod';
import { isColour, isGradient } from './colour';

// Apart from the colours themselves, so that whoever only draws does not load the schemas.
export const colourSchema = z.string().max(40).refine(isColour, 'Cor inválida');

export const gradientSchema = z.string().max(300).refine(isGradient, 'Gradiente inválido');
