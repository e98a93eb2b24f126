/** Captions written by AI. Source: docs/product/generation.md 17, 18. */
export const captionMessages = {
  generate: 'Gerar Legenda',
  open: 'Ver legenda',
  writing: 'Gerando...',
  stop: 'Parar de gerar a legenda',
  fresh: 'Legenda Gerada com Sucesso!',
  kept: 'Legenda do carrossel',
  field: 'Legenda',
  hint: 'Edite à vontade: fica guardada com o carrossel.',
  /** 2,200 is what Instagram takes. */
  characters: (count: number) => `${count.toLocaleString('pt-BR')} de 2.200 caracteres`,
  copy: 'Copiar Legenda',
  again: 'Gerar nova legenda',
  close: 'Fechar',
  copied: 'Legenda copiada!',
  copyFailed: {
    title: 'Não foi possível copiar',
    description: 'Selecione o texto e copie com o teclado.',
  },
  needsKey: {
    title: 'Chave OpenAI necessária',
    description: 'Informe sua chave da API da OpenAI nas Configurações para gerar legendas.',
  },
  keyRefused: 'O provedor recusou a chave. Confira a chave nas Configurações.',
  noSlides: {
    title: 'Nenhum slide encontrado',
    description: 'Adicione slides ao carrossel antes de gerar a legenda.',
  },
  noContent: {
    title: 'Conteúdo necessário',
    description: 'Escreva algo nos slides antes de gerar a legenda.',
  },
  noCarousel: {
    title: 'Carrossel não localizado',
    description: 'Ele pode ter sido excluído em outro lugar. Recarregue a página.',
  },
  notSaved: {
    title: 'Ops! Algo deu errado',
    description: 'Salve o carrossel ou recarregue a página e tente de novo.',
  },
  unexpected: {
    title: 'Erro inesperado',
    description: 'Verifique sua conexão e tente novamente.',
  },
} as const;

/** Texts said otherwise by AI; the words are ours. */
export const rewriteMessages = {
  openSlide: 'Reescrever com I.A',
  openText: 'Reescrever com I.A',
  titleSlide: 'Reescrever slide',
  titleText: 'Reescrever texto',
  titleEmpty: 'Escrever slide',
  close: 'Fechar',
  how: 'Como',
  kinds: {
    shorter: 'Mais curto',
    simpler: 'Mais simples',
    tone: 'Outro tom',
    words: 'Do meu jeito',
    hooks: 'Três ganchos',
    write: 'Completar',
  },
  tone: 'Tom de voz',
  words: 'O que mudar',
  wordsHint: 'Ex.: fale com quem já tentou e desistiu',
  cancel: 'Cancelar',
  submit: 'Reescrever',
  submitEmpty: 'Escrever',
  again: 'Tentar outra vez',
  before: 'Antes',
  after: 'Depois',
  option: (number: number) => `Opção ${String(number)}`,
  use: 'Usar este',
  writing: 'Reescrevendo...',
  failed: { title: 'Falha na geração', description: 'Não foi possível reescrever. Tente de novo.' },
  used: 'Texto trocado',
} as const;
