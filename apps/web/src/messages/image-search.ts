/** Pictures that are searched for or made by AI. Source: docs/product/generation.md 26; docs/product/images.md 10. */
export const imageSearchMessages = {
  search: 'Buscar imagem',
  searchShort: 'Buscar',
  generate: 'Gerar imagem com I.A.',
  generateShort: 'I.A.',
  close: 'Fechar',
  find: {
    title: 'Buscar imagem',
    field: 'O que você procura',
    placeholder: 'luz de janela, café, equipe...',
    submit: 'Buscar',
    searching: 'Buscando imagens...',
    results: 'Imagens encontradas',
    from: (source: string) => `Fonte: ${source}`,
    hint: 'A imagem escolhida fica guardada na sua conta, com o crédito.',
    idle: {
      title: 'Descreva a imagem em poucas palavras',
      description: 'Palavras simples encontram mais: o que se vê, e não o que se quer dizer.',
    },
    none: {
      title: 'Nenhuma imagem encontrada',
      description: 'Tente outras palavras, mais simples, ou em inglês.',
    },
    failed: {
      title: 'Não foi possível buscar imagens',
      description: 'Verifique sua conexão e tente novamente.',
    },
    again: 'Tentar Novamente',
    use: (what: string) => `Usar imagem: ${what}`,
    unnamed: (number: number) => `imagem ${number}`,
    keeping: 'Guardando a imagem...',
    noPreview: 'Sem prévia',
    notKept: {
      title: 'Não foi possível usar esta imagem',
      description: 'O site de origem não a entregou. Escolha outra.',
    },
  },
  make: {
    title: 'Gerar imagem com I.A.',
    field: 'O que a imagem deve mostrar',
    cost: 'Gerar consome créditos da sua chave.',
    working: 'Gerando imagem...',
    durationHint: 'Pode levar até dois minutos. Fechar cancela.',
    cancel: 'Cancelar',
    submit: 'Gerar imagem',
    done: 'Imagem gerada com sucesso!',
    failed: 'Erro ao gerar imagem',
    checkKey: 'Confira sua chave OpenAI nas Configurações.',
    unexpected: 'Verifique sua conexão e tente novamente.',
    /** Source: docs/product/generation.md 26. */
    usualPrompt: 'Imagem profissional de negócios, em formato paisagem, sem textos',
    promptAbout: (subject: string) =>
      `Imagem profissional, em formato paisagem, sem textos, sobre: ${subject}`,
  },
  credit: {
    photo: (author: string | null) => (author === null ? 'Foto' : `Foto: ${author}`),
    unknownLicense: 'licença não informada',
    page: 'Página de origem',
    copy: 'Copiar crédito',
    copied: 'Crédito copiado! Cole-o na legenda.',
    copyFailed: {
      title: 'Não foi possível copiar',
      description: 'Selecione o texto e copie com o teclado.',
    },
  },
} as const;
