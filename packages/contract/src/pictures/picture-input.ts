import { z } from 'zod';
import { pictureTexts } from './picture-texts';
import { pictureUses } from './stored-picture';

export const pictureUseSchema = z.enum(pictureUses, pictureTexts.unknownUse).default('picture');

/** A picture of another host that is to be kept. Which addresses may be asked, the server says. */
export const keepFromAddressSchema = z.object({ url: z.string(), use: pictureUseSchema });
