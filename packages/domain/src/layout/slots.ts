import type { Element } from '../element/element';
import { linesOf, listItemsOf } from '../element/text-content';

/** What of an element its place on a slide is decided by. */
export type SlottedElement = Pick<Element, 'type' | 'content'>;

/**
 * The elements of a slide by what they are to a layout; those of a kind in their order. An emptied
 * text and a picture without an address count as missing.
 */
export interface Slots<Item extends SlottedElement = SlottedElement> {
  /** The first subtitle that stands before the title. */
  readonly kicker: Item | null;
  readonly title: Item | null;
  /** The first subtitle after the title. */
  readonly subtitle: Item | null;
  readonly texts: readonly Item[];
  readonly lists: readonly Item[];
  readonly images: readonly Item[];
}

function isFilled({ content }: SlottedElement): boolean {
  return content.trim() !== '';
}

/** Source: docs/product/layouts.md 4. */
export function slotsOf<Item extends SlottedElement>(elements: readonly Item[]): Slots<Item> {
  const filled = elements.filter(isFilled);
  const ofType = (type: Item['type']) => filled.filter((element) => element.type === type);
  const [title = null] = ofType('title');
  const subtitles = ofType('subtitle');
  const isBefore = (element: Item) =>
    title !== null && filled.indexOf(element) < filled.indexOf(title);
  return {
    kicker: subtitles.find(isBefore) ?? null,
    title,
    subtitle: subtitles.find((element) => !isBefore(element)) ?? null,
    texts: ofType('text'),
    lists: ofType('list'),
    images: ofType('image'),
  };
}

/** An item or line in two: what it is about, and what is said of it. */
export interface LabelledText {
  /** Null where the text is none of a label and a rest. */
  readonly label: string | null;
  readonly rest: string;
}

const maxLabelLength = 34;
const labelEnd = /:\s+|\s+[-–—]\s+/u;

/** Splits at the first colon or spaced dash, where what stands before it is short. */
export function splitLabel(text: string): LabelledText {
  const match = labelEnd.exec(text);
  if (match === null || match.index === 0 || match.index > maxLabelLength) {
    return { label: null, rest: text };
  }
  const rest = text.slice(match.index + match[0].length).trim();
  if (rest === '') return { label: null, rest: text };
  return { label: text.slice(0, match.index).trim(), rest };
}

/** The text of an element in one line. */
export function singleLineOf({ content }: SlottedElement): string {
  return linesOf(content).join(' ').replace(/\s+/gu, ' ').trim();
}

export interface Ordinal {
  readonly number: number;
  /** What is counted, where the title says it: `Passo`, `Dica`. */
  readonly word: string | null;
  /** The title without it. */
  readonly rest: string;
}

const ordinal =
  /^\s*(?:(passo|dica|etapa|parte|erro|hábito)\s+)?(\d{1,2})\s*(?:[.):]|\s[-–—])\s+(?=\S)/iu;

/** The number a title begins with: `2.`, `2)`, `Passo 2:`, `Dica 2 -`; null for none. */
export function ordinalOf(title: string): Ordinal | null {
  const match = ordinal.exec(title);
  if (match === null) return null;
  const [whole, word = null, number] = match;
  return { number: Number(number), word, rest: title.slice(whole.length).trim() };
}

/** A figure with its unit, and where it stands in the text. */
export interface TitleFigure {
  /** `40%`, `R$ 80`, `30`: what is drawn alone. */
  readonly figure: string;
  readonly start: number;
  readonly end: number;
  readonly isPercentage: boolean;
}

const numeral = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
const units =
  'horas?|minutos?|segundos?|dias?|semanas?|mês|meses|anos?|mil|milhões|milhão|bilhões|bilhão|reais|quilos?|metros?|litros?|km|kg|h|min|x|m|g|l|ml';
const unitFigure = new RegExp(
  String.raw`(?<![\p{L}\d])(R\$\s?)?(${numeral})(?:(\s?%)|(x)(?![\p{L}\d])|(?=\s?(?:${units})(?![\p{L}\d])))?`,
  'giu',
);

/**
 * The first figure that has a percent sign, a currency or a unit after it; a bare count such as
 * `5 hábitos` is none. Signs belong to what is drawn alone, units in letters to the words.
 */
export function figureOf(text: string): TitleFigure | null {
  for (const match of text.matchAll(unitFigure)) {
    const [whole, currency, , percent, times] = match;
    const end = match.index + whole.length;
    const hasUnit =
      currency !== undefined ||
      percent !== undefined ||
      times !== undefined ||
      new RegExp(String.raw`^\s?(?:${units})(?![\p{L}\d])`, 'iu').test(text.slice(end));
    if (hasUnit) {
      return {
        figure: whole.replace(/\s+%/u, '%'),
        start: match.index,
        end,
        isPercentage: percent !== undefined,
      };
    }
  }
  return null;
}

const count = new RegExp(String.raw`^(${numeral})(?=\s+\p{L})`, 'u');

/**
 * The figure that stands alone where a slide has the layout for one: as `figureOf` finds it, or else
 * a bare count at the beginning, `312 mudas`. No layout is chosen for the latter.
 */
export function largeFigureOf(text: string): TitleFigure | null {
  const [, figure] = count.exec(text) ?? [];
  const counted =
    figure === undefined ? null : { figure, start: 0, end: figure.length, isPercentage: false };
  return figureOf(text) ?? counted;
}

/** An item that reads `label: value`. */
export interface BarItem {
  readonly label: string;
  /** As it is written. */
  readonly value: string;
  readonly amount: number;
  readonly isPercentage: boolean;
  /** What it is counted in, currency and unit in small letters. */
  readonly unit: string;
}

const barValue = new RegExp(String.raw`^(?:R\$\s?)?(${numeral})\s?(%|h|min|mil|km|kg|x)?$`, 'iu');

/** The label and value of a bar; null for an item that is none. */
export function barItemOf(item: string): BarItem | null {
  const { label, rest } = splitLabel(item);
  const match = barValue.exec(rest);
  const currency = rest.startsWith('R$') ? 'r$' : '';
  const unit = `${currency}${match?.[2]?.toLowerCase() ?? ''}`;
  const hasUnit = match !== null && unit !== '';
  if (label === null || !hasUnit) return null;
  const amount = Number((match[1] ?? '').replaceAll('.', '').replace(',', '.'));
  return { label, value: rest, amount, isPercentage: match[2] === '%', unit };
}

/** The bars of a list: all its items, of one unit, or their lengths would say nothing; else null. */
export function barItemsOf(items: readonly string[]): readonly BarItem[] | null {
  const bars = items.flatMap((item) => barItemOf(item) ?? []);
  const areAlike = new Set(bars.map(({ unit }) => unit)).size === 1;
  return areAlike && bars.length === items.length ? bars : null;
}

export function itemsOf(list: SlottedElement): string[] {
  return listItemsOf(list.content);
}

/** How many subtitles have a text right after them; what is emptied counts as missing. */
export function countHeadedTexts(elements: readonly SlottedElement[]): number {
  const filled = elements.filter(isFilled);
  return filled.filter(
    ({ type }, index) => type === 'subtitle' && filled[index + 1]?.type === 'text',
  ).length;
}

const quotation = /^(?:"[^"]+"|“[^”]+”|«[^»]+»|‘[^’]+’)[.!?]?$/u;

/** Whether a line stands wholly in quotation marks. */
export function isQuotation(line: string): boolean {
  return quotation.test(line);
}
