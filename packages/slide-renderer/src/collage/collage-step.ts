import type { Area } from '../context';
import type { Composition, CompositionItem, TextItem } from '../layouts/composition';
import {
  measureFor,
  settingOf,
  slideIcon,
  textsUnder,
  textWords,
  titleOf,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { withFigure } from '../layouts/figures';
import { deviceIconScale, iconItems, plainTag } from '../layouts/icons';
import { labelOf, stepOf, type Step } from '../layouts/step-layouts';
import { labelItem, type StepLabel } from '../layouts/step-label';
import { placeWords } from '../layouts/words';
import { figureBlock, sheetColor } from './collage-colors';
import { composeCollageStatement } from './collage-covers';
import { byTurns, isAtRight } from './collage-place';
import { insideSheet, sheetPadding } from './collage-sheets';
import { placeFigureOnPaper } from './figure-on-paper';
import { scrapItems, sheetItems, tapeItem } from './papers';
import { cornerSketch } from './pencil';
import { paperColumn, paperTitleRange, placeSlipped } from './slipped-words';

/** A piece of paper with the ordinal. Measures in px, and degrees. */
const scrap = { inset: 12, down: 6, overlap: 18, beside: 16, ring: 0.13, turn: 3 } as const;
const sizes: ByFormat<number> = { usual: 148, '1:1': 104, '9:16': 176 };
/** Of its size, how large the ordinal is. */
const partOfScrap = 0.56;
/** Of what is free under it, how high the sheet is at least. */
const leastSheet = 0.74;
const gapUnderIcon = 12;

/** Where the paper with the ordinal is: at the right or left by turns. */
function scrapArea(draft: SlideComposition): Area {
  const { field, scene } = draft;
  const size = measureFor(draft, sizes);
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
  const room = icon === null ? 0 : icon.size + gapUnderIcon;
  const slot = { ...beside, top: beside.top + room, height: beside.height - room };
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
  const setting = settingOf(draft);
  const wanted = placeWords(words, { slot: inner, anchor: 'head' }, setting).area.height;
  const padding = 2 * sheetPadding(draft);
  const least = Math.max(wanted + padding, highest.height * leastSheet);
  const area = { ...highest, height: Math.min(highest.height, least) };
  const slot = insideSheet(draft, area);
  return { area, placed: placeWords(words, { slot, anchor: 'centre' }, setting) };
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
