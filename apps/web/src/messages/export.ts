import type { SlideFormat } from '@arrasta/domain';
import { fileSizeName } from './formats';

const inWords = new Intl.ListFormat('pt-BR');
const maxNamed = 3;

/** The first few, and how many more. */
function listFew(things: readonly (string | number)[]): string {
  const more = things.length > maxNamed ? [`mais ${things.length - maxNamed}`] : [];
  return inWords.format([...things.slice(0, maxNamed).map(String), ...more]);
}

/** Names in brackets, behind a space; nothing where there are none. */
function inBrackets(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${listFew(names)})`;
}

/** `1080 × 1350`; of several their names. */
function sizesOf(formats: readonly SlideFormat[]): string {
  return formats.length > 1 ? inWords.format(formats) : formats.map(fileSizeName).join('');
}

/** Texts of the export (docs/product/export.md 5, 6, 8). */
export const exportUiMessages = {
  thisSlide: 'Este slide',
  allSlides: 'Todos os slides',
  png: 'Imagem PNG',
  jpeg: 'Imagem JPEG',
  jpegHint: 'arquivo menor',
  copy: 'Copiar imagem',
  zip: 'ZIP com PNG',
  zipJpeg: 'ZIP com JPEG',
  zipFormats: {
    open: 'ZIP em outros formatos...',
    title: 'ZIP em outros formatos',
    description: 'Cada formato escolhido é disposto de novo. Vários vão em pastas do mesmo ZIP.',
    formats: 'Formatos',
    files: 'Arquivos',
    cancel: 'Cancelar',
    start: 'Exportar ZIP',
  },
  strip: 'Faixa inteira',
  stripHint: (slides: number) => `até ${slides} slides`,
  pdf: 'PDF',
  pdfHint: 'para o LinkedIn',
  share: 'Compartilhar...',
  shareSlide: 'Compartilhar slide...',
  running: (total: number) => (total === 1 ? 'Exportando slide' : 'Exportando slides'),
  progress: (done: number, total: number) => `${done} de ${total}`,
  formats: {
    png: (formats: readonly SlideFormat[]) => `PNG, ${sizesOf(formats)}`,
    jpeg: (formats: readonly SlideFormat[]) => `JPEG, ${sizesOf(formats)}`,
    pdf: (formats: readonly SlideFormat[]) => `PDF, páginas ${formats.join(', ')}`,
  },
  goOn: 'Pode continuar editando',
  cancel: 'Cancelar',
  close: 'Fechar',
  ready: 'Pronto',
  ofDeck: (title: string) => `Carrossel: ${title}`,
  shareNow: 'Compartilhar',
  missingOnSlide: {
    title: (count: number) =>
      count === 1 ? 'Slide exportado sem uma imagem' : `Slide exportado sem ${count} imagens`,
    otherFont: 'Slide exportado com outra fonte',
  },
  missing: {
    element: (slide: number, count: number, names: readonly string[]) =>
      count === 1
        ? `Slide ${slide}: ${names[0] === undefined ? 'uma imagem' : `a imagem ${names[0]}`} não pôde ser carregada e aparece como indisponível.`
        : `Slide ${slide}: ${count} imagens não puderam ser carregadas e aparecem como indisponíveis${inBrackets(names)}.`,
    background: (slide: number, names: readonly string[]) =>
      `Slide ${slide}: ${names[0] === undefined ? 'uma imagem' : `a imagem ${names[0]}`} não pôde ser carregada e falta no fundo.`,
    avatar: (slides: readonly number[], names: readonly string[]) =>
      `${slides.length === 1 ? 'Slide' : 'Slides'} ${listFew(slides)}: a foto da marca${inBrackets(names)} não pôde ser carregada; no lugar dela aparece a inicial.`,
  },
  missingFonts: (names: readonly string[]) =>
    names.length === 1
      ? `A fonte ${names.join()} não pôde ser carregada: outra aparece no lugar dela. Tente novamente.`
      : `As fontes ${names.join(', ')} não puderam ser carregadas: outras aparecem no lugar delas. Tente novamente.`,
  failedAll: 'Erro ao exportar os slides. Tente novamente.',
  notRendered: {
    title: 'Este navegador não conseguiu desenhar o slide',
    saveFirst:
      'Nenhum arquivo foi feito, porque sairia errado. Salve o carrossel e exporte de novo: o servidor faz o arquivo.',
    otherBrowser:
      'Nenhum arquivo foi feito, porque sairia errado. Atualize o navegador ou exporte em outro.',
  },
  cancelled: 'Exportação cancelada',
  exported: (total: number) => (total === 1 ? 'Slide exportado' : `${total} slides exportados`),
  copied: 'Imagem copiada!',
  copyFailed: {
    title: 'Não foi possível copiar',
    description: 'O navegador não permitiu copiar a imagem. Exporte o arquivo.',
  },
  shareFailed: {
    title: 'Não foi possível compartilhar',
    description: 'Exporte os arquivos e compartilhe pelo seu dispositivo.',
  },
};
