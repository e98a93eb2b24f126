import { z } from 'zod';
import { pictureUseSchema } from '../pictures/picture-input';
import { pictureTexts } from '../pictures/picture-texts';
import type { ThumbnailWidth } from '../pictures/stored-picture';

/** Query of POST /api/pictures. */
export const uploadPictureWireSchema = z.object({ use: pictureUseSchema });

const widths = { '160': 160, '320': 320, '640': 640 } as const satisfies Record<
  `${ThumbnailWidth}`,
  ThumbnailWidth
>;

/** Query of GET /api/pictures/{id}: in small for a slide of this width, else as it is kept. */
export const servePictureWireSchema = z.object({
  w: z
    .enum(['160', '320', '640'], pictureTexts.unknownWidth)
    .transform((text) => widths[text])
    .optional(),
});
