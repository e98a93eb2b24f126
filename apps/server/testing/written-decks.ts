/** A slide as a model writes it. */
export const wireSlide = (title: string, ...more: readonly (readonly [string, string])[]) => ({
  type: 'content',
  elements: [['title', title], ...more].map(([type, content]) => ({ type, content })),
});

/** A deck of so many slides as a model writes it. */
export const wireDeck = (slides: number) => ({
  // For whoever asks for other words.
  options: [{ texts: ['Luz'] }],
  title: 'Luz de janela',
  description: 'O que a manhã faz por uma foto.',
  slides: Array.from({ length: slides }, (_, index) =>
    wireSlide(`Passo ${String(index + 1)}`, ['text', 'Abra a janela.']),
  ),
});
