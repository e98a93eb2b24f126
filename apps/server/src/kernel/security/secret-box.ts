/** Columns of `user_settings` that hold sealed values. */
export const sealedColumns = ['openaiApiKey', 'googleApiKey'] as const;

export type SealedColumn = (typeof sealedColumns)[number];

/** The one place a sealed value belongs to; moved to another row or column it does not open. */
export interface SealedPlace {
  readonly column: SealedColumn;
  readonly userId: string;
}

/** What a rotation makes of one sealed value. */
export type Resealed =
  | { readonly outcome: 'current' }
  | { readonly outcome: 'unopened' }
  | { readonly outcome: 'resealed'; readonly sealed: string };

/** Seals secrets for storage. Source: security, "Data". */
export interface SecretBox {
  readonly seal: (secret: string, place: SealedPlace) => string;
  /** Null where none of the keys opens it there. Never throws. */
  readonly open: (sealed: string, place: SealedPlace) => string | null;
  /** Under the key that seals now, unless it is already. */
  readonly reseal: (sealed: string, place: SealedPlace) => Resealed;
}
