import { z } from 'zod';
import { requestLimits } from './request-limits';

/** An id the caller chose for something new; stored in lower case. Anything else is a 400. */
export const newIdSchema = z.uuid().toLowerCase();

/**
 * An id the caller asks for. Any text is accepted here: what is no UUID names nothing, and is
 * answered like an unknown id. Source: docs/product/roles-and-plans.md 3.
 */
export const askedIdSchema = z.string().toLowerCase();

/** A text that is none where nothing but space is in it. */
export function optionalText(limit: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(limit, tooLong)
    .transform((text) => (text === '' ? null : text))
    .nullable();
}

const tooLong = `A busca pode ter no máximo ${requestLimits.search} caracteres`;

/** What a list is searched for. */
export const searchTextSchema = z.string().max(requestLimits.search, tooLong);

/** An emptied text as clients send it; older ones send an emptied address or colour so. */
export function blankAsNull<Inner extends z.ZodType>(schema: Inner) {
  return z.preprocess((value) => (value === '' ? null : value), schema);
}

export type TextBoolean = 'true' | 'false';

/** `'true'` or `'false'` on the wire, a boolean inside. Source: docs/product/api.md 2. */
export const textBooleanSchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The wire form of a boolean. */
export function toTextBoolean(value: boolean): TextBoolean {
  return value ? 'true' : 'false';
}
