/** Messages of the slides panel. Texts that docs/product/editor.md quotes stand here to the letter. */
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

const ratioFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Rounded down, so that what is not enough never looks as if it were. */
function ratio(value: number): string {
  return `${ratioFormat.format(Math.floor(value * 10) / 10)}:1`;
}

/** Messages about how well a text reads. */
export const contrastMessages = {
  hard: (value: number) => `Contraste ${ratio(value)}, difícil de ler`,
  good: (value: number) => `Contraste ${ratio(value)}, bom para leitura`,
  excellent: (value: number) => `Contraste ${ratio(value)}, ótimo para leitura`,
  titleLimit: (value: number) => `O mínimo para títulos é ${ratio(value)}.`,
  textLimit: (value: number) => `O mínimo para textos é ${ratio(value)}.`,
  unknownImage: 'Contraste não medido: a imagem de fundo não pôde ser lida.',
  accent: 'Usar cor do texto',
  secondary: 'Usar cor do fundo',
  overlay: (percent: number) => `Intensidade da Cor em ${percent}%`,
  box: 'Pôr uma caixa atrás do texto',
  badge: 'Texto difícil de ler',
} as const;

const counts = ['', 'Uma linha ficou', 'Duas linhas ficaram', 'Três linhas ficaram'];

function linesLeftOut(lines: number): string {
  return counts[lines] ?? `${lines} linhas ficaram`;
}

/** Messages for a slide that holds more than it shows. */
export const overflowMessages = {
  textBadge: 'Texto não cabe',
  contentBadge: 'Conteúdo não cabe',
  textTitle: 'O texto passa da área segura',
  contentTitle: 'O conteúdo passa da área segura',
  lines: (lines: number, slide: number) => `${linesLeftOut(lines)} de fora no Slide ${slide}.`,
  elements: (slide: number) => `Um elemento do Slide ${slide} não aparece por inteiro.`,
  shrink: 'Ajustar texto',
  split: 'Dividir em dois slides',
  changeLayout: 'Trocar layout',
  tooMuch: 'Nem no menor tamanho o texto cabe. Divida o slide ou encurte um texto.',
  tooMuchContent: 'Divida o slide, diminua uma imagem ou retire um elemento.',
  noWayOut: 'Encurte um texto, diminua uma imagem ou retire um elemento.',
  shrunk: {
    title: 'Texto ajustado',
    description: (slide: number) => `Agora tudo cabe no Slide ${slide}.`,
  },
  divided: {
    title: 'Slide dividido em dois',
    description: (next: number) => `A continuação está no Slide ${next}.`,
    stillTooMuch: (slide: number) =>
      `O Slide ${slide} ainda não cabe: ajuste o texto ou divida outra vez.`,
  },
} as const;

/** Messages of the preview of the carousel as a post. */
export const previewMessages = {
  open: 'Pré-visualizar',
  title: 'Pré-visualização',
  post: 'Publicação',
  images: 'Imagens do carrossel',
  roleOfImages: 'carrossel',
  roleOfImage: 'imagem',
  image: (number: number, total: number) => `Imagem ${number} de ${total}`,
  count: (number: number, total: number) => `${number}/${total}`,
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  noBrand: 'sua marca',
  close: 'Fechar',
} as const;
