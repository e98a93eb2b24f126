import { ConfigurationError } from './environment';

/** A key for sealing stored secrets, with the id that sealed values carry. */
export interface EncryptionKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

function keyBytes(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[A-Za-z0-9+/]{43}=?$/.test(text)) return null;
  return Buffer.from(text, 'base64');
}

function readKey(text: string): EncryptionKey {
  const [, id = '1', key = ''] = /^(?:([\w-]{1,32}):)?(.+)$/.exec(text.trim()) ?? [];
  const bytes = keyBytes(key);
  if (bytes?.length !== 32) {
    throw new ConfigurationError(
      'ENCRYPTION_KEY must be 32 bytes in base64 or hex, or id:key,id:key',
    );
  }
  return { id, bytes };
}

/**
 * Reads `ENCRYPTION_KEY`: the first key seals, all of them open.
 * Source: docs/product/configuration.md 2.
 */
export function readEncryptionKeys(text: string): EncryptionKey[] {
  const keys = text.split(',').map(readKey);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new ConfigurationError('ENCRYPTION_KEY must name each key by an id of its own');
  }
  return keys;
}
