/** Words of the ways to and from a text, apart from the dialog's own: the editor needs these alone. */
export const markdownEntryMessages = {
  open: 'Criar de um texto',
  export: {
    item: 'Markdown',
    hint: 'texto editável',
    done: 'Markdown exportado',
    failed: 'Erro ao exportar o Markdown. Tente novamente.',
  },
} as const;
