import * as z from 'zod/mini';
import { isColor, isGradient, maxColorLength } from './color';
import { limits } from './limits';
import { isStorableImageUrl } from './image-url';

// Apart from the colours and addresses themselves, so that drawing does not load the schemas.
export const colorSchema = z
  .string()
  .check(z.maxLength(maxColorLength), z.refine(isColor, 'Cor inválida'));

export const gradientSchema = z
  .string()
  .check(z.maxLength(300), z.refine(isGradient, 'Gradiente inválido'));

export const imageUrlSchema = z
  .string()
  .check(z.maxLength(limits.deckBody), z.refine(isStorableImageUrl, 'Endereço de imagem inválido'));
