import { z } from 'zod';

/** A text that is none where nothing but space is in it. */
export function optionalText(limit: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(limit, tooLong)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}
