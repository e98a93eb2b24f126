import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition, CompositionItem, PathItem, TextRun } from '../layouts/composition';
import { noteRun, noteWords } from '../layouts/cta-signs';
import {
  kickerWords,
  wordContextOf,
  slideIcon,
  textWords,
  titleWords,
  type Compose,
  type SlideComposition,
  textsUnder,
  titleOf,
} from '../layouts/draft';
import { deviceIconScale, iconItems } from '../layouts/icons';
import { quotationMarks, quotationOf } from '../layouts/quote-layouts';
import { placeWords } from '../layouts/words';
import { brandOf } from '../slide-chrome';
import { postRanges, composePostStatement, pillBox, placeFrom } from './post-words';
import { placePillWords } from '../layouts/cta-layouts';
import { withFigure } from '../layouts/figures';
import { labelOf, stepOf, type Step } from '../layouts/step-layouts';
import type { StepLabel } from '../layouts/step-label';

/** A post within the post. Measures in px. */
const quoteBox = { line: 1.5, strength: 0.18, radius: 20, across: 20, head: 18, foot: 20 } as const;
const author = { disc: 26, gap: 10, under: 14, size: 15 } as const;
const gapOverBox = 16;

/** A line around a place, round at its corners. */
function outline(area: Area, color: string): PathItem {
  const inset = quoteBox.line / 2;
  const [right, bottom] = [area.width - inset, area.height - inset];
  const r = quoteBox.radius - inset;
  const arc = (x: number, y: number) =>
    `A${String(r)} ${String(r)} 0 0 1 ${String(x)} ${String(y)}`;
  const path = [
    `M${String(quoteBox.radius)} ${String(inset)}H${String(area.width - quoteBox.radius)}`,
    `${arc(right, quoteBox.radius)}V${String(area.height - quoteBox.radius)}`,
    `${arc(area.width - quoteBox.radius, bottom)}H${String(quoteBox.radius)}`,
    `${arc(inset, area.height - quoteBox.radius)}V${String(quoteBox.radius)}`,
    `${arc(quoteBox.radius, inset)}Z`,
  ].join('');
  return {
    kind: 'path',
    area,
    field: [area.width, area.height],
    path,
    fill: null,
    stroke: { color, width: quoteBox.line },
  };
}

type Quoted = ReturnType<typeof quotationOf>;

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('pt-BR').segment(name.trim());
  return first?.segment.toLocaleUpperCase('pt-BR') ?? '';
}

function initialItems(draft: SlideComposition, name: string, area: Area): CompositionItem[] {
  const { colors } = draft;
  const words = noteWords(draft, {
    content: initialOf(name),
    role: 'label',
    range: [14, 14],
    color: () => colors.onBlock,
  });
  const run = noteRun(draft, words, area);
  const disc = { kind: 'box', area, fill: cssOf(colors.block), radius: area.height / 2 } as const;
  return run === null ? [disc] : [disc, { kind: 'note', runs: [run] }];
}

/** The author, after an initial on a disc; the brand where the slide names none. */
function authorItems(draft: SlideComposition, quoted: Quoted, place: Area): Composition {
  const { colors, scene } = draft;
  const name = quoted.author?.content ?? brandOf(scene.carousel)?.name ?? null;
  const owner = quoted.author ?? quoted.sentence;
  if (name === null || owner === null) return { items: [], overflowing: [] };
  const disc = { ...place, width: author.disc, height: author.disc };
  const by = author.disc + author.gap;
  const slot = { ...place, left: place.left + by, width: place.width - by, height: author.disc };
  const words = {
    ...textWords(draft, owner, [author.size, author.size]),
    content: name,
    isStrong: true,
    color: () => colors.text,
  };
  const placed = placeWords([words], { slot, anchor: 'centre' }, wordContextOf(draft));
  const runs: readonly TextRun[] = placed.items[0]?.runs ?? [];
  const item: CompositionItem =
    quoted.author === null
      ? { kind: 'note', runs }
      : { kind: 'text', element: quoted.author, runs };
  return {
    items: [...initialItems(draft, name, disc), item],
    overflowing: quoted.author === null ? [] : placed.overflowing,
  };
}

function placeHeads(draft: SlideComposition, { heads, rest }: Quoted) {
  const { field, slots } = draft;
  const words = [
    ...heads.map((element) =>
      element === slots.kicker
        ? kickerWords(draft, element)
        : textWords(draft, element, postRanges.text),
    ),
    ...rest.map((element) => textWords(draft, element, postRanges.text)),
  ];
  const slot = { ...field, height: field.height * 0.34 };
  const placed = placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  return { placed, space: words.length === 0 ? 0 : placed.area.height + gapOverBox };
}

