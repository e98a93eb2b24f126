import { z } from 'zod';

/** Older clients send an emptied address or colour as an empty text. */
export function blankAsNull<Inner extends z.ZodType>(schema: Inner) {
  return z.preprocess((value) => (value === '' ? null : value), schema);
}
