import { headlineOf } from '@arrasta/domain';
import type { CSSProperties } from 'react';
import { cssOf } from '@arrasta/palettes';
import { slideWidth, type Scene, type DecorationProps } from '../context';
import { textMeasure } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import { faceOf, faceStyle } from '../text/text-style';
import { margins, tickerHeight, tickerTop } from './press-place';
import { readableBlock } from '../decoration/readable-block';
import { BoxFigure } from '../layouts/composed-parts';
import { familyOf } from '../fonts/font-specs';
import { useTextWidths } from '../line-break/use-text-widths';

const size = 17;
/** Of a sign, and what it has free at either side, in px. */
const sign = { space: 8, gap: 12 } as const;
const signs = ['disc', 'square', 'diamond', 'dash'] as const;
type Sign = (typeof signs)[number];

/** Until the font is there: letters of an average width, as a part of the size. */
const averageLetter = 0.46;

/** How the words are set. */
function tickerStyle({ titleFont }: Scene): CSSProperties {
  return {
    ...faceStyle(faceOf(titleFont, 600, true)),
    fontSize: size,
    lineHeight: `${String(tickerHeight)}px`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
  };
}

/** The title of the first slide; where that is not known, of this one or of the carousel. */
export function tickerWords({ headline, index, elements, carousel }: Scene): string {
  if (headline !== '') return headline;
  const own = index === 0 ? headlineOf([{ elements }]) : '';
  return own === '' ? carousel.title.trim() : own;
}

/** The sign between the words, which is the drawing that the seed chooses. */
export function tickerSign({ carousel }: Scene): Sign {
  return signs[carousel.decorSeed % signs.length] ?? 'disc';
}

/** Words or a sign of the ticker, in px from the left edge of the slide. */
type TickerItem =
  | {
      readonly kind: 'words';
      readonly left: number;
      readonly width: number;
      /** Whether they are wider than that. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'sign'; readonly left: number };

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

function widthOfWords(scene: Scene, words: string): number {
  const measured = textMeasure(fontOf(tickerStyle(scene)), size)?.width(words);
  return Math.ceil(measured ?? words.length * size * averageLetter);
}

/** Over the whole carousel from its left edge on: words, a sign, and the same again. */
function itemsThrough(scene: Scene, wordsWidth: number): TickerItem[] {
  const unit = wordsWidth + 2 * sign.gap + sign.space;
  const begin = scene.index * slideWidth;
  const first = Math.floor(begin / unit) - 1;
  const count = Math.ceil(slideWidth / unit) + 3;
  const units = Array.from({ length: count }, (_, number) => Math.max(0, first) + number);
  return units
    .map((number) => roundToHundredths(number * unit + sign.gap - begin))
    .flatMap((left): TickerItem[] => [
      { kind: 'words', left, width: wordsWidth, isCut: false },
      { kind: 'sign', left: roundToHundredths(left + wordsWidth + sign.gap) },
    ])
    .filter((item) => isSeen(item));
}

function isSeen(item: TickerItem): boolean {
  const right = item.left + (item.kind === 'words' ? item.width : sign.space);
  return right > 0 && item.left < slideWidth;
}

const variants = ['left', 'centre', 'right'] as const;

/** Once between the margins: at the left, in the middle or at the right by turns. */
function itemsWithin(scene: Scene, wordsWidth: number): TickerItem[] {
  const variant = variants[(scene.index + scene.carousel.decorSeed) % variants.length];
  const beside = sign.space + sign.gap;
  const sides = variant === 'centre' ? 2 : 1;
  const width = Math.min(wordsWidth, margins.width - sides * beside);
  const free = margins.width - width - sides * beside;
  const begin = margins.left + (variant === 'left' ? 0 : variant === 'right' ? free : free / 2);
  const left = variant === 'left' ? begin : begin + beside;
  const before: TickerItem[] = variant === 'left' ? [] : [{ kind: 'sign', left: begin }];
  const after: TickerItem[] =
    variant === 'right' ? [] : [{ kind: 'sign', left: left + width + sign.gap }];
  return [...before, { kind: 'words', left, width, isCut: width < wordsWidth }, ...after];
}

/** What is written and drawn on the ticker of a slide; nothing where there are no words. */
export function tickerItems(scene: Scene): TickerItem[] {
  const words = tickerWords(scene);
  if (words === '') return [];
  const width = widthOfWords(scene, words);
  return scene.carousel.panorama === 'theme'
    ? itemsThrough(scene, width)
    : itemsWithin(scene, width);
}

/** Measures of a sign, in the middle of its room. */
const signMeasures: Readonly<
  Record<
    Sign,
    {
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly turn: number;
    }
  >
> = {
  disc: { width: 7, height: 7, radius: 4, turn: 0 },
  square: { width: 7, height: 7, radius: 0, turn: 0 },
  diamond: { width: 7, height: 7, radius: 0, turn: 45 },
  dash: { width: 8, height: 2, radius: 0, turn: 0 },
};

/** A band at the foot with the title of the first slide, again and again over the whole carousel. */
export function PressTicker({ scene }: DecorationProps) {
  // Measured anew when fonts have come.
  useTextWidths(`${familyOf(scene.titleFont)} ${familyOf(scene.contentFont)}`);
  const { fill, words: onFill } = readableBlock(scene, scene.palette.accent);
  const [background, color] = [cssOf(fill), cssOf(onFill)];
  const words = tickerWords(scene);
  const { radius, turn, ...measures } = signMeasures[tickerSign(scene)];
  return (
    <div
      aria-hidden="true"
      style={{
        position: 'absolute',
        left: 0,
        top: tickerTop(scene),
        width: slideWidth,
        height: tickerHeight,
        background,
      }}
    >
      {tickerItems(scene).map((item) =>
        item.kind === 'words' ? (
          <span
            key={`words ${String(item.left)}`}
            style={{
              ...tickerStyle(scene),
              position: 'absolute',
              left: item.left,
              top: 0,
              width: item.width,
              ...(item.isCut && { overflow: 'hidden', textOverflow: 'ellipsis' }),
              color,
            }}
          >
            {words}
          </span>
        ) : (
          <BoxFigure
            key={`sign ${String(item.left)}`}
            kind="box"
            area={{
              left: item.left + (sign.space - measures.width) / 2,
              top: (tickerHeight - measures.height) / 2,
              ...measures,
            }}
            fill={color}
            radius={radius}
            turn={turn}
          />
        ),
      )}
    </div>
  );
}
