/** What a token may be used for: reading alone, or also what changes something. */
export const accessTokenScopes = ['read', 'write'] as const;

export type AccessTokenScope = (typeof accessTokenScopes)[number];
