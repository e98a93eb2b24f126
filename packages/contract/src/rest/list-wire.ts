import { z } from 'zod';
import { listCarouselsSchema } from '../carousels/deck-input';

/** Query of GET /api/carousels; numbers arrive as text. */
export const listCarouselsWireSchema = listCarouselsSchema.extend({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'Número inválido')
    .transform(Number)
    .pipe(listCarouselsSchema.shape.limit.unwrap())
    .optional(),
});
