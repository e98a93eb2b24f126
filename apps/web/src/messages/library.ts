/** Texts of the library, from which elements are added. Source: docs/product/elements.md. */
export const libraryMessages = {
  title: 'Biblioteca de Elementos',
  tabs: { text: 'Texto', media: 'Mídia', visual: 'Visual' },
  icons: 'Ícones populares',
  searchIcon: 'Buscar ícone',
  noIcon: 'Nenhum ícone encontrado',
  count: (count: number) => `${count} ${count === 1 ? 'elemento' : 'elementos'} neste slide`,
  destination: (slide: number) => `Clique para adicionar ao Slide ${slide}`,
} as const;
