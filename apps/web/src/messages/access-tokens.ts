import { accessTokenMessages, ownAccountMessages, type AccessTokenScope } from '@arrasta/contract';

/** Words of the access tokens on the settings screen. */
export const accessTokenUiMessages = {
  title: 'Tokens de acesso',
  description:
    'Um programa ou agente usa sua conta pela API com um token, sem a sua senha. Quem tem o token age em seu nome.',
  docs: 'Documentação da API',
  loading: 'Carregando tokens...',
  failed: 'Não foi possível carregar seus tokens.',
  retry: 'Tentar de novo',
  none: 'Nenhum token',
  noneHint: 'Crie um para cada programa, e revogue o que não usar mais.',
  scopes: { read: 'Ler', write: 'Ler e escrever' } as const satisfies Record<
    AccessTokenScope,
    string
  >,
  facts: {
    created: (day: string) => `Criado em ${day}`,
    used: (time: string) => `Usado em ${time}`,
    unused: 'Nunca usado',
    expires: (day: string) => `Vence em ${day}`,
    expired: (day: string) => `Venceu em ${day}`,
    unlimited: 'Não vence',
  },
  create: 'Criar token',
  failure: {
    title: 'Erro',
    created: 'Falha ao criar o token.',
    revoked: 'Falha ao revogar o token.',
  },
  fields: {
    name: 'Nome do token',
    placeholder: 'Ex.: Publicador automático',
    nameMissing: accessTokenMessages.nameMissing,
    scope: 'O que ele pode fazer',
    password: 'Sua senha',
    passwordMissing: ownAccountMessages.passwordMissing,
    validity: 'Validade',
    validities: [
      { value: '30', label: '30 dias' },
      { value: '90', label: '90 dias' },
      { value: '365', label: '1 ano' },
      { value: '', label: 'Não vence' },
    ],
  },
  made: {
    title: 'Token criado',
    description: 'Copie o token agora. Ele não será mostrado de novo.',
    field: 'Token',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: {
      title: 'Não foi possível copiar',
      description: 'O token está selecionado: copie com o teclado ou o menu.',
    },
    done: 'Concluir',
  },
  revoke: 'Revogar',
  revokeToken: (name: string) => `Revogar ${name}`,
  revocation: {
    title: 'Revogar token',
    question:
      'Os programas que usam este token perdem o acesso na hora. Isto não pode ser desfeito.',
    done: 'Token revogado',
  },
} as const;
