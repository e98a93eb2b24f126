import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition, CompositionItem, TextItem, IconToDraw } from '../layouts/composition';
import {
  measureFor,
  wordContextOf,
  slideIcon,
  textsUnder,
  textWords,
  titleOf,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
  kickerWords,
} from '../layouts/draft';
import { withFigure } from '../layouts/figures';
import { deviceIconScale, iconItems, plainTag } from '../layouts/icons';
import { labelOf, stepOf, type Step } from '../layouts/step-layouts';
import { labelItem, type StepLabel } from '../layouts/step-label';
import { placeWords } from '../layouts/words';
import { figureBlock, sheetColor, signBlock, slipShadow } from './collage-colors';
import {
  composeCollageStatement,
  cornerDots,
  headPaperItems,
  placeUnderHead,
  starAboveWords,
} from './collage-covers';
import { byTurns, isAtRight } from './collage-place';
import { insideSheet, sheetPadding } from './collage-sheets';
import { placeFigureOnPaper } from './collage-number';
import { scrapItems, sheetItems, tapeItem } from './papers';
import { cornerSketch, arrowItem, arrowSize } from './pencil';
import { paperColumn, paperTitleRange, placeSlipped, type SlippedWords } from './slipped-words';
import { areaAround } from '../layouts/composed-parts';
import { callOf, placePillWords, type Call } from '../layouts/cta-layouts';
import { turnPart, turnText } from '../layouts/turned';

/** A piece of paper with the ordinal. Measures in px, and degrees. */
const scrap = { inset: 12, down: 6, overlap: 18, beside: 16, ring: 0.13, turn: 3 } as const;
const scrapSizes: ByFormat<number> = { usual: 148, '1:1': 104, '9:16': 176 };
/** Of its size, how large the ordinal is. */
const partOfScrap = 0.56;
/** Of what is free under it, how high the sheet is at least. */
const minSheet = 0.74;
const gapUnderIcon = 12;

/** Where the paper with the ordinal is: at the right or left by turns. */
function scrapArea(draft: SlideComposition): Area {
  const { field, scene } = draft;
  const size = measureFor(draft, scrapSizes);
  const right = field.left + field.width - size - scrap.inset;
  const left = isAtRight(scene) ? right : field.left + scrap.inset;
  return { left, top: field.top + scrap.down, width: size, height: size };
}

/** A label that no element says is turned by its runs. */
function labelOnSlip(label: StepLabel, item: TextItem): CompositionItem {
  const { turn } = item;
  if (!label.isNote || turn === undefined) return labelItem(label, item);
  return labelItem(label, { ...item, runs: item.runs.map((run) => ({ ...run, turn })) });
}

/** Label and icon beside the ordinal; a small drawing where there is neither. */
function besideItems(draft: SlideComposition, label: StepLabel | null, paper: Area) {
  const { field, scene } = draft;
  const isRight = isAtRight(scene);
  const end = isRight ? paper.left - scrap.beside : field.left + field.width;
  const left = isRight ? field.left + 2 : paper.left + paper.width + scrap.beside;
  const beside = { left, width: end - left, top: paper.top, height: paper.height - scrap.overlap };
  const icon = slideIcon(draft, {
    scale: deviceIconScale,
    tag: plainTag(sheetColor(scene)),
  });
  if (icon === null && label === null) {
    const sketchLeft = isRight ? beside.left + 12 : end - 90;
    return [cornerSketch(scene, { left: sketchLeft, top: beside.top + beside.height - 76 })];
  }
  const space = icon === null ? 0 : icon.size + gapUnderIcon;
  const slot = { ...beside, top: beside.top + space, height: beside.height - space };
  const placed = placeSlipped(draft, label ? [label.words] : [], { slot, anchor: 'centre' });
  return [
    ...(icon ? iconItems(icon, { left: beside.left, top: beside.top }) : []),
    ...placed.items.map((item) =>
      label && item.kind === 'text' ? labelOnSlip(label, item) : item,
    ),
  ];
}

/** Title and texts in the middle of a sheet from a place on. */
function placeOnSheet(draft: SlideComposition, { title, rest }: Step, top: number) {
  const { field } = draft;
  const highest = { ...field, top, height: field.top + field.height - top };
  const inner = insideSheet(draft, highest);
  const range = paperTitleRange(draft, [26, 50]);
  const words = [
    { ...titleWords(draft, title, { range, maxLines: 4 }), content: rest },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, [15, 20])),
  ];
  const wordContext = wordContextOf(draft);
  const wanted = placeWords(words, { slot: inner, anchor: 'head' }, wordContext).area.height;
  const padding = 2 * sheetPadding(draft);
  const min = Math.max(wanted + padding, highest.height * minSheet);
  const area = { ...highest, height: Math.min(highest.height, min) };
  const slot = insideSheet(draft, area);
  return { area, placed: placeWords(words, { slot, anchor: 'centre' }, wordContext) };
}

/** An ordinal in a ring on a piece of coloured paper, its label beside it and the words on a sheet. */
export const composeCollageStep: Compose = (draft): Composition => {
  const title = titleOf(draft);
  if (title === null) return composeCollageStatement(draft);
  const { scene } = draft;
  const step = stepOf(draft, title);
  const paper = scrapArea(draft);
  const inset = paper.width * scrap.ring;
  const figure = placeFigureOnPaper(draft, title, {
    content: String(step.number),
    area: paper,
    inset: { across: inset, along: inset },
    max: paper.width * partOfScrap,
  });
  const top = paper.top + paper.height - scrap.overlap;
  const { area, placed } = placeOnSheet(draft, step, top);
  const turn = isAtRight(scene) ? scrap.turn : -scrap.turn;
  const tape = { x: paper.left + paper.width / 2, y: paper.top + 1 };
  return {
    items: [
      ...scrapItems(scene, paper, { turn, fill: figureBlock(scene).fill }),
      ...sheetItems(scene, area),
      ...figure.ring,
      tapeItem(scene, tape, byTurns(scene, [-6, 4, 8]), true),
      ...besideItems(draft, labelOf(draft, step), paper),
      ...withFigure(title, figure.run, placed.items),
    ],
    overflowing: placed.overflowing,
    column: paperColumn(draft),
  };
};

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
  const space = measureFor(draft, pillHeights) + pill.gap;
  const icon =
    title &&
    slideIcon(draft, {
      scale: deviceIconScale,
      tag: plainTag(sheetColor(scene)),
    });
  const beside = icon === null ? 0 : icon.size + gapBesideIcon;
  const { field } = draft;
  const narrow = { ...draft, field: { ...field, width: field.width - beside } };
  const centred = placeUnderHead(narrow, words, space);
  const { strips, area } = centred;
  const seam = strips === null ? area.top : strips.top + Math.min(strips.height * 0.72, 120);
  const top = area.top + area.height + (words.length === 0 ? 0 : pill.gap);
  return {
    items: [
      ...headPaperItems(scene, seam, true),
      ...starAboveWords(draft, 74, area.top),
      ...cornerDots(draft, centred, true),
      ...centred.items,
      ...(icon ? iconBeside(draft, icon, centred) : []),
      ...callItems(draft, callOf(draft, texts), top),
    ],
    overflowing: centred.overflowing,
    column: paperColumn(draft),
  };
};
