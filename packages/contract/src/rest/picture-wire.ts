import { z } from 'zod';
import { pictureTexts } from '../pictures/picture-texts';
import { pictureUses } from '../pictures/stored-picture';

/** Query of POST /api/pictures. */
export const uploadPictureWireSchema = z.object({
  use: z.enum(pictureUses, pictureTexts.unknownUse).default('picture'),
});
