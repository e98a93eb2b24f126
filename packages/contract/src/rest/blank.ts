import { z } from 'zod';

/** An emptied text as clients send it; older ones send an emptied address or colour so. */
export function blankAsNull<Inner extends z.ZodType>(schema: Inner) {
  return z.preprocess((value) => (value === '' ? null : value), schema);
}
