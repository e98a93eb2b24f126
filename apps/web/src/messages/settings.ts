/** Words that all keys have in common. */
const keyWords = {
  saved: 'Chave salva',
  removed: 'A chave será removida',
  removedHint: 'Salve as configurações para confirmar.',
  change: 'Alterar',
  cancel: 'Cancelar',
  remove: 'Remover',
  newHint: 'Digite uma nova chave para substituir a atual.',
} as const;

/** Words of the settings screen. Texts that docs/product/settings.md quotes stand here to the letter. */
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
    ...keyWords,
    masked: `sk-${'•'.repeat(15)}`,
    field: 'Chave',
    newField: 'Nova chave',
    placeholder: 'sk-...',
    hint: 'Cole aqui a chave da sua conta na OpenAI.',
    show: 'Mostrar chave',
    hide: 'Ocultar chave',
    /** What the buttons are called where the card does not say it. */
    labels: { change: undefined, cancel: undefined, remove: undefined },
  },
  googleKey: {
    ...keyWords,
    label: 'Chave da API do Google',
    masked: `AIza${'•'.repeat(15)}`,
    field: 'Chave da API do Google',
    newField: 'Nova chave da API do Google',
    placeholder: 'AIza...',
    hint: 'Para buscar imagens com a sua conta do Google. Ela é guardada cifrada.',
    show: 'Mostrar chave do Google',
    hide: 'Ocultar chave do Google',
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
