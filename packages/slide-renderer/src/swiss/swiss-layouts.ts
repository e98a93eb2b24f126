import type { Element } from '@arrasta/domain';
import { cssOf, mostReadableColor } from '@arrasta/palettes';
import type { Area } from '../context';
import type {
  BoxItem,
  Composition,
  CompositionItem,
  TextItem,
  TextRun,
} from '../layouts/composition';
import {
  kickerWords,
  measureFor,
  wordContextOf,
  slideIcon,
  titleOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
  textsUnder,
  textWords,
} from '../layouts/draft';
import { findFigured, gapUnder, wordsUnder } from '../layouts/figure-layouts';
import { placeFigure, overhangOfCurrencySigns, withFigure } from '../layouts/figures';
import { iconItems } from '../layouts/icons';
import { ruleAt } from '../layouts/blocks';
import { stepOf } from '../layouts/step-layouts';
import { placeStepWords } from '../layouts/step-words';
import { composeStatement } from '../layouts/type-layouts';
import { placeWords } from '../layouts/words';
import { columnsFrom } from './swiss-grid';
import { ruleHeight } from './swiss-place';
import { callOf, pillHeights, placeCallPill, placeCallWords } from '../layouts/cta-layouts';

/** From the head of the field to the rule that a figure stands on, in px. */
const ruleTops: ByFormat<number> = { usual: 196, '1:1': 122, '9:16': 230 };
/** What figures reach over the field, and what lies between them and their rule. */
const overField = 8;
const gapOverRule: ByFormat<number> = { usual: 6, '1:1': 10 };
const gapUnderRule = 14;
const largest = {
  number: { usual: 272, '1:1': 178, '9:16': 320 },
  step: { usual: 236, '1:1': 164, '9:16': 280 },
} as const satisfies Readonly<Record<string, ByFormat<number>>>;
/** Of its size, what a figure has free at its left, so that it begins at the margin. */
const bearing = 0.045;
const gapAtHead = 14;
/** How high figures are at most, of their size. */
const figureHeight = 0.728;

function ruleTopOf(draft: SlideComposition): number {
  return draft.field.top + measureFor(draft, ruleTops);
}

/** A figure to be placed, and what stands over it at the head. */
interface StandingFigure {
  readonly element: Element;
  readonly content: string;
  readonly max: number;
  /** Where it begins at the highest, in px. */
  readonly top: number;
  readonly width: number;
}

/** A figure that stands on the rule. */
function placeOnRule(draft: SlideComposition, figure: StandingFigure): TextRun | null {
  const { element, content, width } = figure;
  const { field, colors } = draft;
  const foot = ruleTopOf(draft) - measureFor(draft, gapOverRule);
  const below = overhangOfCurrencySigns(content);
  const max = Math.min(figure.max, (foot - figure.top) / (figureHeight + 2 * below));
  const { run, height } = placeFigure(draft, element, {
    content,
    slot: { left: field.left, width, top: 0, height: max },
    max,
    color: colors.emphasis(max),
  });
  if (run === null) return null;
  const size = Number(run.box.css.fontSize);
  const top = run.area.top + foot - height - size * below;
  const area = { ...run.area, left: run.area.left - size * bearing, top };
  return { ...run, area };
}

/** What of the field lies under the rule: the second column and those after it. */
function wordsArea(draft: SlideComposition, by: number): Area {
  const { field } = draft;
  const top = ruleTopOf(draft) + by;
  return { ...columnsFrom(1), top, height: field.top + field.height - top };
}

function ruleOf(draft: SlideComposition): BoxItem {
  return ruleAt({ ...draft.field, top: ruleTopOf(draft) }, ruleHeight, draft.colors.text);
}

/** How high a share is drawn on the rule, in px. */
const shareHeight = 10;

function shareItems(draft: SlideComposition, percentage: number | null): BoxItem[] {
  if (percentage === null) return [];
  const { field, colors } = draft;
  const width = (field.width * Math.min(100, Math.max(0, percentage))) / 100;
  const area = { ...field, top: ruleTopOf(draft), width, height: shareHeight };
  return [{ kind: 'box', area, fill: cssOf(colors.block) }];
}

