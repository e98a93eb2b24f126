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
import { footOfLabel, placeStepLabel, type LabelPlace } from './step-label';
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
/** Between an ordinal and the label beside it, in px. */
const gapBesideOrdinal = 12;
const partOfOrdinal = {
  minimal: { usual: 0.54, '1:1': 0.4 },
  others: { usual: 0.47, '1:1': 0.4 },
} as const satisfies Readonly<Record<string, ByFormat<number>>>;

type PlaceOrdinal = (draft: SlideComposition, title: Element, content: string) => PlacedOrdinal;

/** At the right, or as a magazine has it at the left, with the label at the other side. */
const plainOrdinal: PlaceOrdinal = (draft, title, content) => {
  const { field, colors } = draft;
  const isItalic = themeKeyOf(draft) === 'editorial';
  const part = measureFor<number>(draft, isItalic ? partOfOrdinal.others : partOfOrdinal.minimal);
  const { run, height, width } = placeFigure(draft, title, {
    content,
    slot: field,
    max: (field.height * part) / capHeight,
    color: colors.emphasis(field.height * part),
    align: isItalic ? 'left' : 'right',
    isItalic,
  });
  const by = width + gapBesideOrdinal;
  const beside = { ...field, width: field.width - by, height: labelHeight };
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
  const [under = colors.text, ...others] = colors.ground.colors;
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
    width: field.width - width - gapBesideOrdinal,
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

const ordinals: Readonly<Record<ReturnType<typeof themeKeyOf>, PlaceOrdinal>> = {
  minimal: plainOrdinal,
  editorial: plainOrdinal,
  bold: ordinalOnBlock,
  notebook: ordinalInRing,
  frame: ordinalInDisc,
};

/** The kicker and the slide's icon beside the ordinal. */
function labelItems(draft: SlideComposition, place: LabelPlace, color: Color | undefined) {
  const { kicker } = draft.slots;
  const inColor = color && (() => color);
  const words = kicker && {
    ...kickerWords(draft, kicker),
    ...(inColor && { color: inColor }),
  };
  const icon = slideIcon(draft, {
    scale: deviceIconScale,
    ...(inColor && { emphasis: inColor }),
  });
  return placeStepLabel(draft, words, place, icon);
}

/** Between an ordinal and the words under it, in px. */
const gapUnderOrdinal = 24;

export const composeStep: Compose = (draft): Composition => {
  const { slots, field, scene } = draft;
  const title = titleOf(draft);
  if (title === null) return composeStatement(draft);
  const { kicker } = slots;
  const ordinal = ordinalOf(singleLineOf(title));
  const number = String(ordinal?.number ?? scene.index);
  const placedOrdinal = ordinals[themeKeyOf(draft)](draft, title, number);
  const { label, labelColor } = placedOrdinal;
  const labels = label ? labelItems(draft, label, labelColor) : [];
  // A label that has no room beside the icon reaches lower.
  const foot = draft.icon === null ? 0 : footOfLabel(labels);
  const top = Math.max(placedOrdinal.foot, foot) + gapUnderOrdinal;
  const slot = { ...field, top, height: field.top + field.height - top };
  const words = [
    ...(kicker && label === null ? [kickerWords(draft, kicker)] : []),
    {
      ...titleWords(draft, title, { range: [26, 52], maxLines: 4 }),
      content: ordinal?.rest ?? title.content,
    },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, [15, 20])),
  ];
  const anchor = isCentred(draft) ? 'centre' : 'foot';
  const placed = placeRuled(draft, words, { slot, anchor });
  const [item, ...others] = withFigure(title, placedOrdinal.run, placed.texts);
  const rules = placed.items.filter(({ kind }) => kind !== 'text');
  return {
    ...placedOrdinal.composition,
    items: [
      ...placedOrdinal.under,
      ...labels,
      ...(item ? [item] : []),
      ...placedOrdinal.over,
      ...rules,
      ...others,
    ],
    overflowing: placed.overflowing,
  };
};
