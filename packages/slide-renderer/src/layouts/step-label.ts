import { singleLineOf, type Element } from '@arrasta/domain';
import type { Area } from '../context';
import { isBoxed } from '../elements/box-style';
import { measureTextLines } from '../line-break/text-lines';
import type { CompositionItem, IconToDraw, NoteItem, TextItem, TextRun } from './composition';
import { wordContextOf, type SlideComposition } from './draft';
import { iconItems } from './icons';
import type { WordsToPlace } from './word-style';
import { placeWords } from './words';

/** What is said beside an ordinal: the words of an element, or a note. */
export interface StepLabel {
  readonly words: WordsToPlace;
  readonly isNote: boolean;
}

/** Where the label of a step stands beside its ordinal, or under it. */
export interface LabelPlace {
  readonly area: Area;
  readonly align: 'left' | 'right' | 'center';
  /** The edge of the area that words and icon keep to. */
  readonly edge: 'head' | 'foot';
}

/** Between a label and the icon beside or over it, in px. */
const gapAtIcon = { beside: 12, along: 8 } as const;

function alignLabel(item: TextItem, align: 'left' | 'right'): TextItem {
  const alignRun = (run: TextRun): TextRun => ({
    ...run,
    box: { ...run.box, css: { ...run.box.css, textAlign: align } },
  });
  return { ...item, runs: item.runs.map(alignRun) };
}

/** The words of a label as they are drawn: where no element says them, as a note. */
export function labelItem({ isNote }: StepLabel, item: TextItem): TextItem | NoteItem {
  return isNote ? { kind: 'note', runs: item.runs } : item;
}

function moveItem(item: TextItem, by: number): TextItem {
  const runs = item.runs.map((run) => ({
    ...run,
    area: { ...run.area, left: run.area.left + by },
  }));
  return { ...item, runs };
}

/** How wide the words of a label are. */
function widthOf({ runs }: TextItem): number {
  const widths = runs.flatMap(({ content, box, area }) =>
    (measureTextLines({ content, ...box }) ?? [{ width: area.width }]).map(({ width }) => width),
  );
  return Math.min(Math.max(0, ...widths), runs[0]?.area.width ?? 0);
}

/** How high words are in a slot of that width. */
function heightIn(draft: SlideComposition, words: WordsToPlace, slot: Area): number {
  return placeWords([words], { slot, anchor: 'head' }, wordContextOf(draft)).area.height;
}

/** The words beside the icon; null where they are too wide, or have more lines than alone. */
function placeBeside(
  draft: SlideComposition,
  label: StepLabel,
  { area, align }: LabelPlace,
  { icon, top }: { readonly icon: IconToDraw; readonly top: number },
): readonly CompositionItem[] | null {
  const by = icon.size + gapAtIcon.beside;
  const isRight = align === 'right';
  const left = isRight ? area.left : area.left + by;
  const slot = { left, top, width: area.width - by, height: icon.size };
  const wordContext = { ...wordContextOf(draft), align: 'left' as const };
  const { items, overflowing } = placeWords([label.words], { slot, anchor: 'centre' }, wordContext);
  const [placed] = items;
  const isWrapped = heightIn(draft, label.words, slot) > heightIn(draft, label.words, area);
  if (placed === undefined || overflowing.length > 0 || isWrapped) return null;
  const aligned = alignLabel(placed, isRight ? 'right' : 'left');
  const free = align === 'center' ? (slot.width - widthOf(aligned)) / 2 : 0;
  const iconLeft = isRight ? area.left + area.width - icon.size : area.left + free;
  return [...iconItems(icon, { left: iconLeft, top }), labelItem(label, moveItem(aligned, free))];
}

function placeAlone(
  draft: SlideComposition,
  label: StepLabel,
  { area, align }: LabelPlace,
): readonly CompositionItem[] {
  const { items } = placeWords([label.words], { slot: area, anchor: 'head' }, wordContextOf(draft));
  return items.map((item) => labelItem(label, align === 'center' ? item : alignLabel(item, align)));
}

const shifts = { left: 0, center: 0.5, right: 1 } as const;

/** The icon at the edge of the area, the words at its other side. */
function placeAlong(
  draft: SlideComposition,
  label: StepLabel | null,
  place: LabelPlace,
  { icon, top }: { readonly icon: IconToDraw; readonly top: number },
): readonly CompositionItem[] {
  const { area, align, edge } = place;
  const left = area.left + (area.width - icon.size) * shifts[align];
  if (label === null) return iconItems(icon, { left, top });
  const by = icon.size + gapAtIcon.along;
  const isUnder = edge === 'head';
  const labelArea = isUnder ? { ...area, top: top + by } : area;
  const iconTop = isUnder ? top : area.top - by;
  return [
    ...iconItems(icon, { left, top: iconTop }),
    ...placeAlone(draft, label, { ...place, area: labelArea }),
  ];
}

/** Where the lowest of a label's items ends; 0 where there is none. */
export function footOfLabel(items: readonly CompositionItem[]): number {
  const areas = items.flatMap((item) =>
    'runs' in item ? item.runs.map(({ area }) => area) : 'area' in item ? [item.area] : [],
  );
  return Math.max(0, ...areas.map(({ top, height }) => top + height));
}

/** How far the box of its user's own reaches beyond the words of a label, in px. */
const boxReach = 16;

/** A label that has a box of its own stands clear of its ordinal, at whose side the box hangs out. */
function moveBesideBox(place: LabelPlace, label: StepLabel | null): LabelPlace {
  if (label === null || !isBoxed(label.words.element.style)) return place;
  const { area, align } = place;
  const left = align === 'right' ? area.left + boxReach : area.left;
  const width = align === 'center' ? area.width : area.width - boxReach;
  return { ...place, area: { ...area, left, width } };
}

/** The label of a step, with the slide's icon beside it. Source: docs/product/layouts.md 27, 28. */
export function placeStepLabel(
  draft: SlideComposition,
  label: StepLabel | null,
  place: LabelPlace,
  icon: IconToDraw | null,
): readonly CompositionItem[] {
  const clear = moveBesideBox(place, label);
  if (icon === null) return label === null ? [] : placeAlone(draft, label, clear);
  const { area, edge } = clear;
  const top = edge === 'head' ? area.top : area.top + area.height - icon.size;
  const at = { icon, top };
  const beside = label && placeBeside(draft, label, clear, at);
  return beside ?? placeAlong(draft, label, clear, at);
}

/** `Passo 2`, `Dia 3 de 7`: the number of a kicker that counts; null of another. */
export function numberOfKicker(kicker: Element | null): number | null {
  if (kicker === null) return null;
  const [, number] = /^\p{L}+ (\d{1,3})(?: de \d{1,3})?$/u.exec(singleLineOf(kicker)) ?? [];
  return number === undefined ? null : Number(number);
}
