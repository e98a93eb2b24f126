import type { CarouselFields, SlideFields } from '@arrasta/domain';
import type { TemplatePurpose } from '@arrasta/templates';

/** Texts the server sends about templates. */
export const templateMessages = {
  templateNotFound: 'Modelo não encontrado',
  unknownTemplate: 'Este modelo não existe',
  builtIn: 'Os modelos do produto não podem ser alterados nem excluídos.',
  oneSource: 'Envie carouselId ou slides, um dos dois',
  nameMissing: 'Nome obrigatório',
  nameTooLong: 'O nome é longo demais',
  wordTooLong: 'Use palavras de até 60 caracteres',
  tooManyWords: 'Use no máximo 20 palavras de busca',
  tooManyTemplates: 'Você pode ter no máximo 200 modelos. Exclua algum para salvar outro.',
} as const;

/** What the purposes are called, as the search finds them. */
export const templatePurposeNames: Readonly<Record<TemplatePurpose, string>> = {
  teach: 'Ensinar',
  sell: 'Vender',
  story: 'Contar uma história',
  engage: 'Engajar',
  announce: 'Anunciar',
  results: 'Mostrar resultado',
};

/** A line of the list of templates. Source: docs/product/api.md 23. */
export interface TemplateSummary {
  /** The built-in ones have words for a key, one's own an id. */
  readonly key: string;
  readonly name: string;
  /** Null for one of one's own that was given none. */
  readonly purpose: TemplatePurpose | null;
  /** Words that the search finds. */
  readonly audience: readonly string[];
  readonly theme: string;
  readonly format: CarouselFields['format'];
  /** How many slides it has. */
  readonly slides: number;
  readonly own: boolean;
}

/** What of a carousel a template keeps: its looks and brand, and nothing that is of one post. */
export type TemplateCarousel = Omit<CarouselFields, 'title' | 'description' | 'socialCaption'>;

/** A template with its slides. */
export interface TemplateDetail extends Omit<TemplateSummary, 'slides'> {
  /** On whom it is for and what is in it; null for one's own. */
  readonly summary: string | null;
  readonly carousel: TemplateCarousel;
  readonly slides: readonly SlideFields[];
}
