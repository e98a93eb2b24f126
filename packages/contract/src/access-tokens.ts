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

/** What a token may be used for: reading alone, or also what changes something. */
export const accessTokenScopes = ['read', 'write'] as const;

export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** Texts the server sends about access tokens. */
export const accessTokenMessages = {
  nameMissing: 'Dê um nome ao token',
  nameTooLong: 'O nome é longo demais',
  unknownScope: 'Escolha o que o token pode fazer',
  unusableValidity: 'A validade vai de 1 a 3.650 dias',
  tooMany: 'Você pode ter no máximo 20 tokens. Revogue algum para criar outro.',
  notFound: 'Token não encontrado',
  invalid: 'O token de acesso não é válido ou foi revogado.',
  expired: 'O token de acesso venceu.',
  severalHeaders: 'O pedido tem mais de um cabeçalho Authorization.',
  readOnly: 'Este token de acesso só pode ler.',
  sessionOnly: 'Isto não pode ser feito com um token de acesso. Entre na sua conta para continuar.',
} as const;