/** Words of the post, and what they quote in a post of its own. */
export const composePostQuote: Compose = (draft): Composition => {
  const { field, colors } = draft;
  const quoted = quotationOf(draft);
  const { placed: over, space } = placeHeads(draft, quoted);
  const top = field.top + space;
  const inner = {
    left: field.left + quoteBox.across,
    width: field.width - 2 * quoteBox.across,
    top: top + quoteBox.head,
  };
  const icon = slideIcon(draft, { scale: deviceIconScale });
  const named = authorItems(draft, quoted, { ...inner, height: author.disc });
  const nameSpace = named.items.length === 0 ? 0 : author.disc + author.under;
  const iconSpace = icon === null ? 0 : icon.size + author.under;
  const wordsTop = inner.top + nameSpace + iconSpace;
  const slot = {
    ...inner,
    top: wordsTop,
    height: field.top + field.height - quoteBox.foot - wordsTop,
  };
  const { sentence } = quoted;
  const words = sentence && {
    ...titleWords(draft, sentence, { range: [22, 40], avoidsWidow: true }),
    content: sentence.content.replace(quotationMarks, ''),
    isQuoted: true,
  };
  const placed = placeWords(words ? [words] : [], { slot, anchor: 'head' }, wordContextOf(draft));
  const foot = placed.area.top + placed.area.height + quoteBox.foot;
  const area = { ...field, top, height: foot - top };
  return {
    items: [
      ...over.items,
      outline(area, cssOf(withAlpha(colors.text, quoteBox.strength))),
      ...named.items,
      ...(icon ? iconItems(icon, { left: inner.left, top: inner.top + nameSpace }) : []),
      ...placed.items,
    ],
    overflowing: [...over.overflowing, ...named.overflowing, ...placed.overflowing],
  };
};

/** The pill that says which step it is. Measures in px. */
const stepPill = { height: 34, across: 16, gap: 16, size: 15, beside: 8, wrapped: 8 } as const;

interface PlacedOrdinal {
  readonly items: readonly CompositionItem[];
  /** The number on its disc, which is a part of the title. */
  readonly run: TextRun | null;
  readonly width: number;
}

const noOrdinal: PlacedOrdinal = { items: [], run: null, width: 0 };

/** The ordinal of a step on a disc, where its label does not say it. */
function placeOrdinal(draft: SlideComposition, { title, number }: Step): PlacedOrdinal {
  const { colors, field } = draft;
  const disc = {
    left: field.left,
    top: field.top,
    width: stepPill.height,
    height: stepPill.height,
  };
  const words = {
    ...kickerWords(draft, { ...title, style: {} }),
    content: String(number),
    color: () => colors.onBlock,
  };
  const wordContext = { ...wordContextOf(draft), align: 'center' as const };
  const [placed] = placeWords([words], { slot: disc, anchor: 'centre' }, wordContext).items;
  return {
    items: [pillBox(disc, cssOf(colors.block))],
    run: placed?.runs[0] ?? null,
    width: stepPill.height + stepPill.beside,
  };
}

/** What a step is called on a pill in primary; null where that is too long for one line of it. */
function placeLabelPill(
  draft: SlideComposition,
  { words, isNote }: StepLabel,
  free: Pick<Area, 'left' | 'width'>,
): CompositionItem[] | null {
  const { colors, field } = draft;
  const slot = {
    left: free.left + stepPill.across,
    top: field.top,
    width: free.width - 2 * stepPill.across,
    height: stepPill.height,
  };
  const call = { content: words.content, element: isNote ? null : words.element };
  const placed = placePillWords(draft, call, { slot, size: stepPill.size, color: colors.onBlock });
  if (placed === null || placed.width >= slot.width) return null;
  const area = { ...slot, left: free.left, width: placed.width + 2 * stepPill.across };
  return [pillBox(area, cssOf(colors.block)), placed.itemAt(slot.left)];
}

/** What stands over the words of a step, and what of its label is one of them. */
interface StepRow {
  readonly items: readonly CompositionItem[];
  /** The number, which is a part of the title. */
  readonly ordinal: TextRun | null;
  /** A label that is too long for the row. */
  readonly under: StepLabel | null;
  readonly height: number;
}

/** Number, label and icon in one row. */
function placeRow(draft: SlideComposition, step: Step): StepRow {
  const { field } = draft;
  const found = labelOf(draft, step);
  const ordinal = found?.isNote === true ? noOrdinal : placeOrdinal(draft, step);
  const icon = slideIcon(draft, { scale: deviceIconScale });
  const right = field.left + field.width;
  const left = field.left + ordinal.width;
  const width = right - left - (icon === null ? 0 : icon.size + stepPill.beside);
  const pill = found && placeLabelPill(draft, found, { left, width });
  const under = pill === null ? found : null;
  const icons = icon ? iconItems(icon, { left: right - icon.size, top: field.top }) : [];
  const items = [...ordinal.items, ...(pill ?? []), ...icons];
  const height = Math.max(stepPill.height, icon?.size ?? 0);
  const gap = under === null ? stepPill.gap : stepPill.wrapped;
  return { items, ordinal: ordinal.run, under, height: items.length === 0 ? 0 : height + gap };
}

/** A row that says which step it is; a longer label is the first of the words under it. */
export const composePostStep: Compose = (draft): Composition => {
  const title = titleOf(draft);
  if (title === null) return composePostStatement(draft);
  const step = stepOf(draft, title);
  const { items, ordinal, under, height } = placeRow(draft, step);
  const words = [
    ...(under === null ? [] : [under.words]),
    { ...titleWords(draft, title, postRanges.step), content: step.rest },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, postRanges.text)),
  ];
  const placed = placeFrom(draft, words, draft.field.top + height);
  const [first, ...others] = placed.items;
  const isNote = under?.isNote === true && first !== undefined;
  return {
    items: [
      ...items,
      ...(isNote ? [{ kind: 'note', runs: first.runs } as const] : []),
      ...withFigure(title, ordinal, isNote ? others : placed.items),
    ],
    overflowing: placed.overflowing,
  };
};
