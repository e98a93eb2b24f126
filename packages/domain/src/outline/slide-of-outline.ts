import type { ElementStyle } from '../element/style';
import { linesOf, listItemsOf } from '../element/text-content';
import { createSlide } from '../slide/create-slide';
import type { Slide, SlideFields } from '../slide/slide';
import type { Env } from '../env';
import type { OutlineElement, OutlineSlide } from './outline';

type FontSize = NonNullable<ElementStyle['fontSize']>;

/** The plain field of a slide with its brand line, less what letters may be wider than guessed; px. */
const field = { width: 348, height: 400, gap: 15 } as const;

/** Size and line in px of the steps that are used here. Source: docs/product/drawing.md 6. */
const scale: Readonly<Partial<Record<FontSize, readonly [size: number, line: number]>>> = {
  'text-sm': [14, 20],
  'text-base': [16, 24],
  'text-lg': [18, 26],
  'text-2xl': [24, 30],
  'text-3xl': [30, 36],
  'text-4xl': [36, 40],
  'text-5xl': [48, 50],
};

/** How wide a letter is on average, in em: titles are heavier. */
const letter = { title: 0.56, other: 0.52 } as const;
/** Inside a list: padding, and the column of its marks; px. */
const listInset = { across: 64, along: 32, between: 8 } as const;

/** Sizes of one slide, the largest first. */
interface Step {
  readonly title: FontSize;
  readonly words: FontSize;
  readonly image: readonly [style: NonNullable<ElementStyle['imageHeight']>, height: number];
}

const ordinary: readonly Step[] = [
  { title: 'text-4xl', words: 'text-lg', image: ['h-48', 192] },
  { title: 'text-3xl', words: 'text-lg', image: ['h-48', 192] },
  { title: 'text-3xl', words: 'text-base', image: ['h-48', 192] },
  { title: 'text-3xl', words: 'text-base', image: ['h-36', 144] },
  { title: 'text-2xl', words: 'text-base', image: ['h-36', 144] },
  { title: 'text-2xl', words: 'text-sm', image: ['h-36', 144] },
  { title: 'text-2xl', words: 'text-sm', image: ['h-24', 96] },
];
const steps: Readonly<Record<OutlineSlide['type'], readonly Step[]>> = {
  content: ordinary,
  intro: [{ title: 'text-5xl', words: 'text-lg', image: ['h-48', 192] }, ...ordinary],
};

function sizeIn({ type }: OutlineElement, step: Step): FontSize {
  return type === 'title' ? step.title : step.words;
}

/** Lines that a text breaks into, word by word. */
function countWrappedLines(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/u)) {
    const newLength = used === 0 ? length : used + 1 + length;
    if (newLength <= perLine) {
      used = newLength;
    } else {
      lines += used === 0 ? Math.ceil(length / perLine) - 1 : Math.ceil(length / perLine);
      used = length % perLine;
    }
  }
  return lines;
}

/** Whether no word is wider than the slide: it would be broken anywhere. */
function wordsFitWidth({ type, content }: OutlineElement, step: Step): boolean {
  if (type === 'image') return true;
  const [size] = scale[sizeIn({ type, content }, step)] ?? [16];
  const width = field.width - (type === 'list' ? listInset.across : 0);
  const widest = size * letter[type === 'title' ? type : 'other'];
  return content.split(/\s+/u).every(({ length }) => length * widest <= width);
}

function textHeight(lines: readonly string[], width: number, step: FontSize, em: number): number {
  const [size, line] = scale[step] ?? [16, 24];
  const perLine = Math.max(1, Math.floor(width / (size * em)));
  return lines.reduce((sum, text) => sum + countWrappedLines(text, perLine) * line, 0);
}

function heightOf(element: OutlineElement, step: Step): number {
  const { type, content } = element;
  if (type === 'image') return step.image[1];
  const size = sizeIn(element, step);
  if (type !== 'list') {
    return textHeight(
      linesOf(content),
      field.width,
      size,
      letter[type === 'title' ? type : 'other'],
    );
  }
  const items = listItemsOf(content);
  const words = textHeight(items, field.width - listInset.across, size, letter.other);
  return words + listInset.along + listInset.between * Math.max(0, items.length - 1);
}

function hasHeightFor({ elements }: OutlineSlide, step: Step): boolean {
  const gaps = field.gap * Math.max(0, elements.length - 1);
  return elements.reduce((sum, element) => sum + heightOf(element, step), gaps) <= field.height;
}

function fits(slide: OutlineSlide, step: Step): boolean {
  return (
    slide.elements.every((element) => wordsFitWidth(element, step)) && hasHeightFor(slide, step)
  );
}

function styleIn(element: OutlineElement, step: Step): ElementStyle {
  if (element.type === 'image') return { imageHeight: step.image[0] };
  const fontSize = sizeIn(element, step);
  return element.type === 'list' ? { fontSize } : { fontSize, alignment: 'text-left' };
}

/**
 * The style of each element, in order, with which the slide should hold them: the largest sizes
 * that fit by a careful guess, the smallest where none does. What a browser would measure is not
 * known here.
 */
function fittingStyles(slide: OutlineSlide): ElementStyle[] {
  const sizes = steps[slide.type];
  const step = sizes.find((one) => fits(slide, one)) ?? sizes.at(-1) ?? ordinary[0];
  return step === undefined ? [] : slide.elements.map((element) => styleIn(element, step));
}

/**
 * Whether a slide should hold it all, by the same guess, in words that are still of an ordinary
 * size. Words that are too wide in any are no reason against it.
 */
export function fitsAtReadableSize(slide: OutlineSlide): boolean {
  return steps[slide.type].some((step) => step.words !== 'text-sm' && hasHeightFor(slide, step));
}

/** White background, black text, centred layout, no overlay. Source: docs/product/generation.md 11. */
const outlineDefaults: Partial<SlideFields> = {
  backgroundColor: '#FFFFFF',
  textColor: '#000000',
  layout: 'centered',
  overlayOpacity: 0,
};

const numbered = { listType: 'numbered' } as const;

export interface OutlinePlace {
  readonly position: number;
  /** The carousel's, for the background of lists. */
  readonly primaryColor: string;
}

/**
 * A slide that says what the outline says: its elements with their kinds' defaults (lists with
 * check icons on a light tint of the primary colour) in sizes that should fit.
 * Source: docs/product/generation.md 11.
 */
export function slideOfOutline(
  outline: OutlineSlide,
  { position, primaryColor }: OutlinePlace,
  env: Env,
): Slide {
  const styles = fittingStyles(outline);
  const elements = outline.elements.map(({ isNumbered, ...element }, index) => ({
    ...element,
    style: { ...styles[index], ...(isNumbered === true && numbered) },
  }));
  const fields = { ...outlineDefaults, type: outline.type };
  return createSlide({ position, primaryColor, fields, elements }, env);
}