/** The slide's icon at the right end of the head, beside the figure. */
function iconAtHead(draft: SlideComposition): { items: readonly CompositionItem[]; space: number } {
  const { field } = draft;
  const icon = slideIcon(draft);
  if (icon === null) return { items: [], space: 0 };
  const left = field.left + field.width - icon.size;
  return { items: iconItems(icon, { left, top: field.top }), space: icon.size + gapAtHead };
}

/** A huge figure on a rule, its words under it from the second column on. */
export const composeSwissBigNumber: Compose = (draft): Composition => {
  const { slots, field, scene } = draft;
  const found = findFigured(draft);
  if (found === null) return composeStatement(draft);
  const { element, figured } = found;
  const { kicker } = slots;
  const kickers = kicker !== null && kicker !== element ? [kickerWords(draft, kicker)] : [];
  const icon = iconAtHead(draft);
  const width = field.width - icon.space;
  const head = placeWords(
    kickers,
    { slot: { ...field, width }, anchor: 'head' },
    wordContextOf(draft),
  );
  const gap = kicker === null ? 0 : gapUnder(kicker);
  const headFoot = head.area.top + head.area.height + gap;
  const byLength = scene.theme.composition?.figureSize(figured.figure.length) ?? Infinity;
  const run = placeOnRule(draft, {
    element,
    content: figured.figure,
    max: Math.min(byLength, measureFor<number>(draft, largest.number)),
    top: kickers.length === 0 ? field.top - overField : headFoot,
    width,
  });
  const share = shareItems(draft, figured.percentage);
  const slot = wordsArea(draft, gapUnderRule + (share.length > 0 ? shareHeight : ruleHeight));
  const placed = placeWords(
    wordsUnder(draft, found),
    { slot, anchor: 'head' },
    wordContextOf(draft),
  );
  const items: readonly TextItem[] = placed.items;
  return {
    items: [
      ...head.items,
      ...icon.items,
      ruleOf(draft),
      ...share,
      ...withFigure(element, run, items),
    ],
    overflowing: [...head.overflowing, ...placed.overflowing],
    column: columnsFrom(1),
  };
};

const stepRanges = { title: { range: [26, 52], maxLines: 4 }, text: [15, 20] } as const;

/** The same with the ordinal of a step. */
export const composeSwissStep: Compose = (draft): Composition => {
  const { field } = draft;
  const title = titleOf(draft);
  if (title === null) return composeStatement(draft);
  const step = stepOf(draft, title);
  const run = placeOnRule(draft, {
    element: title,
    content: String(step.number),
    max: measureFor<number>(draft, largest.step),
    top: field.top - overField,
    width: field.width,
  });
  const slot = wordsArea(draft, gapUnderRule + ruleHeight);
  const placed = placeStepWords(draft, step, { slot, anchor: 'head' }, stepRanges);
  return {
    items: [ruleOf(draft), ...placed.labels, ...withFigure(title, run, placed.items)],
    overflowing: placed.overflowing,
    column: columnsFrom(1),
  };
};

/** Texts beside nothing are no wider, in px. */
const textWidth = 290;
const gapOverPill = 16;
const gapUnderTitle = 16;
/** Of the field's height, what texts have at most. */
const partOfTexts = 0.4;

/** Title at the head, texts and a square block with the call at the foot, the air between. */
export const composeSwissCta: Compose = (draft): Composition => {
  const { slots, field, colors, scene } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const height = measureFor(draft, pillHeights);
  const pillTop = field.top + field.height - height;
  const max = field.height * partOfTexts;
  const slot = { ...field, width: textWidth, top: pillTop - gapOverPill - max, height: max };
  const words = texts.map((element) => textWords(draft, element, [15, 18]));
  const under = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const foot = texts.length === 0 ? pillTop : under.area.top;
  const over = { ...field, height: foot - gapUnderTitle - field.top };
  const placed = placeCallWords(draft, { title, texts: [], range: [26, 96] }, over);
  const block = { fill: colors.text, words: mostReadableColor(scene.palette, [colors.text]) };
  return {
    items: [
      ...placed.items,
      ...under.items,
      ...placeCallPill(draft, callOf(draft, texts), pillTop, block),
    ],
    overflowing: [...placed.overflowing, ...under.overflowing],
  };
};
