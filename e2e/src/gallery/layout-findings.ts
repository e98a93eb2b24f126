import { slideHeights, type SlideFormat } from '@arrasta/domain';
import {
  contrastRatio,
  largeTextContrast,
  parseColor,
  textContrast,
  type ThemeKey,
} from '@arrasta/palettes';
import { themes } from '@arrasta/palettes';
import type { Pixels } from '../pixels/shift';
import { inkOf } from './ink';
import type { Box, DrawnText } from './image';
import type { MatrixCase } from './layout-matrix';

/** A slide as it hangs on the wall, in one pixel for each px. */
export interface HungSlide {
  readonly shown: MatrixCase;
  /** On the wall. */
  readonly place: Box;
  readonly texts: readonly DrawnText[];
  /** Whether it says of itself that it holds more than its layout has room for. */
  readonly isOverflowing: boolean;
}

/** The wall without its words, and its words alone. */
export interface Photographs {
  readonly backgrounds: Pixels;
  readonly ink: Pixels;
}

const slideWidth = 432;
const margin = 32;

/** What apps lay over a story's head and foot; elsewhere the margin. Source: docs/product/formats.md. */
const storyMargins = { head: 108, foot: 136 } as const;

/** What letters may hang over, in px: the curl of an italic, the accent of a first capital. */
const overhang = { beside: 3, above: 8, below: 4 } as const;
/** What tails of Arabic letters hang over more below, in px. */
const tailsBelow = 6;

/** What marks above and through large letters reach beyond them, in px. */
const reachOfMarks = 8;

/** Some themes have a wider field. Source: docs/product/themes.md 10. */
function sideMargin({ theme, filling }: MatrixCase): number {
  const ofTheme = Math.min(margin, themes[theme].field.left);
  const hasMarks = theme === 'swiss' || filling === 'combiningMarks';
  return hasMarks ? ofTheme - reachOfMarks : ofTheme;
}

/** What ordinals and words in line boxes may cross of the margin, in px. */
const acrossMargin = 10;

/** Nearer to the left edge than the margin: words in line boxes, ordinals. */
function leftMargin(shown: MatrixCase): number {
  const { theme, layout } = shown;
  const isNearer = (theme === 'bold' && layout === 'cover-frame') || layout === 'step';
  return isNearer ? Math.min(margin - acrossMargin, sideMargin(shown)) : sideMargin(shown);
}

/** Nearer to the right edge: the ordinals of Minimalista, which stand there. */
function rightMargin(shown: MatrixCase): number {
  const isNearer = shown.theme === 'minimal' && shown.layout === 'step';
  return isNearer ? margin - acrossMargin : sideMargin(shown);
}

function safeArea(shown: MatrixCase): Box {
  const { format, filling } = shown;
  const isStory = format === '9:16';
  const below = overhang.below + (filling === 'rightToLeft' ? tailsBelow : 0);
  return {
    left: leftMargin(shown) - overhang.beside,
    right: slideWidth - rightMargin(shown) + overhang.beside,
    top: (isStory ? storyMargins.head : margin) - overhang.above,
    bottom: slideHeights[format] - (isStory ? storyMargins.foot : margin) + below,
  };
}

