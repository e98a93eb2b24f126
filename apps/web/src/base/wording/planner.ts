import { settingsWords } from './settings';

/** Words of the content planner. Quoted texts are the specification's, to the letter. */
export const plannerWords = {
  title: 'Planejador de Conteúdo',
  summary:
    'Defina um tema e um público. A I.A sugere as ideias, você escolhe quais viram carrossel.',
  create: 'Novo Planejamento',
  none: 'Nenhum planejamento criado',
  noneHint: 'Comece com um tema e um público: as ideias vêm em seguida.',
  waiting: {
    loading: 'Carregando planejamentos...',
    failed: 'Não foi possível carregar seus planejamentos.',
    retry: 'Tentar Novamente',
  },
  tones: settingsWords.ai.tones,
  card: {
    topic: 'Tópico principal',
    audience: 'Público-alvo',
    tone: 'Tom de voz',
    remove: (title: string) => `Excluir planejamento ${title}`,
    generate: 'Gerar Ideias',
    generating: 'Gerando...',
    saved: 'Ideias Salvas',
    lastIdeas: 'Ver últimas ideias',
    carousels: (count: number) =>
      count === 1 ? '1 carrossel criado' : `${count} carrosséis criados`,
    settings: 'Abrir Configurações',
  },
  form: {
    title: 'Título',
    titleHint: 'Opcional. Vazio, usa o tópico principal.',
    description: 'Descrição',
    descriptionHint: 'Opcional.',
    topic: 'Tópico principal',
    topicPlaceholder: 'Ex.: Rotina matinal realista',
    audience: 'Público-alvo',
    audiencePlaceholder: 'Ex.: Profissionais remotos, 25 a 40 anos',
    tone: 'Tom de voz',
    goals: 'Objetivos',
    goalsHint: 'Opcional. O que estes carrosséis devem conseguir.',
    send: 'Criar Planejamento',
  },
  ideas: {
    title: (plan: string) => `Ideias para: ${plan}`,
    none: 'Nenhuma ideia gerada ainda.',
    content: 'Conteúdo sugerido',
    slides: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
    structure: 'Estrutura dos slides',
    save: 'Salvar Ideia',
    saved: 'Ideia Salva',
  },
  savedIdeas: {
    title: (plan: string) => `Ideias salvas: ${plan}`,
    none: 'Nenhuma ideia salva',
    noneHint: 'Gere ideias e salve as que valem um carrossel.',
    waiting: {
      loading: 'Carregando ideias...',
      failed: 'Não foi possível carregar as ideias salvas.',
      retry: 'Tentar Novamente',
    },
    date: (date: string) => `Salva em ${date}`,
    remove: (title: string) => `Excluir ideia ${title}`,
    create: 'Criar Carrossel',
    creating: 'Criando...',
  },
  removal: {
    plan: {
      title: 'Excluir planejamento',
      question:
        'As ideias salvas dele também serão excluídas. Os carrosséis ficam. Esta ação não pode ser desfeita.',
    },
    idea: {
      title: 'Excluir ideia',
      question: 'Esta ação não pode ser desfeita.',
    },
    confirm: 'Excluir',
  },
  done: {
    planCreated: 'Planejamento criado com sucesso!',
    planRemoved: 'Planejamento excluído com sucesso!',
    ideasGenerated: 'Ideias geradas com sucesso!',
    ideaSaved: 'Ideia salva com sucesso!',
    ideaRemoved: 'Ideia excluída com sucesso!',
    carouselCreated: 'Carrossel criado com sucesso!',
  },
  failure: {
    planCreated: 'Erro ao criar planejamento',
    planRemoved: 'Erro ao excluir planejamento',
    ideasGenerated: 'Erro ao gerar ideias',
    ideaSaved: 'Erro ao salvar ideia',
    ideaRemoved: 'Erro ao excluir ideia',
    carouselCreated: 'Erro ao criar carrossel',
  },
  needsKey: 'Informe sua chave da API da OpenAI nas Configurações para gerar ideias.',
  keyRefused: 'O provedor recusou a chave. Confira a chave nas Configurações.',
  unexpected: 'Verifique sua conexão e tente novamente.',
} as const;
