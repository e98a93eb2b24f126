import * as z from 'zod/mini';
import { isColor, isGradient, maxColorLength } from './color';
import { limits } from './limits';
import { isImageAddress } from './image-address';

// Apart from the colours and addresses themselves, so that drawing does not load the schemas.
export const colorSchema = z
  .string()
  .check(z.maxLength(maxColorLength), z.refine(isColor, 'Cor inválida'));

export const gradientSchema = z
  .string()
  .check(z.maxLength(300), z.refine(isGradient, 'Gradiente inválido'));

export const imageAddressSchema = z
  .string()
  .check(z.maxLength(limits.deckBody), z.refine(isImageAddress, 'Endereço de imagem inválido'));
