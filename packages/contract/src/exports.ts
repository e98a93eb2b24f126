import type { Carousel, Slide } from '@arrasta/domain';

/** What a carousel may be exported as. */
export const exportFormats = ['png', 'jpeg', 'zip', 'pdf'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Whether a file of this format is one slide. */
export function isOfOneSlide(format: ExportFormat): format is 'png' | 'jpeg' {
  return format === 'png' || format === 'jpeg';
}

/** What the server has the page without a window make. */
export interface ExportPageRequest {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  readonly format: ExportFormat;
  /** The slide of a `png` or `jpeg`, counted from 0. */
  readonly index: number;
}

/** A picture that the file lacks; the slide's number counts from 1. */
export interface MissingImage {
  readonly slideNumber: number;
  readonly url: string;
}

/** What the page says of the file that it has given to the browser to keep. */
export interface ExportReport {
  /** As the web app names the same file. */
  readonly name: string;
  readonly missingImages: readonly MissingImage[];
  /** Names of fonts in whose place the file shows others. */
  readonly missingFonts: readonly string[];
}

/** The page that makes files on the server's behalf, and the function it waits with. */
export const exportPage = { path: '/render.html', function: 'arrastaExport' } as const;

/** Texts the server sends about files that it makes of a carousel. */
export const exportMessages = {
  unknownFormat: 'Formato desconhecido: use png, jpeg, zip ou pdf.',
  unknownSlideFormat: 'Formato de slide desconhecido: use 4:5, 3:4, 1:1 ou 9:16.',
  slideNumber: 'O slide é um número inteiro a partir de 1.',
  slideOfWhole: 'Só png e jpeg são de um slide; zip e pdf levam todos.',
  noSuchSlide: 'Este carrossel não tem um slide com este número.',
  noSlides: 'Este carrossel não tem slides para exportar.',
  noBrowser:
    'Este servidor não exporta arquivos: nenhum Chromium foi encontrado. Exporte pelo editor ou configure CHROMIUM_PATH.',
  noSandbox:
    'Este servidor não exporta arquivos: seu navegador não pode ser isolado. Exporte pelo editor; quem administra o servidor vê no registro como resolver.',
  tooSlow: 'A exportação demorou demais.',
  failed: 'Os slides não puderam ser desenhados. Tente de novo.',
} as const;
