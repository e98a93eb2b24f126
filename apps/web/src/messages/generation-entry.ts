/** How many slides there are, in words. */
export const slideCount = (count: number) => (count === 1 ? '1 slide' : `${String(count)} slides`);

/**
 * Words of the way to what AI writes and of what is seen while its window is closed: the editor
 * needs these alone. Quoted texts are those of docs/product/generation.md 19.
 */
export const generationDoorWords = {
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
