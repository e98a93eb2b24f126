import { figureOf, singleLineOf, type Element } from '@arrasta/domain';
import { mostReadableColor, type Color, cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Round } from '../decoration/figures';
import type { Composition, CompositionItem, TextRun } from '../layouts/composition';
import {
  allWords,
  kickerWords,
  wordContextOf,
  slideIcon,
  titleOf,
  type Compose,
  type SlideComposition,
  measureFor,
  textsUnder,
  type ByFormat,
} from '../layouts/draft';
import { findFigured, wordsUnder } from '../layouts/figure-layouts';
import { capHeight, placeFigure, withFigure } from '../layouts/figures';
import { deviceIconScale, iconItems } from '../layouts/icons';
import { stepOf } from '../layouts/step-layouts';
import { placeStepWords } from '../layouts/step-words';
import { composeStatement } from '../layouts/type-layouts';
import { placeWords, type VerticalAnchor } from '../layouts/words';
import type { WordsToPlace } from '../layouts/word-style';
import { bandColors } from './retro-colors';
import { discItems, rayItem, ringItems, ringWidth } from './retro-figures';
import { coverSun, coverWordsTop, numberRing, stepDisc, callSun, hasSmallSun } from './retro-place';
import { hasBrandAtHead } from '../format';
import { readableBlock } from '../decoration/readable-block';
import { callOf, placeCallWords, placePillWords, type Call } from '../layouts/cta-layouts';

function footOf({ field }: SlideComposition): number {
  return field.top + field.height;
}

/** Words from a place on, down to the foot of the field. */
function placeFrom(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  top: number,
  anchor: VerticalAnchor,
) {
  const slot = { ...draft.field, top, height: footOf(draft) - top };
  return placeWords(words, { slot, anchor }, wordContextOf(draft));
}

const ranges = {
  cover: { title: { range: [28, 64], maxLines: 4, keptForRag: 0.85 }, text: [15, 20] },
  step: { title: { range: [26, 52], maxLines: 4 }, text: [15, 20] },
} as const;

/** Words under a sun; it gives way where they need its room, and in a square. */
export const composeRetroCoverType: Compose = (draft): Composition => {
  const { scene } = draft;
  const words = allWords(draft, ranges.cover, draft.colors, deviceIconScale);
  const sunned = placeFrom(draft, words, coverWordsTop(scene, true), 'centre');
  const hasSun = scene.carousel.format !== '1:1' && sunned.overflowing.length === 0;
  if (hasSun) return { ...sunned, items: [...discItems(scene, coverSun(scene)), ...sunned.items] };
  return placeFrom(draft, words, Math.max(draft.field.top, coverWordsTop(scene, false)), 'centre');
};

interface Centred {
  readonly content: string;
  readonly centre: Round['centre'];
  readonly width: number;
  readonly size: number;
  readonly color: Color;
}

/** A figure in the middle of a circle. */
function figureIn(draft: SlideComposition, title: Element, figure: Centred): TextRun | null {
  const { content, centre, width, size, color } = figure;
  const slot: Area = { left: centre.x - width / 2, width, top: 0, height: size };
  const { run, height } = placeFigure(draft, title, {
    content,
    slot,
    max: size,
    color,
    align: 'center',
  });
  if (run === null) return null;
  return { ...run, area: { ...run.area, top: run.area.top + centre.y - height / 2 } };
}

/** Of a figure in a ring of 158 px, by how many characters it has. */
function sizeInRing(characters: number): number {
  if (characters > 4) return 62;
  return characters === 4 ? 76 : 98;
}

const attachedUnit = /^(?:h|min|m|km|kg|g|l|ml)(?![\p{L}\d])/iu;

/** A figure with the unit that is written without a blank after it; the rest reads on from it. */
function withUnit(found: NonNullable<ReturnType<typeof findFigured>>) {
  const text = singleLineOf(found.element);
  const figure = figureOf(text);
  const unit = figure && attachedUnit.exec(text.slice(figure.end))?.[0];
  if (!figure || !unit) return found;
  const rest = `${text.slice(0, figure.start)} ${text.slice(figure.end + unit.length)}`;
  const figured = {
    ...found.figured,
    figure: figure.figure + unit,
    rest: rest.replace(/\s+/gu, ' ').trim(),
  };
  return { ...found, figured };
}

const ringScales = [1, 0.86, 0.72, 0.58] as const;
const gapUnderRing = 14;
/** Between an icon and the figure under it, in px. */
const gapUnderIcon = 12;
const ringRays = { count: 44, reach: 48 } as const;

