import { z } from 'zod';
import { limits } from './limits';
import { isPictureAddress } from './picture-address';

// Apart from the addresses themselves, so that whoever only draws does not load the schema.
export const pictureAddressSchema = z
  .string()
  .max(limits.deckBody)
  .refine(isPictureAddress, 'Endereço de imagem inválido');
