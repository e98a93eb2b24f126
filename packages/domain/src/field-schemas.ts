import { z } from 'zod';
import { isColour, isGradient } from './color';
import { limits } from './limits';
import { isPictureAddress } from './picture-address';

// Apart from the colours and addresses themselves, so that whoever only draws does not load the
// schemas.
export const colourSchema = z.string().max(40).refine(isColour, 'Cor inválida');

export const gradientSchema = z.string().max(300).refine(isGradient, 'Gradiente inválido');

export const pictureAddressSchema = z
  .string()
  .max(limits.deckBody)
  .refine(isPictureAddress, 'Endereço de imagem inválido');
