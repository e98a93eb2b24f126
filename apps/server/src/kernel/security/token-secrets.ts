import { createHash, randomBytes } from 'node:crypto';

/** Makes access tokens, and what of them is stored. */
export interface TokenSecrets {
  readonly make: () => string;
  readonly hash: (token: string) => string;
}

/** 256 bits of chance; what is as hard to guess as that needs no slow hash. */
const bytes = 32;

/** Access tokens: `arr_`, by which scanners of leaked secrets know them, and 43 characters. */
export const tokenSecrets: TokenSecrets = {
  make: () => `arr_${randomBytes(bytes).toString('base64url')}`,
  hash: (token) => createHash('sha256').update(token).digest('hex'),
};
