import type { Env } from '@arrasta/domain';

/** The real clock and real identities, given to the model. */
export const env: Env = {
  now: () => new Date().toISOString(),
  // randomUUID is missing where the page is served without TLS on a name other than localhost.
  newId: () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : uuidFromBytes()),
};

function uuidFromBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
