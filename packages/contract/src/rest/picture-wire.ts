import { z } from 'zod';
import { pictureUseSchema } from '../pictures/picture-input';

/** Query of POST /api/pictures. */
export const uploadPictureWireSchema = z.object({ use: pictureUseSchema });
