/** Messages of the way to the planner, apart from its own: the editor needs these alone. */
export const plannerOfferMessages = {
  entry: 'Planejador',
  pro: 'PRO',
  offer: {
    title: 'Planejador de Conteúdo',
    lead: 'Faz parte do plano PRO. Com ele você:',
    gains: [
      'define um tema, um público e um tom, uma vez só;',
      'recebe da I.A cinco ideias de carrossel por vez, com os slides já escritos;',
      'salva as melhores e transforma cada uma em carrossel com um clique.',
    ],
    how: 'Seu plano é o Basic. Para mudar, fale com um administrador.',
    howAdmin: 'Seu plano é o Basic. Você mesmo pode mudar em Administração.',
    admin: 'Abrir Administração',
    done: 'Entendi',
  },
} as const;

/** Messages of the ways to and from a text, apart from the dialog's own: the editor needs these alone. */
export const markdownEntryMessages = {
  open: 'Criar de um texto',
  export: {
    item: 'Markdown',
    hint: 'texto editável',
    done: 'Markdown exportado',
    failed: 'Erro ao exportar o Markdown. Tente novamente.',
  },
} as const;

/** How many slides there are, in words. */
export const slideCount = (count: number) => (count === 1 ? '1 slide' : `${String(count)} slides`);

/**
 * Words of the way to what AI writes and of what is seen while its window is closed: the editor
 * needs these alone. Quoted texts are those of docs/product/generation.md 19.
 */
export const generationEntryMessages = {
  open: 'Gerar com I.A',
  tool: 'Gerar',
  title: 'Gerar com IA',
  close: 'Fechar',
  cancel: 'Cancelar',
  stopped: (count: number) =>
    `A geração parou com ${slideCount(count)}. O que fazer com o que chegou?`,
  see: 'Ver',
  elsewhere: 'Pronto. O carrossel para o qual foi gerado não está mais aberto.',
  dock: (count: number) => (count === 0 ? 'Gerando carrossel...' : `Gerando: ${slideCount(count)}`),
  previous: {
    title: 'Restaurar versão anterior?',
    description: (when: string) =>
      `Em ${when} a I.A substituiu o conteúdo deste carrossel. A versão anterior ainda está neste dispositivo.`,
    restore: 'Restaurar versão anterior',
    dismiss: 'Ficar com esta',
    restored: 'Versão anterior restaurada',
  },
} as const;

/** The button of the export, and what is said where its code does not come. */
export const exportEntryMessages = {
  open: 'Exportar',
  busy: 'Exportando...',
  failed: 'Erro ao exportar slide. Tente novamente.',
} as const;

/** The ways to the templates and among them, apart from the gallery's own messages. */
export const templatesEntryMessages = {
  save: 'Salvar como modelo',
  saveNamed: (title: string) => `Salvar ${title} como modelo`,
  ofTheme: 'Ver modelos com este tema',
} as const;
