/** Choosing a template, or a style, for what is made of a text. */
export const templateChoiceMessages = {
  theme: 'Estilo',
  auto: 'Deixar a I.A. escolher',
  label: 'Com o modelo',
  without: 'Sem modelo',
  withoutLong: 'Nenhum: no estilo do carrossel aberto',
  failed: {
    title: 'Não foi possível abrir o modelo',
    description: 'Verifique sua conexão e tente novamente.',
  },
} as const;
