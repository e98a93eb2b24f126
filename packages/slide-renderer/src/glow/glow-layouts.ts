import type { Element } from '@arrasta/domain';
import { chipBox } from '../layouts/blocks';
import { cssOf, largeTextContrast, mix, primaryAsText, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import { isBoxed } from '../elements/box-style';
import type {
  BoxItem,
  Composition,
  CompositionItem,
  TextItem,
  TextRun,
} from '../layouts/composition';
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
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { findFigured, wordsUnder } from '../layouts/figure-layouts';
import { placeFigure, withFigure } from '../layouts/figures';
import { iconItems } from '../layouts/icons';
import { numberRun } from '../layouts/list-marks';
import { placeQuote } from '../layouts/quote-layouts';
import { labelItem } from '../layouts/step-label';
import { labelOf, stepOf, type Step } from '../layouts/step-layouts';
import { composeStatement } from '../layouts/type-layouts';
import { placeWords } from '../layouts/words';
import { cardAround, insideCard } from './glow-cards';
import { glowBar, glowChip } from './glow-colors';

const ranges = {
  cover: { title: { range: [30, 74], maxLines: 5, keptForRag: 0.85 }, text: [17, 20] },
  step: { title: { range: [26, 50], maxLines: 5 }, text: [16, 20] },
} as const;

/** All words at the foot, the kicker on its pill over the title. */
export const composeGlowCoverType: Compose = (draft): Composition =>
  placeWords(
    allWords(draft, ranges.cover),
    { slot: draft.field, anchor: 'foot' },
    wordContextOf(draft),
  );

/** A quotation on one card, as high as it is. */
export const composeGlowQuote: Compose = (draft): Composition => {
  const field = insideCard(draft);
  const { area, items, overflowing } = placeQuote({ ...draft, field }, true);
  return { items: [cardAround(draft, area), ...items], overflowing };
};

const chipSize: ByFormat<number> = { usual: 56, '1:1': 48 };
const gapUnderChip = 18;
const gapBesideChip = 14;
const gapUnderRow = 10;
/** Beside an icon a label has one line. */
const oneLine = 24;

interface StepHead {
  /** The ordinal, where it stands on its chip. */
  readonly run: TextRun | null;
  readonly under: readonly CompositionItem[];
  readonly labels: readonly CompositionItem[];
  readonly height: number;
}

/** The label beside the ordinal, or under it where it is too long for that. */
function placeLabel(draft: SlideComposition, step: Step, row: Area, besideOf: number) {
  const label = labelOf(draft, step);
  const wordContext = wordContextOf(draft);
  if (label === null) return { labels: [], height: row.height };
  const words = [{ ...label.words, pill: undefined }];
  const by = row.height + gapBesideChip;
  const beside = { ...row, left: row.left + by, width: row.width - by - besideOf };
  const placed = placeWords(words, { slot: beside, anchor: 'centre' }, wordContext);
  const itemsOf = (items: readonly TextItem[]) => items.map((item) => labelItem(label, item));
  const highest = besideOf === 0 ? row.height : oneLine;
  if (placed.area.height <= highest) {
    return { labels: itemsOf(placed.items), height: row.height };
  }
  const slot = { ...row, top: row.top + row.height + gapUnderRow };
  const under = placeWords(words, { slot, anchor: 'head' }, wordContext);
  return {
    labels: itemsOf(under.items),
    height: row.height + gapUnderRow + under.area.height,
  };
}

/** The ordinal on a chip, its label and the slide's icon beside it. */
function placeStepHead(draft: SlideComposition, step: Step, row: Area): StepHead {
  const { title, number } = step;
  const chip = glowChip(draft.scene);
  const box = { ...row, width: row.height };
  const sign = { content: String(number), size: row.height * 0.46, color: chip.sign };
  const icon = slideIcon(draft);
  const icons = icon
    ? iconItems(icon, {
        left: row.left + row.width - icon.size,
        top: row.top + (row.height - icon.size) / 2,
      })
    : [];
  const { labels, height } = placeLabel(draft, step, row, icon ? icon.size + gapBesideChip : 0);
  return {
    run: numberRun(draft, box, sign, title),
    under: [chipBox(chip, box), ...icons],
    labels,
    height,
  };
}

/** A step on one card: its ordinal and label, and the words under them. */
export const composeGlowStep: Compose = (draft): Composition => {
  const title = titleOf(draft);
  if (title === null) return composeStatement(draft);
  const inner = insideCard(draft);
  const row = { ...inner, height: measureFor(draft, chipSize) };
  const step = stepOf(draft, title);
  const words = [
    { ...titleWords(draft, title, ranges.step.title), content: step.rest },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, ranges.step.text)),
  ];
  const by = placeStepHead(draft, step, row).height + gapUnderChip;
  const slot = { ...inner, top: inner.top + by, height: inner.height - by };
  const placed = placeWords(words, { slot, anchor: 'centre' }, wordContextOf(draft));
  const top = placed.area.top - by;
  const head = placeStepHead(draft, step, { ...row, top });
  return {
    items: [
      cardAround(draft, { top, height: placed.area.height + by }),
      ...head.under,
      ...head.labels,
      ...withFigure(title, head.run, placed.items),
    ],
    overflowing: placed.overflowing,
  };
};

const pill = { size: 18, across: 30, narrow: 16, gap: 24 } as const;
const pillHeights: ByFormat<number> = { usual: 52, '1:1': 44 };

