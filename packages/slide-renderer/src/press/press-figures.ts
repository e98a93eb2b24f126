import type { Element } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, CompositionItem, TextRun } from '../layouts/composition';
import {
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
import { findFigured, gapUnder, wordsUnder } from '../layouts/figure-layouts';
import { placeFigure, withFigure } from '../layouts/figures';
import { iconItems } from '../layouts/icons';
import { placeWithRule, type DrawnWords } from '../layouts/placing';
import { labelItems, labelOf, stepOf } from '../layouts/step-layouts';
import type { WordsToPlace } from '../layouts/word-style';
import { placeWords } from '../layouts/words';
import { heavy, thin } from './press-place';
import { composePressStatement, gapUnderRule, heavyRule } from './press-words';

/** From a figure to the rule that it stands on, in px. */
const gapOverRule = 18;
/** A thin rule between title and texts, in px. */
const between = { space: 24, gap: 12, height: thin } as const;
/** The least that a figure has over its rule, in px. */
const minFigure: ByFormat<number> = { usual: 130, '1:1': 92 };

/** Words under a heavy rule, a thin one between title and texts, at the foot of a slot. */
function placeUnderRule(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  slot: Area,
): DrawnWords {
  const at = words.findLastIndex(({ role }) => role === 'title');
  const after = at === words.length - 1 ? -1 : at;
  const rule = { ...between, width: slot.width, after, fill: cssOf(draft.colors.text) };
  return placeWithRule(draft, words, { slot, anchor: 'foot' }, rule);
}

/** What stands at the head of a slide with a figure: its foot, and how wide the figure may be. */
interface FigureHead {
  readonly items: readonly CompositionItem[];
  readonly overflowing: readonly string[];
  readonly foot: number;
  readonly width: number;
}

const gapAtIcon = 14;
/** From a kicker to the highest figure under it, besides what is under every kicker. */
const gapUnderHead = 8;

/** Kicker at the left, the slide's icon at the right. */
function placeFigureHead(draft: SlideComposition, kicker: Element | null): FigureHead {
  const { field } = draft;
  const icon = slideIcon(draft);
  const width = field.width - (icon === null ? 0 : icon.size + gapAtIcon);
  const words = kicker === null ? [] : [kickerWords(draft, kicker)];
  const placed = placeWords(
    words,
    { slot: { ...field, width }, anchor: 'head' },
    wordContextOf(draft),
  );
  const left = field.left + field.width - (icon?.size ?? 0);
  const under = kicker === null ? 0 : placed.area.height + gapUnder(kicker) + gapUnderHead;
  const foot = field.top + under;
  return {
    items: [...placed.items, ...(icon === null ? [] : iconItems(icon, { left, top: field.top }))],
    overflowing: placed.overflowing,
    foot,
    width,
  };
}

interface FigureToStand {
  readonly element: Element;
  readonly content: string;
  readonly max: number;
  /** Where it begins at the highest, in px. */
  readonly top: number;
  readonly width: number;
  readonly words: readonly WordsToPlace[];
}

interface StandingFigure {
  readonly run: TextRun | null;
  readonly rule: BoxItem;
  readonly placed: DrawnWords;
}

/** Of its size, what a figure has free at its left, so that it begins at the margin. */
const bearing = 0.02;
/** How high figures are at most, of their size. */
const figureHeight = 0.728;

/** Words at the foot, a heavy rule over them, and on that a figure as large as they leave it. */
function placeStanding(draft: SlideComposition, figure: FigureToStand): StandingFigure {
  const { field, colors } = draft;
  const { element, content, top, width, words } = figure;
  const fieldFoot = field.top + field.height;
  const by = gapOverRule + heavy + gapUnderRule;
  const wordsTop = top + measureFor(draft, minFigure) + by;
  const slot = { ...field, top: wordsTop, height: fieldFoot - wordsTop };
  const placed = placeUnderRule(draft, words, slot);
  const max = Math.min(figure.max, (placed.area.top - by - top) / figureHeight);
  const { run, height } = placeFigure(draft, element, {
    content,
    slot: { left: field.left, width, top, height: max },
    max,
    color: colors.emphasis(max),
    align: 'left',
  });
  const ruleTop = placed.area.top - gapUnderRule - heavy;
  const rule = heavyRule(draft, { ...field, top: ruleTop });
  if (run === null) return { run, rule, placed };
  const down = ruleTop - gapOverRule - (top + height);
  return { run: standingRun(run, down), rule, placed };
}

function standingRun({ area, box, ...run }: TextRun, down: number): TextRun {
  const left = area.left - Number(box.css.fontSize) * bearing;
  return { ...run, box, area: { ...area, left, top: area.top + down } };
}

/** How high a share is drawn on the rule, in px. */
const shareHeight = 8;

function shareItems(
  { colors }: SlideComposition,
  rule: Area,
  percentage: number | null,
): BoxItem[] {
  if (percentage === null) return [];
  const width = (rule.width * Math.min(100, Math.max(0, percentage))) / 100;
  const area = { ...rule, width, height: shareHeight };
  return [{ kind: 'box', area, fill: cssOf(colors.block) }];
}

/** A figure on a heavy rule, what it says besides under that, other texts under a thin one. */
export const composePressBigNumber: Compose = (draft): Composition => {
  const found = findFigured(draft);
  if (found === null) return composePressStatement(draft);
  const { element, figured } = found;
  const { kicker } = draft.slots;
  const head = placeFigureHead(draft, kicker === element ? null : kicker);
  const bySize = draft.scene.theme.composition?.figureSize(figured.figure.length) ?? Infinity;
  const standing = placeStanding(draft, {
    element,
    content: figured.figure,
    max: bySize,
    top: head.foot,
    width: head.width,
    words: wordsUnder(draft, found),
  });
  const { placed, rule } = standing;
  const texts = withFigure(element, standing.run, placed.texts);
  const rules = placed.items.filter(({ kind }) => kind === 'box');
  return {
    items: [
      ...head.items,
      rule,
      ...shareItems(draft, rule.area, figured.percentage),
      ...rules,
      ...texts,
    ],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
};

const labelHeight = 28;
const gapBesideOrdinal = 16;
const ordinalSize: ByFormat<number> = { usual: 250, '1:1': 150, '9:16': 280 };
/** Of the width, what the label beside an ordinal has at least. */
const partOfLabel = 0.4;

/** An ordinal at the head, its label at the right, title and texts under rules. */
export const composePressStep: Compose = (draft): Composition => {
  const { field } = draft;
  const title = titleOf(draft);
  if (title === null) return composePressStatement(draft);
  const step = stepOf(draft, title);
  const label = labelOf(draft, step);
  const plainLabel = label && { ...label, words: withoutSquare(label.words) };
  const words = [
    { ...titleWords(draft, title, { range: [26, 50], maxLines: 4 }), content: step.rest },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, [15, 21])),
  ];
  const { run, rule, placed } = placeStanding(draft, {
    element: title,
    content: String(step.number),
    max: measureFor<number>(draft, ordinalSize),
    top: field.top,
    width: field.width * (1 - partOfLabel),
    words,
  });
  const by = field.width * (1 - partOfLabel) + gapBesideOrdinal;
  const beside = { ...field, left: field.left + by, width: field.width - by, height: labelHeight };
  const labels = labelItems(
    draft,
    plainLabel,
    { area: beside, align: 'right', edge: 'head' },
    undefined,
  );
  const rules = placed.items.filter(({ kind }) => kind === 'box');
  return {
    items: [rule, ...labels, ...rules, ...withFigure(title, run, placed.texts)],
    overflowing: placed.overflowing,
  };
};

function withoutSquare({ square: _, ...words }: WordsToPlace): WordsToPlace {
  return words;
}
