import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, CompositionItem } from '../layouts/composition';
import { callOf, placeCallWords, placePillWords, type Call } from '../layouts/cta-layouts';
import {
  allWords,
  kickerWords,
  measureFor,
  wordContextOf,
  slideIcon,
  textsUnder,
  textWords,
  titleOf,
  titleWords,
  withIcon,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { findFigured, gapUnder, proportionBar, wordsUnder } from '../layouts/figure-layouts';
import { capHeight, placeFigure, withFigure } from '../layouts/figures';
import { deviceIconScale, iconItems, leftOfIcon, spaceOfIcon } from '../layouts/icons';
import { sentenceOf } from '../layouts/type-layouts';
import { placeWords } from '../layouts/words';
import type { WordsToPlace } from '../layouts/word-style';

/** Sizes in px of the words of a post. */
export const postRanges = {
  open: { title: { range: [26, 58], keptForRag: 0.85 }, text: [17, 20] },
  statement: { range: [26, 58], avoidsWidow: true },
  step: { range: [26, 50], maxLines: 5 },
  text: [17, 20],
} as const;

function footOf({ field }: SlideComposition): number {
  return field.top + field.height;
}

/** Words from a place on, down to the foot of the field. */
export function placeFrom(draft: SlideComposition, words: readonly WordsToPlace[], top: number) {
  const slot = { ...draft.field, top, height: footOf(draft) - top };
  return placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
}

/** Kicker, title and texts. */
export const composePostWords: Compose = (draft) =>
  placeFrom(
    draft,
    allWords(draft, postRanges.open, draft.colors, deviceIconScale),
    draft.field.top,
  );

/** A sentence, its label over it. */
export const composePostStatement: Compose = (draft) => {
  const { sentence, label } = sentenceOf(draft);
  const heads = [draft.slots.kicker, label].filter((element) => element !== null);
  const words = sentence && titleWords(draft, sentence, postRanges.statement);
  const rest = textsUnder(draft, sentence).filter((element) => element !== label);
  return placeFrom(
    draft,
    [
      ...heads.map((element) => kickerWords(draft, element)),
      ...(words ? [withIcon(draft, words, { scale: deviceIconScale })] : []),
      ...rest.map((element) => textWords(draft, element, postRanges.text)),
    ],
    draft.field.top,
  );
};

/** Around a figure, in px. */
const figureGaps = { over: 8, under: 26, bar: 18 } as const;
/** Of the field's height, how high the capitals of a figure are at most. */
const partOfFigure: ByFormat<number> = { usual: 0.4, '1:1': 0.36 };

type Found = NonNullable<ReturnType<typeof findFigured>>;

/** A figure in primary, so much of its usual size, and what reads on from it. */
function composeFigure(draft: SlideComposition, found: Found, scale: number): Composition {
  const { slots, field, scene, colors } = draft;
  const { element, figured } = found;
  const hasKicker = slots.kicker !== null && slots.kicker !== element;
  const kicker = placeFrom(draft, hasKicker ? [kickerWords(draft, slots.kicker)] : [], field.top);
  const icon = slideIcon(draft);
  const iconTop = hasKicker
    ? kicker.area.top + kicker.area.height + gapUnder(slots.kicker)
    : field.top + figureGaps.over;
  const left = icon === null ? 0 : leftOfIcon(icon, field, wordContextOf(draft).align);
  const top = iconTop + spaceOfIcon(icon);
  const byTheme = scene.theme.composition?.figureSize(figured.figure.length) ?? Infinity;
  const byField = (field.height * measureFor(draft, partOfFigure)) / capHeight;
  const max = Math.min(byTheme, byField) * scale;
  const figure = placeFigure(draft, element, {
    content: figured.figure,
    slot: { ...field, top },
    max,
    color: colors.emphasis(max),
  });
  const barTop = top + figure.height + figureGaps.under;
  const { percentage } = figured;
  const bars =
    percentage === null ? [] : proportionBar(draft, percentage, { ...field, top: barTop });
  const barSpace = bars.length === 0 ? 0 : bars[0].area.height + figureGaps.bar;
  const placed = placeFrom(draft, wordsUnder(draft, found), barTop + barSpace);
  return {
    items: [
      ...kicker.items,
      ...(icon ? iconItems(icon, { left, top: iconTop }) : []),
      ...bars,
      ...withFigure(element, figure.run, placed.items),
    ],
    overflowing: [...kicker.overflowing, ...placed.overflowing],
  };
}

/** How large a figure is: the first size at which the words under it fit. */
const figureScales = [1, 0.78, 0.6] as const;

/** A figure as large as its words leave it. */
export const composePostNumber: Compose = (draft): Composition => {
  const found = findFigured(draft);
  if (found === null) return composePostStatement(draft);
  const [usual, ...smaller] = figureScales;
  let composed = composeFigure(draft, found, usual);
  for (const scale of smaller) {
    if (composed.overflowing.length === 0) return composed;
    composed = composeFigure(draft, found, scale);
  }
  return composed;
};

/** A box as round as it can be. */
export function pillBox(area: Area, fill: string): BoxItem {
  return { kind: 'box', area, fill, radius: area.height / 2 };
}

const pill = { size: 18, padding: 20, gap: 20 } as const;
const pillHeights: ByFormat<number> = { usual: 54, '1:1': 46 };

/** The call on a pill as wide as the words. */
function callItems(draft: SlideComposition, call: Call, top: number): CompositionItem[] {
  const { colors, field } = draft;
  const area = { ...field, top, height: measureFor(draft, pillHeights) };
  const slot = {
    ...area,
    left: field.left + pill.padding,
    width: field.width - 2 * pill.padding,
  };
  const placed = placePillWords(draft, call, {
    slot,
    size: pill.size,
    color: colors.onBlock,
  });
  if (placed === null) return [];
  return [
    pillBox(area, cssOf(colors.block)),
    placed.itemAt(field.left + (field.width - placed.width) / 2),
  ];
}

/** What to do, and a pill under it that says so. */
export const composePostCta: Compose = (draft): Composition => {
  const { slots, field } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const height = measureFor(draft, pillHeights);
  const slot = { ...field, height: field.height - height - pill.gap };
  const range = postRanges.open.title.range;
  const placed = placeCallWords(draft, { title, texts, range }, slot);
  const top = placed.area.top + placed.area.height + (placed.texts.length === 0 ? 0 : pill.gap);
  return {
    items: [...placed.items, ...callItems(draft, callOf(draft, texts), top)],
    overflowing: placed.overflowing,
  };
};
