/** Words of the slides panel. Texts that docs/product/editor.md quotes stand here to the letter. */
export const slidesMessages = {
  preview: 'Visualizar',
  reorder: (number: number) => `Reordenar slide ${number}`,
  sortable: 'arrastável',
  /** Names the place where it is said what happens to a slide that is dragged. */
  drags: 'Movimento de slides',
  instructions:
    'Pressione Espaço ou Enter para pegar o slide, as setas para movê-lo, Espaço ou Enter de novo para soltar e Esc para cancelar.',
  taken: (number: number) => `Slide ${number} pego.`,
  over: (place: number, total: number) => `Posição ${place} de ${total}.`,
  dropped: (number: number, place: number, total: number) =>
    `Slide ${number} solto na posição ${place} de ${total}.`,
  putBack: (number: number) => `Movimento cancelado. O slide ${number} continua onde estava.`,
} as const;
