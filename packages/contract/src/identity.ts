import { z } from 'zod';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything stored. */
export function isId(value: string): boolean {
  return uuidPattern.test(value);
}

/** An id the caller chose for something new; stored in lower case. Anything else is a 400. */
export const newIdSchema = z.uuid().toLowerCase();

/**
 * An id the caller asks for. Any text is accepted here: what is no UUID names nothing, and is
 * answered like an unknown id (decisions §3: 404).
 */
export const askedIdSchema = z.string().toLowerCase();