/** The call on a pill that glows. */
function pillItems(draft: SlideComposition, call: Call, slot: Area): CompositionItem[] {
  const { sign, roundness: _, ...paint } = glowChip(draft.scene);
  const words = { ...slot, width: slot.width - 2 * pill.narrow };
  const placed = placePillWords(draft, call, { slot: words, size: pill.size, color: sign });
  if (placed === null) return [];
  const across = Math.min(pill.across, (slot.width - placed.width) / 2);
  const width = placed.width + 2 * across;
  const left = slot.left + (slot.width - width) / 2;
  const box = { ...slot, left, width };
  return [
    { kind: 'box', area: box, radius: slot.height / 2, ...paint },
    placed.itemAt(left + across),
  ];
}

/** A call on one card, all of it centred. */
export const composeGlowCta: Compose = (draft): Composition => {
  const { slots } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const inner = insideCard(draft);
  const height = measureFor(draft, pillHeights);
  const space = height + pill.gap;
  const slot = { ...inner, height: inner.height - space };
  const placed = placeCallWords(draft, { title, texts, range: [30, 48] }, slot);
  const foot = placed.area.top + placed.area.height;
  return {
    items: [
      cardAround(draft, { top: placed.area.top, height: placed.area.height + space }),
      ...placed.items,
      ...pillItems(draft, callOf(draft, texts), { ...inner, top: foot + pill.gap, height }),
    ],
    overflowing: placed.overflowing,
  };
};

const partOfText = 0.35;
const gapUnderFigure = 22;
/** A box that its user gave a kicker reaches beyond its words, in px. */
const gapAtBox = 20;

function gapUnder(kicker: Element): number {
  return gapUnderFigure + (isBoxed(kicker.style) ? gapAtBox : 0);
}

const bar = { height: 14, gap: 20 } as const;
/** Words under a figure leave it that of the field at least. */
const partOfFigure = 0.42;

/** A figure that glows. */
function addGlow(draft: SlideComposition, run: TextRun | null): TextRun | null {
  if (run === null) return null;
  const glow = cssOf(withAlpha(draft.scene.palette.primary, 0.75));
  const css = { ...run.box.css, textShadow: `0px 0px 46px ${glow}` };
  return { ...run, box: { ...run.box, css } };
}

function figureColor({ scene, colors }: SlideComposition) {
  const { primary, accent } = scene.palette;
  const reading = { backdropColors: colors.background.colors, limit: largeTextContrast };
  return primaryAsText(mix(primary, accent, partOfText), colors.text, reading);
}

function shareBar(draft: SlideComposition, percentage: number | null, area: Area): BoxItem[] {
  if (percentage === null) return [];
  const { paint, track } = glowBar(draft.scene);
  const radius = area.height / 2;
  const part = Math.min(100, Math.max(0, percentage)) / 100;
  const width = Math.max(area.height, area.width * part);
  const whole: BoxItem = { kind: 'box', area, fill: track, radius };
  if (part === 0) return [whole];
  return [whole, { kind: 'box', area: { ...area, width }, radius, ...paint }];
}

function moveDown(item: TextItem, by: number): TextItem {
  const move = (run: TextRun) => ({ ...run, area: { ...run.area, top: run.area.top + by } });
  return { ...item, runs: item.runs.map(move) };
}

/** A figure that glows over the words, all of it at the foot; the kicker over it. */
export const composeGlowBigNumber: Compose = (draft): Composition => {
  const { slots, field, scene } = draft;
  const found = findFigured(draft);
  if (found === null) return composeStatement(draft);
  const { element, figured } = found;
  const wordContext = wordContextOf(draft);
  const kicker = slots.kicker === element ? null : slots.kicker;
  const head = placeWords(
    kicker ? [kickerWords(draft, kicker)] : [],
    { slot: field, anchor: 'head' },
    wordContext,
  );
  const overFigure = kicker ? head.area.height + gapUnder(kicker) : 0;
  const icon = slideIcon(draft);
  const iconSpace = icon === null ? 0 : icon.size + gapUnderFigure;
  const characters = figured.figure.length;
  const largest = scene.theme.composition?.figureSize(characters) ?? Infinity;
  const max = Math.min(largest, field.height * partOfFigure);
  const figure = { content: figured.figure, max, color: figureColor(draft), slot: field };
  const large = placeFigure(draft, element, figure);
  const { percentage } = figured;
  const shared = percentage === null ? 0 : bar.height + bar.gap;
  const taken = overFigure + iconSpace + large.height + gapUnderFigure + shared;
  const slot = { ...field, top: field.top + taken, height: field.height - taken };
  const placed = placeWords(wordsUnder(draft, found), { slot, anchor: 'foot' }, wordContext);
  const top = placed.area.top - taken;
  const figureTop = top + overFigure + iconSpace;
  const run = placeFigure(draft, element, { ...figure, slot: { ...field, top: figureTop } }).run;
  const barTop = figureTop + large.height + gapUnderFigure;
  const bars = shareBar(draft, percentage, { ...field, top: barTop, height: bar.height });
  return {
    items: [
      ...head.items.map((item) => moveDown(item, top - field.top)),
      ...(icon ? iconItems(icon, { left: field.left, top: top + overFigure }) : []),
      ...bars,
      ...withFigure(element, addGlow(draft, run), placed.items),
    ],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
};
