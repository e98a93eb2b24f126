import type { AccessTokenScope } from './access-token-scope';

/** An access token as it is listed. Dates are ISO 8601 UTC texts. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scope: AccessTokenScope;
  /** Its first characters, by which a person knows it again. */
  readonly beginning: string;
  readonly createdAt: string;
  /** To the minute; null where it was never used. */
  readonly lastUsedAt: string | null;
  /** Null where it does not expire. */
  readonly expiresAt: string | null;
}

/** A token that was just made; the only answer in which it stands whole. */
export type NewAccessToken = AccessToken & { readonly token: string };
