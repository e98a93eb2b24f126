import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionKey } from '../config/secrets';

/** Columns of `user_settings` that hold encrypted values. */
export const encryptedColumns = ['openaiApiKey', 'googleApiKey'] as const;

export type EncryptedColumn = (typeof encryptedColumns)[number];

/** The one place an encrypted value belongs to; moved to another row or column it does not open. */
export interface EncryptedPlace {
  readonly column: EncryptedColumn;
  readonly userId: string;
}

/** What a rotation makes of one encrypted value. */
export type Reencryption =
  | { readonly outcome: 'current' }
  | { readonly outcome: 'undecryptable' }
  | { readonly outcome: 'reencrypted'; readonly encrypted: string };

/** Seals secrets for storage. Source: docs/product/network.md 6. */
export interface SecretBox {
  readonly encrypt: (secret: string, place: EncryptedPlace) => string;
  /** Null where none of the keys opens it there. Never throws. */
  readonly decrypt: (encrypted: string, place: EncryptedPlace) => string | null;
  /** Under the key that encrypts now, unless it is already. */
  readonly reencrypt: (encrypted: string, place: EncryptedPlace) => Reencryption;
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** `v1.<id of the key>.<nonce, tag and ciphertext in base64url>`. */
const encryptedForm = /^v1\.([\w-]{1,32})\.([\w-]{38,})$/;

/** What a value is bound to besides its key: its own head, and the row and column it is kept in. */
function additionalDataOf(keyId: string, { column, userId }: EncryptedPlace): Buffer {
  return Buffer.from(JSON.stringify([version, keyId, 'user_settings', column, userId]));
}

function encryptWith({ id, bytes }: EncryptionKey, secret: string, place: EncryptedPlace): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(additionalDataOf(id, place));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const body = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  return `${version}.${id}.${body}`;
}

function openWith(key: EncryptionKey, body: Buffer, bound: Buffer): string | null {
  const nonce = body.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagBytes });
  decipher.setAAD(bound);
  decipher.setAuthTag(body.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(body.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** AES-256-GCM under the first key; opened by any, whatever it is called by now. */
export function aesSecretBox(keys: readonly EncryptionKey[]): SecretBox {
  const [first] = keys;
  if (!first) throw new Error('there is no key to encrypt with');

  function decrypt(encrypted: string, place: EncryptedPlace) {
    const [, keyId, encoded] = encryptedForm.exec(encrypted) ?? [];
    if (keyId === undefined || encoded === undefined) return null;
    const body = Buffer.from(encoded, 'base64url');
    for (const key of keys) {
      const secret = openWith(key, body, additionalDataOf(keyId, place));
      if (secret !== null) return { secret, isCurrent: key === first && keyId === first.id };
    }
    return null;
  }

  const reencrypt = (encrypted: string, place: EncryptedPlace): Reencryption => {
    const plaintext = decrypt(encrypted, place);
    if (!plaintext) return { outcome: 'undecryptable' };
    if (plaintext.isCurrent) return { outcome: 'current' };
    return { outcome: 'reencrypted', encrypted: encryptWith(first, plaintext.secret, place) };
  };

  return {
    encrypt: (secret, place) => encryptWith(first, secret, place),
    decrypt: (encrypted, place) => decrypt(encrypted, place)?.secret ?? null,
    reencrypt,
  };
}
