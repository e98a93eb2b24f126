import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import { hasBrandAtHead } from '../format';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  kickerWords,
  wordContextOf,
  slideIcon,
  textWords,
  titleWords,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { deviceIconScale, iconItems } from '../layouts/icons';
import { itemsExtent, moveItemDown } from '../layouts/item-extents';
import { quotationMarkItem, quotationMarks, quotationOf } from '../layouts/quote-layouts';
import { placeWords } from '../layouts/words';
import type { WordsToPlace } from '../layouts/word-style';
import { brandOf } from '../slide-chrome';
import { crayonColor, sheetColor } from './collage-colors';
import { byTurns, isAtRight } from './collage-place';
import { sheetItems, tapeItem } from './papers';
import { cornerSketch, underlineItem } from './pencil';
import { linesExtent, paperColumn, paperTitleRange } from './slipped-words';

/** A sheet around words, in px: what it reaches beyond the field, and its padding. */
const sheet = { beyond: 3, across: 22, along: 24, tightAlong: 16 } as const;

function isLow({ scene, field }: SlideComposition): boolean {
  return scene.carousel.format === '1:1' || field.height < 330;
}

export function sheetPadding(draft: SlideComposition): number {
  return isLow(draft) ? sheet.tightAlong : sheet.along;
}

/** Where words stand on a sheet that is as high as the field. */
export function insideSheet(draft: SlideComposition, area: Area = draft.field): Area {
  const along = sheetPadding(draft);
  return {
    left: area.left + sheet.across,
    width: area.width - 2 * sheet.across,
    top: area.top + along,
    height: area.height - 2 * along,
  };
}

/** Of the free height over and under a sheet, what is over it. */
const partOver = 0.44;
/** Of the field's height, how high a sheet is at least. */
const minPart = 0.56;
/** Room for the tape over a sheet, in px. */
const tapeSpace = 16;

/** Items on a sheet as high as they are, with tape and a small drawing behind a corner of it. */
function onSheet(draft: SlideComposition, items: readonly CompositionItem[], whole: Area) {
  const { scene } = draft;
  const along = sheetPadding(draft);
  const { top, bottom } = itemsExtent(items);
  const wanted = bottom - top + 2 * along;
  const height = Math.min(whole.height, Math.max(wanted, whole.height * minPart));
  const free = whole.height - height;
  const area = {
    left: whole.left - sheet.beyond,
    width: whole.width + 2 * sheet.beyond,
    top: whole.top + free * partOver,
    height,
  };
  const by = area.top + along + Math.max(0, height - wanted) / 2 - top;
  const isRight = isAtRight(scene);
  const tape = {
    x: area.left + area.width * (isRight ? 0.36 : 0.62),
    y: area.top + 1,
  };
  const corner = {
    left: isRight ? area.left + area.width - 78 : area.left + 8,
    top: area.top - 46,
  };
  return [
    ...(hasBrandAtHead(scene) ? [] : [cornerSketch(scene, corner)]),
    ...sheetItems(scene, area),
    tapeItem(scene, tape, byTurns(scene, [-4, 5, -7])),
    ...items.map((item) => moveItemDown(item, by)),
  ];
}

const mark = { width: 38, gap: 18 } as const;
const author = { gap: 18, height: 24, size: 16, underline: 28 } as const;

const noAuthor: Composition = { items: [], overflowing: [] };

/** The author, underlined twice; the brand where the slide names none. */
function authorItems(
  draft: SlideComposition,
  { author: signature, sentence }: ReturnType<typeof quotationOf>,
  slot: Area,
): Composition {
  const { scene, colors } = draft;
  const name = signature?.content ?? brandOf(scene.carousel)?.name ?? null;
  const owner = signature ?? sentence;
  if (name === null || owner === null) return noAuthor;
  const words = {
    ...textWords(draft, owner, [author.size, author.size]),
    content: name,
    isStrong: true,
    color: () => colors.text,
  };
  const placed = placeWords([words], { slot, anchor: 'head' }, wordContextOf(draft));
  const runs = placed.items[0]?.runs ?? [];
  const lines = runs.map((run) => {
    const top = run.area.top + run.area.height + 3;
    const color = crayonColor(scene, sheetColor(scene));
    return underlineItem(color, { left: linesExtent(run).left, top });
  });
  if (signature === null) return { items: [{ kind: 'note', runs }, ...lines], overflowing: [] };
  const item = { kind: 'text', element: signature, runs } as const;
  return { items: [item, ...lines], overflowing: placed.overflowing };
}

/** How large the mark is: the first size at which the words fit. */
const markScales = [1, 0.7, 0.45] as const;

/** A quotation on a sheet. */
export const composeCollageQuote: Compose = (draft) => {
  const [usual, ...smaller] = markScales;
  let composed = composeMarked(draft, usual);
  for (const scale of smaller) {
    if (composed.overflowing.length === 0) return composed;
    composed = composeMarked(draft, scale);
  }
  return composed;
};

function composeMarked(draft: SlideComposition, scale: number): Composition {
  const { field, scene, slots } = draft;
  const whole = { ...field, top: field.top + tapeSpace, height: field.height - tapeSpace };
  const inner = insideSheet(draft, whole);
  const quoted = quotationOf(draft);
  const icon = slideIcon(draft, { scale: deviceIconScale });
  const markWidth = mark.width * scale;
  const color = crayonColor(scene, sheetColor(scene));
  const drawn =
    icon === null ? [quotationMarkItem(inner, markWidth, cssOf(color))] : iconItems(icon, inner);
  const markHeight = icon === null ? markWidth * 0.79 : icon.size;
  const top = inner.top + markHeight + mark.gap * scale;
  const { sentence, heads, rest } = quoted;
  const words: WordsToPlace[] = [
    ...heads.map((element) =>
      element === slots.kicker ? kickerWords(draft, element) : textWords(draft, element, [16, 18]),
    ),
    ...(sentence
      ? [
          {
            ...titleWords(draft, sentence, {
              range: paperTitleRange(draft, [24, 50]),
              avoidsWidow: true,
            }),
            content: sentence.content.replace(quotationMarks, ''),
            isQuoted: true,
          },
        ]
      : []),
    ...rest.map((element) => textWords(draft, element, [15, 18])),
  ];
  const signed = (author.gap + author.underline) * scale + author.height;
  const slot = { ...inner, top, height: inner.top + inner.height - top - signed };
  const placed = placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  const nameTop = placed.area.top + placed.area.height + author.gap * scale;
  const named = authorItems(draft, quoted, { ...inner, top: nameTop, height: author.height });
  return {
    items: onSheet(draft, [...drawn, ...placed.items, ...named.items], whole),
    overflowing: [...placed.overflowing, ...named.overflowing],
    column: paperColumn(draft),
  };
}