function sides(box: Box): string {
  return [box.left, box.top, box.right, box.bottom].map((side) => Math.round(side)).join(' ');
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

function findOutside({ shown, place }: HungSlide, { ink }: Photographs): string[] {
  const { elements } = inkOf(ink, place);
  const area = safeArea(shown);
  if (elements === null || isInside(elements, area)) return [];
  return [`words at ${sides(elements)} leave ${sides(area)}`];
}

/** Share of a line's height above and below its letters, and above and below a large figure. */
const leading = 0.2;
const leadingOfFigures = 0.3;
const figureHeight = 130;

function lettersOf({ left, top, right, bottom }: Box): Box {
  const height = bottom - top;
  const air = height * (height > figureHeight ? leadingOfFigures : leading);
  return { left, top: top + air, right, bottom: bottom - air };
}

function onSlide({ left, top, right, bottom }: Box, place: Box): Box {
  return {
    left: left - place.left,
    top: top - place.top,
    right: right - place.left,
    bottom: bottom - place.top,
  };
}

function slideBox(format: SlideFormat): Box {
  return { left: -1, top: -1, right: slideWidth + 1, bottom: slideHeights[format] + 1 };
}

function findCut({ shown, place, texts }: HungSlide): string[] {
  const whole = slideBox(shown.format);
  return texts
    .filter(({ part }) => part !== 'decoration')
    .filter(({ lines }) => lines.some((line) => !isInside(onSlide(lettersOf(line), place), whole)))
    .map(({ words }) => `beyond the slide: ${words.slice(0, 30)}`);
}

/** What is smaller than this, in px, is hard to read on a phone. */
const smallest = 14;

function findSmall({ texts }: HungSlide): string[] {
  return texts
    .filter(({ part, size }) => part === 'elements' && size < smallest)
    .map(({ words, size }) => `${size} px: ${words.slice(0, 30)}`);
}

/** From here on letters are large. Source: WCAG 2.2, 1.4.3, in px. */
const large = { plain: 24, bold: 19, boldFrom: 700 } as const;

function limitOf({ size, weight }: DrawnText): number {
  const isLarge = size >= large.plain || (size >= large.bold && weight >= large.boldFrom);
  return isLarge ? largeTextContrast : textContrast;
}

/** A pixel of a letter is darker than that in one of its channels at least. */
const inked = 96;
/**
 * Share of a text's pixels that may read worse: those at the edge of what lies behind it, or of a
 * line under emphasised words.
 */
const smoothed = 0.03;
/** What rounding of colours takes. */
const rounding = 0.06;

/**
 * The pixels in which the letters of a text are, as offsets in both photographs; not those of the
 * lines above and below, nor of descenders that cross a line under emphasised words.
 */
function inkedPixels({ ink }: Photographs, { lines }: DrawnText, place: Box): number[] {
  const offsets: number[] = [];
  for (const line of lines.map(lettersOf)) {
    const [top, bottom] = [Math.max(line.top, place.top), Math.min(line.bottom, place.bottom)];
    const [left, right] = [Math.max(line.left, place.left), Math.min(line.right, place.right)];
    for (let y = Math.floor(top); y < Math.ceil(bottom); y += 1) {
      for (let x = Math.floor(left); x < Math.ceil(right); x += 1) {
        const at = (y * ink.width + x) * 4;
        const [red = 255, green = 255, blue = 255] = ink.data.subarray(at, at + 3);
        if (Math.min(red, green, blue) < inked) offsets.push(at);
      }
    }
  }
  return offsets;
}

/** How many pixels of each colour, as 0xRRGGBB, lie under letters. */
function colorsUnder({ data }: Pixels, offsets: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const at of offsets) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/** How badly a text reads at worst, and on how much of it; null where it reads. */
function readingOf(text: DrawnText, hung: HungSlide, photographs: Photographs) {
  const color = parseColor(text.color);
  const offsets = inkedPixels(photographs, text, hung.place);
  if (color === null || offsets.length === 0) return null;
  const limit = limitOf(text);
  let [worst, below] = [21, 0];
  for (const [under, count] of colorsUnder(photographs.backgrounds, offsets)) {
    const background = { red: under >> 16, green: (under >> 8) & 255, blue: under & 255, alpha: 1 };
    const contrast = contrastRatio(color, background);
    if (contrast >= limit - rounding) continue;
    worst = Math.min(worst, contrast);
    below += count;
  }
  const share = below / offsets.length;
  return share <= smoothed ? null : { worst, limit, share };
}

/** An ordinal of Impacto, whose foot the edge of its block cuts off. */
function isCut({ shown: { theme, layout } }: HungSlide, { size }: DrawnText): boolean {
  return theme === 'bold' && layout === 'step' && size > figureHeight;
}

function findFaint(hung: HungSlide, photographs: Photographs): string[] {
  return hung.texts.flatMap((text) => {
    if (isCut(hung, text)) return [];
    const reading = readingOf(text, hung, photographs);
    if (reading === null) return [];
    const { worst, limit, share } = reading;
    const what = `${text.part} ${text.words.slice(0, 30)}`;
    return [
      `${worst.toFixed(2)} of ${limit} on ${Math.round(100 * share)} %, ${text.size} px: ${what}`,
    ];
  });
}

/** Px by which boxes of words that touch may lie over one another. */
const touching = 3;

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > touching &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > touching
  );
}

/** Words that stand on the words of another element. */
function findOverlaps({ texts }: HungSlide): string[] {
  const found = texts.flatMap((text, index) => {
    const boxes = text.lines.map(lettersOf);
    return texts
      .slice(index + 1)
      .filter((other) => other.owner !== text.owner || other.part !== text.part)
      .filter((other) =>
        boxes.some((box) => other.lines.some((line) => overlap(box, lettersOf(line)))),
      )
      .map((other) => `${text.words.slice(0, 24)} / ${other.words.slice(0, 24)}`);
  });
  return found;
}

/** What is wrong with a slide, by what it is. */
export interface Finding {
  readonly kind: 'outside' | 'cut' | 'small' | 'faint' | 'overlap';
  readonly what: string;
}

/** What a reader of a slide would object to; one that overflows says so itself. */
export function findingsOf(hung: HungSlide, photographs: Photographs): Finding[] {
  const of = (kind: Finding['kind'], found: readonly string[]) =>
    found.slice(0, 1).map((what): Finding => ({ kind, what }));
  const small = of('small', findSmall(hung));
  if (hung.isOverflowing) return small;
  return [
    ...small,
    ...of('faint', findFaint(hung, photographs)),
    ...of('outside', findOutside(hung, photographs)),
    ...of('cut', findCut(hung)),
    ...of('overlap', findOverlaps(hung)),
  ];
}

/** The theme, layout, format and contents of a slide in one line. */
export function nameOf({ theme, layout, format, filling, palette, photo, image }: MatrixCase) {
  const { slide, carousel } = image;
  const look = `${slide.tone}, ${palette}, ${photo}, ${carousel.brandPosition}`;
  return `${layout} ${theme satisfies ThemeKey} ${format} ${filling} (${look})`;
}
