import {
  accessTokenMessages,
  ownAccountMessages,
  type AccessTokenScope,
  type GenerationKind,
  type GenerationOutcome,
} from '@arrasta/contract';

/** Messages that all keys have in common. */
const keyMessages = {
  saved: 'Chave salva',
  removed: 'A chave será removida',
  removedHint: 'Salve as configurações para confirmar.',
  change: 'Alterar',
  cancel: 'Cancelar',
  remove: 'Remover',
  newHint: 'Digite uma nova chave para substituir a atual.',
} as const;

/** Messages of the settings screen. Texts that docs/product/settings.md quotes stand here to the letter. */
export const settingsUiMessages = {
  title: 'Configurações',
  loading: 'Carregando...',
  failed: 'Não foi possível carregar suas configurações.',
  retry: 'Tentar de novo',
  submit: 'Salvar Configurações',
  success: {
    title: 'Configurações salvas',
    description: 'Suas configurações foram atualizadas com sucesso.',
  },
  failure: { title: 'Erro ao salvar', description: 'Falha ao atualizar configurações' },
  profile: {
    title: 'Perfil',
    name: 'Nome',
    hint: (name: string) => `Seu nome aparece na saudação do topo: Olá, ${name}!`,
  },
  key: {
    title: 'Chave da API OpenAI',
    description:
      'Os recursos de I.A usam a sua própria chave. Ela é guardada cifrada e nunca é mostrada de volta.',
    ...keyMessages,
    masked: `sk-${'•'.repeat(15)}`,
    field: 'Chave',
    newField: 'Nova chave',
    placeholder: 'sk-...',
    hint: 'Cole aqui a chave da sua conta na OpenAI.',
    show: 'Mostrar o que foi digitado',
    hide: 'Ocultar o que foi digitado',
    /** What the buttons are called where the card does not say it. */
    labels: { change: undefined, cancel: undefined, remove: undefined },
  },
  googleKey: {
    ...keyMessages,
    label: 'Chave da API do Google',
    masked: `AIza${'•'.repeat(15)}`,
    field: 'Chave da API do Google',
    newField: 'Nova chave da API do Google',
    placeholder: 'AIza...',
    hint: 'Para buscar imagens com a sua conta do Google. Ela é guardada cifrada.',
    show: 'Mostrar o que foi digitado (Google)',
    hide: 'Ocultar o que foi digitado (Google)',
    labels: {
      change: 'Alterar a chave do Google',
      cancel: 'Cancelar, na chave do Google',
      remove: 'Remover a chave do Google',
    },
  },
  searchEngine: {
    label: 'ID do mecanismo de busca',
    hint: 'Do seu mecanismo no Programmable Search Engine do Google.',
  },
  ai: {
    title: 'Configurações de IA',
    description: 'Valem para carrosséis, legendas e\u00a0ideias.',
    tone: 'Tom de voz',
    tones: {
      professional: 'Profissional',
      casual: 'Casual',
      friendly: 'Amigável',
      authoritative: 'Autoritativo',
      inspiring: 'Inspirador',
      educational: 'Educacional',
    },
    instructions: 'Instruções',
    instructionsHint: 'Opcional. A I.A segue este texto em tudo o que gera.',
    imageSource: 'Fonte das imagens',
    imageSources: { google: 'Google', pexels: 'Pexels', openverse: 'Openverse' },
  },
  leave: {
    title: 'Sair sem salvar?',
    description:
      'Suas configurações têm alterações que ainda não foram salvas. Se você sair agora, elas se perdem.',
  },
} as const;

const number = new Intl.NumberFormat('pt-BR');

function formatCount(one: string, many: string) {
  return (count: number) => `${number.format(count)}\u00a0${count === 1 ? one : many}`;
}

/** Messages of the card that shows what generations took. */
export const aiUsageMessages = {
  title: 'Uso da I.A.',
  description:
    'O que suas gerações gastaram no provedor. Guardamos as contas por 13\u00a0meses, nunca o que foi pedido ou escrito.',
  loading: 'Carregando o uso...',
  failed: 'Não foi possível carregar o uso da I.A.',
  retry: 'Tentar de novo',
  none: 'Nenhuma geração ainda',
  noneHint: 'O que a I.A. gerar para você aparece aqui, com o que gastou.',
  number: (count: number) => number.format(count),
  totals: {
    generations: 'Gerações',
    input: 'Tokens enviados',
    output: 'Tokens recebidos',
    pictures: 'Imagens',
    unknown: '—',
  },
  nothing: 'Nada foi gerado neste mês.',
  counts: {
    deck: formatCount('carrossel', 'carrosséis'),
    rewrite: formatCount('reescrita', 'reescritas'),
    hooks: formatCount('trio de ganchos', 'trios de ganchos'),
    caption: formatCount('legenda', 'legendas'),
    ideas: formatCount('rodada de ideias', 'rodadas de ideias'),
    picture: formatCount('imagem', 'imagens'),
  } as const satisfies Record<GenerationKind, (count: number) => string>,
  unfinished: formatCount('não terminou', 'não terminaram'),
  latest: 'Últimas gerações',
  kinds: {
    deck: 'Carrossel',
    rewrite: 'Reescrita',
    hooks: 'Ganchos',
    caption: 'Legenda',
    ideas: 'Ideias',
    picture: 'Imagem',
  } as const satisfies Record<GenerationKind, string>,
  outcomes: {
    ok: 'Concluída',
    cancelled: 'Cancelada',
    NEEDS_API_KEY: 'Chave recusada',
    QUOTA_EXCEEDED: 'Sem créditos no provedor',
    AI_REFUSED: 'Recusada pelo provedor',
    AI_UNAVAILABLE: 'O provedor não respondeu',
    AI_BAD_ANSWER: 'Resposta inutilizável',
    UPSTREAM_TIMEOUT: 'Demorou demais',
    TOO_MANY_REQUESTS: 'Provedor ocupado',
    PAYLOAD_TOO_LARGE: 'Sem espaço para a imagem',
    UNAUTHORIZED: 'Sessão encerrada',
  } as Readonly<Partial<Record<GenerationOutcome, string>>>,
  otherOutcome: 'Falhou',
  today: (time: string) => `Hoje, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  tokens: {
    both: (input: number, output: number) =>
      `${number.format(input)} tokens enviados, ${number.format(output)} recebidos`,
    one: formatCount('token', 'tokens'),
    unknown: 'Tokens não informados',
  },
  seconds: (seconds: string) => `${seconds} s`,
  minutes: (minutes: number, seconds: number) =>
    seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  more: 'Mostrar mais',
} as const;

/** Messages of the access tokens on the settings screen. */
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
  created: {
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
