/** Columns of `user_settings` that hold sealed values. */
export const encryptedColumns = ['openaiApiKey', 'googleApiKey'] as const;

export type EncryptedColumn = (typeof encryptedColumns)[number];

/** The one place a sealed value belongs to; moved to another row or column it does not open. */
export interface EncryptedPlace {
  readonly column: EncryptedColumn;
  readonly userId: string;
}

/** What a rotation makes of one sealed value. */
export type Reencryption =
  | { readonly outcome: 'current' }
  | { readonly outcome: 'undecryptable' }
  | { readonly outcome: 'reencrypted'; readonly encrypted: string };

/** Seals secrets for storage. Source: docs/product/network.md 6. */
export interface SecretBox {
  readonly encrypt: (secret: string, place: EncryptedPlace) => string;
  /** Null where none of the keys opens it there. Never throws. */
  readonly decrypt: (encrypted: string, place: EncryptedPlace) => string | null;
  /** Under the key that seals now, unless it is already. */
  readonly reencrypt: (encrypted: string, place: EncryptedPlace) => Reencryption;
}
