import { cssOf } from '@arrasta/palettes';
import { areaAround } from '../layouts/composed-parts';
import type { Composition, CompositionItem, IconToDraw } from '../layouts/composition';
import { callOf, placePillWords, type Call } from '../layouts/cta-layouts';
import {
  kickerWords,
  measureFor,
  slideIcon,
  textsUnder,
  textWords,
  titleOf,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { deviceIconScale, iconItems, plainTag } from '../layouts/icons';
import { turnPart, turnText } from '../layouts/turned';
import { sheetColor, signBlock, slipShadow } from './collage-colors';
import { cornerDots, headPaperItems, placeUnderHead, starOver } from './collage-covers';
import { arrowItem, arrowSize } from './pencil';
import { paperColumn, paperTitleRange, type SlippedWords } from './slipped-words';

const pill = { size: 18, across: 22, gap: 20, turn: -1.5 } as const;
const pillHeights: ByFormat<number> = { usual: 50, '1:1': 42 };
/** Between the block of a call and the arrow to it, in px. */
const gapBesideArrow = 14;

/** The call on a block, and an arrow to it where that leaves the room. */
function callItems(draft: SlideComposition, call: Call, top: number): CompositionItem[] {
  const { field, scene } = draft;
  const { fill, words } = signBlock(scene);
  const height = measureFor(draft, pillHeights);
  const slot = { left: field.left, top, width: field.width - 2 * pill.across, height };
  const placed = placePillWords(draft, call, { slot, size: pill.size, color: words });
  if (placed === null) return [];
  const area = { left: field.left, top, width: placed.width + 2 * pill.across, height };
  const item = placed.itemAt(field.left + pill.across);
  const turned =
    item.kind === 'text'
      ? turnText(item, area, pill.turn)
      : { ...item, runs: item.runs.map((run) => turnPart(run, area, pill.turn)) };
  const arrowLeft = area.left + area.width + gapBesideArrow;
  const hasArrow = arrowLeft + arrowSize.width <= field.left + field.width;
  const arrowTop = top + height / 2 - arrowSize.height * 0.74;
  return [
    ...(hasArrow ? [arrowItem(scene, { left: arrowLeft, top: arrowTop }, 'left')] : []),
    {
      kind: 'box',
      area,
      fill: cssOf(fill),
      radius: 2,
      turn: pill.turn,
      shadow: slipShadow,
    },
    turned,
  ];
}

/** Between a title and the icon beside it, in px. */
const gapBesideIcon = 16;

/** The icon at the right, as high as the title begins. */
function iconBeside(
  { field, slots }: SlideComposition,
  icon: IconToDraw,
  { items, area }: SlippedWords,
): readonly CompositionItem[] {
  const title = items.find((item) => item.kind === 'text' && item.element === slots.title);
  const runs = title?.kind === 'text' ? title.runs : [];
  const top = runs.length === 0 ? area.top : areaAround(runs.map((run) => run.area)).top;
  const over = icon.tag?.padding ?? 0;
  return iconItems(icon, { left: field.left + field.width - icon.size, top: top - over });
}

/** What to do on strips, and a block that says so. */
export const composeCollageCta: Compose = (draft): Composition => {
  const { slots, scene } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const range = paperTitleRange(draft, [24, 60]);
  const words = [
    ...(slots.kicker ? [kickerWords(draft, slots.kicker)] : []),
    ...(title ? [titleWords(draft, title, { range, maxLines: 4 })] : []),
    ...texts.map((element) => textWords(draft, element, [15, 19])),
  ];
  const room = measureFor(draft, pillHeights) + pill.gap;
  const icon =
    title &&
    slideIcon(draft, {
      scale: deviceIconScale,
      tag: plainTag(sheetColor(scene)),
    });
  const beside = icon === null ? 0 : icon.size + gapBesideIcon;
  const { field } = draft;
  const narrow = { ...draft, field: { ...field, width: field.width - beside } };
  const centred = placeUnderHead(narrow, words, room);
  const { strips, area } = centred;
  const seam = strips === null ? area.top : strips.top + Math.min(strips.height * 0.72, 120);
  const top = area.top + area.height + (words.length === 0 ? 0 : pill.gap);
  return {
    items: [
      ...headPaperItems(scene, seam, true),
      ...starOver(draft, 74, area.top),
      ...cornerDots(draft, centred, true),
      ...centred.items,
      ...(icon ? iconBeside(draft, icon, centred) : []),
      ...callItems(draft, callOf(draft, texts), top),
    ],
    overflowing: centred.overflowing,
    column: paperColumn(draft),
  };
};
