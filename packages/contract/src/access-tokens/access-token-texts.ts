/** Texts the server sends about access tokens. */
export const accessTokenTexts = {
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