/** A figure in a ring of the bands, which is as large as the words under it leave it. */
export const composeRetroBigNumber: Compose = (draft): Composition => {
  const { slots, scene, colors } = draft;
  const title = findFigured(draft);
  if (title === null) return composeStatement(draft);
  const found = withUnit(title);
  const { element, figured } = found;
  const hasKicker = slots.kicker !== null && slots.kicker !== element;
  const words = [
    ...(hasKicker ? [kickerWords(draft, slots.kicker)] : []),
    ...wordsUnder(draft, found),
  ];
  const tried = ringScales.map((scale) => {
    const ring = numberRing(scene, scale);
    const top = ring.centre.y + ring.radius + gapUnderRing;
    return { ring, placed: placeFrom(draft, words, top, 'head') };
  });
  const drawn = tried.find(({ placed }) => placed.overflowing.length === 0) ?? tried.at(-1);
  if (drawn === undefined) return composeStatement(draft);
  const { ring, placed } = drawn;
  const width = ringWidth(ring);
  const inner = ring.radius - 4 * width;
  const scale = ring.radius / 158;
  const size = sizeInRing(figured.figure.length) * scale;
  const icon = slideIcon(draft);
  const by = icon === null ? 0 : icon.size + gapUnderIcon;
  const centre = { ...ring.centre, y: ring.centre.y + by / 2 };
  const run = figureIn(draft, element, {
    content: figured.figure,
    centre,
    width: 1.8 * inner,
    size: Math.max(48, size),
    color: colors.title ?? colors.text,
  });
  const figureTop = centre.y - (size * capHeight) / 2;
  const iconPlace = icon && { left: centre.x - icon.size / 2, top: figureTop - by };
  return {
    items: [
      rayItem(scene, ring, { count: ringRays.count, to: ring.radius + ringRays.reach * scale }),
      ...ringItems(scene, ring, width),
      ...(icon && iconPlace ? iconItems(icon, iconPlace) : []),
      ...withFigure(element, run, placed.items),
    ],
    overflowing: placed.overflowing,
  };
};

const gapUnderDisc = 24;
const discRays = { count: 32, reach: 34 } as const;

/** An ordinal in a disc of the bands, and the words at the foot. */
export const composeRetroStep: Compose = (draft): Composition => {
  const { scene } = draft;
  const title = titleOf(draft);
  if (title === null) return composeStatement(draft);
  const disc = stepDisc(scene);
  const step = stepOf(draft, title);
  const inner = bandColors(scene).at(-1) ?? scene.palette.primary;
  const run = figureIn(draft, title, {
    content: String(step.number),
    centre: disc.centre,
    width: disc.radius * 1.1,
    size: disc.radius * 0.72,
    color: mostReadableColor(scene.palette, [inner]),
  });
  const top = disc.centre.y + disc.radius + gapUnderDisc;
  const slot = { ...draft.field, top, height: footOf(draft) - top };
  const placed = placeStepWords(draft, step, { slot, anchor: 'foot' }, ranges.step, false);
  const to = disc.radius + discRays.reach * (disc.radius / 92);
  const isWhole = scene.index % 2 === 1;
  const under: CompositionItem[] = [
    ...(isWhole ? [rayItem(scene, disc, { count: discRays.count, to })] : []),
    ...discItems(scene, disc, 'disc'),
  ];
  return {
    items: [...under, ...placed.labels, ...withFigure(title, run, placed.items)],
    overflowing: placed.overflowing,
  };
};

const pill = { size: 17, across: 26, gap: 16 } as const;
const pillHeights: ByFormat<number> = { usual: 50, '1:1': 42 };

/** The call on a pill in the colour of titles. */
function pillItems(draft: SlideComposition, call: Call, top: number): CompositionItem[] {
  const { field, colors, scene } = draft;
  const { fill, words: onFill } = readableBlock(scene, colors.title ?? colors.text);
  const height = measureFor(draft, pillHeights);
  const slot = { left: field.left, top, width: field.width - 2 * pill.across, height };
  const placed = placePillWords(draft, call, { slot, size: pill.size, color: onFill });
  if (placed === null) return [];
  const box = { left: field.left, top, width: placed.width + 2 * pill.across, height };
  return [
    { kind: 'box', area: box, fill: cssOf(fill), radius: height / 2 },
    placed.itemAt(field.left + pill.across),
  ];
}

const rays = { count: 40, reach: 50 } as const;

/** No rays lie on the bands that end behind the sun. */
function isBesideBands(angle: number): boolean {
  const degrees = ((angle * 180) / Math.PI + 360) % 360;
  return degrees < 300 || degrees > 357;
}

/** A call under the sun that the bands end behind; the sun gives way to words. */
export const composeRetroCta: Compose = (draft): Composition => {
  const { slots, field, scene } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const foot = field.top + field.height;
  const space = measureFor(draft, pillHeights) + pill.gap;
  const place = (top: number) => {
    const slot = { ...field, top, height: foot - top - space };
    return placeCallWords(draft, { title, texts, range: [28, 58] }, slot);
  };
  const large = place(Math.max(field.top, callSun(hasSmallSun(scene)).wordsTop));
  const givesWay = large.overflowing.length > 0 && !hasBrandAtHead(scene);
  const isSmall = givesWay || hasSmallSun(scene);
  const placed = isSmall ? place(field.top) : large;
  const sun = callSun(isSmall);
  const to = sun.radius + rays.reach * (sun.radius / 86);
  const pillTop = placed.area.top + placed.area.height + pill.gap;
  return {
    items: [
      rayItem(scene, sun, { count: rays.count, to, isDrawn: isBesideBands }),
      ...discItems(scene, sun),
      ...placed.items,
      ...pillItems(draft, callOf(draft, texts), pillTop),
    ],
    overflowing: placed.overflowing,
  };
};
