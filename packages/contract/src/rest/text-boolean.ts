import { z } from 'zod';

export type TextBoolean = 'true' | 'false';

/** `'true'` or `'false'` on the wire, a boolean inside. Source: decisions §3. */
export const textBooleanSchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The wire form of a boolean. */
export function toTextBoolean(value: boolean): TextBoolean {
  return value ? 'true' : 'false';
}
