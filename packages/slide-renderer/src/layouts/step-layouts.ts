import { singleLineOf, ordinalOf, type Element } from '@arrasta/domain';
import { cssOf, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition, CompositionItem, IconToDraw, TextRun } from './composition';
import {
  isCentred,
  kickerWords,
  measureFor,
  slideIcon,
  textsUnder,
  textWords,
  themeKeyOf,
  titleOf,
  titleWords,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from './draft';
import { capHeight, placeFigure, withFigure } from './figures';
import { deviceIconScale } from './icons';
import { handDrawnRing } from './paper';
import { placeRuled } from './placing';
import {
  footOfLabel,
  labelItem,
  numberOfKicker,
  placeStepLabel,
  type LabelPlace,
  type StepLabel,
} from './step-label';
import { composeStatement } from './type-layouts';

/** An ordinal with what lies under it and over its foot. */
interface PlacedOrdinal {
  readonly run: TextRun | null;
  readonly under: readonly CompositionItem[];
  readonly over: readonly CompositionItem[];
  readonly foot: number;
  /** Of the label, where it is none of the words under the ordinal. */
  readonly label: LabelPlace | null;
  readonly labelColor?: Color;
  readonly composition?: Partial<Composition>;
}

const labelHeight = 28;
/** Between an ordinal and the label beside it, and how far one hangs out at the right, in px. */
const besideOrdinal = { gap: 12, hanging: 10 } as const;
const partOfOrdinal = {
  minimal: { usual: 0.54, '1:1': 0.4 },
  others: { usual: 0.47, '1:1': 0.4 },
} as const satisfies Readonly<Record<string, ByFormat<number>>>;

type PlaceOrdinal = (draft: SlideComposition, title: Element, content: string) => PlacedOrdinal;

/** At the right, or as a magazine has it at the left, with the label at the other side. */
const plainOrdinal: PlaceOrdinal = (draft, title, content) => {
  const { field, colors } = draft;
  const key = themeKeyOf(draft);
  const isItalic = key === 'editorial';
  const slot = { ...field, width: field.width + (key === 'minimal' ? besideOrdinal.hanging : 0) };
  const part = measureFor<number>(draft, isItalic ? partOfOrdinal.others : partOfOrdinal.minimal);
  const { run, height, width } = placeFigure(draft, title, {
    content,
    slot,
    max: (field.height * part) / capHeight,
    color: colors.emphasis(field.height * part),
    align: isItalic ? 'left' : 'right',
    isItalic,
  });
  const by = width + besideOrdinal.gap;
  const beside = { ...field, width: slot.width - by, height: labelHeight };
  return {
    run,
    under: [],
    over: [],
    foot: field.top + height,
    label: isItalic
      ? { area: { ...beside, left: field.left + by }, align: 'right', edge: 'head' }
      : { area: beside, align: 'left', edge: 'head' },
  };
};

/** How much of an ordinal the edge of its block cuts off, in px. */
const cut = 6;

/** On a block that fills the slide down to the ordinal's foot. */
const ordinalOnBlock: PlaceOrdinal = (draft, title, content) => {
  const { field, colors } = draft;
  const foot = field.top + field.height * measureFor<number>(draft, partOfOrdinal.others);
  const [under = colors.text, ...others] = colors.background.colors;
  const isCut = others.length === 0;
  const { run, width } = placeFigure(draft, title, {
    content,
    slot: field,
    max: (foot - field.top + (isCut ? cut : -cut)) / capHeight,
    color: colors.onBlock,
    align: 'right',
  });
  const block = { left: 0, top: 0, width: field.left * 2 + field.width, height: foot };
  const edge = { ...block, top: foot, height: 4 * cut };
  const label = {
    ...field,
    top: foot - 20 - labelHeight,
    width: field.width - width - besideOrdinal.gap,
    height: labelHeight,
  };
  return {
    run,
    under: [{ kind: 'box', area: block, fill: cssOf(colors.block) }],
    over: isCut ? [{ kind: 'box', area: edge, fill: cssOf(under) }] : [],
    foot,
    label: { area: label, align: 'left', edge: 'foot' },
    labelColor: colors.onBlock,
    composition: {
      head: { text: colors.onBlock, block: colors.onBlock, under: colors.block },
    },
  };
};

const ringSize = 176;
const ringWidth = 5;

/** In a ring that a hand has drawn, the label beside its foot. */
const ordinalInRing: PlaceOrdinal = (draft, title, content) => {
  const { field, colors } = draft;
  const size = Math.min(ringSize, field.height * measureFor<number>(draft, partOfOrdinal.others));
  const ring = { left: field.left, top: field.top, width: size, height: size };
  const cap = size * 0.58;
  const { run } = placeFigure(draft, title, {
    content,
    slot: { ...ring, top: ring.top + (size - cap) / 2 },
    max: cap / capHeight,
    color: colors.text,
    align: 'center',
  });
  const left = ring.left + size + 20;
  const top = ring.top + size - labelHeight;
  const width = field.left + field.width - left;
  return {
    run,
    under: [handDrawnRing(ring, cssOf(colors.block), ringWidth)],
    over: [],
    foot: ring.top + size,
    label: { area: { left, top, width, height: labelHeight }, align: 'left', edge: 'foot' },
  };
};

const discSize = 190;
const gapUnderDisc = 12;

/** Under a disc the label is one of the words there, unless it has an icon beside it. */
function labelUnderDisc({ field }: SlideComposition, foot: number, icon: IconToDraw): LabelPlace {
  const area = { ...field, top: foot + gapUnderDisc, height: icon.size };
  return { area, align: 'center', edge: 'head' };
}

/** In a disc in the middle, the label under it. */
const ordinalInDisc: PlaceOrdinal = (draft, title, content) => {
  const { field, colors } = draft;
  const size = Math.min(discSize, field.height * measureFor<number>(draft, partOfOrdinal.others));
  const area = {
    left: field.left + (field.width - size) / 2,
    top: field.top + 8,
    width: size,
    height: size,
  };
  const cap = size * 0.5;
  const { run } = placeFigure(draft, title, {
    content,
    slot: { ...area, top: area.top + (size - cap) / 2 },
    max: cap / capHeight,
    color: colors.onBlock,
  });
  const foot = area.top + size;
  const icon = slideIcon(draft, { scale: deviceIconScale });
  return {
    run,
    under: [{ kind: 'box', area, fill: cssOf(colors.block), radius: size / 2 }],
    over: [],
    foot: icon === null ? foot : foot + gapUnderDisc + icon.size,
    label: icon && labelUnderDisc(draft, foot, icon),
  };
};

/** Of themes whose ordinal is not a plain one. */
const ordinals: Readonly<Partial<Record<ReturnType<typeof themeKeyOf>, PlaceOrdinal>>> = {
  bold: ordinalOnBlock,
  notebook: ordinalInRing,
  frame: ordinalInDisc,
};

/** The number of a step, and what its title says besides. */
export interface Step {
  readonly title: Element;
  readonly number: number;
  readonly word: string | null;
  readonly rest: string;
}

/** The ordinal of the title, else of the kicker, else the slide's place among steps. */
export function stepOf({ scene, slots }: SlideComposition, title: Element): Step {
  const ordinal = ordinalOf(singleLineOf(title));
  if (ordinal !== null) return { title, ...ordinal };
  const counted = numberOfKicker(slots.kicker) ?? scene.step?.number;
  const number = counted ?? Math.max(1, scene.index);
  return { title, number, word: null, rest: title.content };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** The kicker, else the step's place in its run; null where none of them is known. */
export function labelOf(draft: SlideComposition, { title, number, word }: Step): StepLabel | null {
  const { kicker } = draft.slots;
  if (kicker !== null) return { words: kickerWords(draft, kicker), isNote: false };
  const { step } = draft.scene;
  if (step?.number !== number || step.count < 2) return null;
  const { emphasis: _, ...element } = { ...title, style: {} };
  const content = `${capitalize(word ?? 'Passo')} ${String(number)} de ${String(step.count)}`;
  return { words: { ...kickerWords(draft, element), content }, isNote: true };
}

/** The label and the slide's icon beside the ordinal. */
export function labelItems(
  draft: SlideComposition,
  label: StepLabel | null,
  place: LabelPlace,
  color: Color | undefined,
) {
  const inColor = color && (() => color);
  const icon = slideIcon(draft, {
    scale: deviceIconScale,
    ...(inColor && { emphasis: inColor }),
  });
  const colored = label && {
    ...label,
    words: { ...label.words, ...(inColor && { color: inColor }) },
  };
  return placeStepLabel(draft, colored, place, icon);
}

/** Between an ordinal and the words under it, in px. */
const gapUnderOrdinal = 24;

/** The words under the ordinal, the label among them where it has no place of its own. */
function placeUnder(
  draft: SlideComposition,
  { title, rest }: Step,
  label: StepLabel | null,
  slot: Area,
) {
  const words = [
    ...(label ? [label.words] : []),
    { ...titleWords(draft, title, { range: [26, 52], maxLines: 4 }), content: rest },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, [15, 20])),
  ];
  const anchor = isCentred(draft) ? 'centre' : 'foot';
  const placed = placeRuled(draft, words, { slot, anchor });
  const [first, ...others] = placed.texts;
  const rules = placed.items.filter(({ kind }) => kind !== 'text');
  return label && first
    ? { ...placed, labels: [labelItem(label, first)], texts: others, rules }
    : { ...placed, labels: [], rules };
}

export const composeStep: Compose = (draft): Composition => {
  const { field } = draft;
  const title = titleOf(draft);
  if (title === null) return composeStatement(draft);
  const step = stepOf(draft, title);
  const placedOrdinal = (ordinals[themeKeyOf(draft)] ?? plainOrdinal)(
    draft,
    title,
    String(step.number),
  );
  const label = labelOf(draft, step);
  const { label: place, labelColor } = placedOrdinal;
  const labels = place ? labelItems(draft, label, place, labelColor) : [];
  // A label that has no room beside the icon reaches lower.
  const foot = draft.icon === null ? 0 : footOfLabel(labels);
  const top = Math.max(placedOrdinal.foot, foot) + gapUnderOrdinal;
  const slot = { ...field, top, height: field.top + field.height - top };
  const under = placeUnder(draft, step, place === null ? label : null, slot);
  const [item, ...others] = withFigure(title, placedOrdinal.run, under.texts);
  return {
    ...placedOrdinal.composition,
    items: [
      ...placedOrdinal.under,
      ...labels,
      ...under.labels,
      ...(item ? [item] : []),
      ...placedOrdinal.over,
      ...under.rules,
      ...others,
    ],
    overflowing: under.overflowing,
  };
};
