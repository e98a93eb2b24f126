import { shortCallOf, type Element } from '@arrasta/domain';
import { cssOf, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import { measureTextLines } from '../line-break/text-lines';
import { brandOf } from '../slide-chrome';
import type { Composition, CompositionItem, NoteItem, TextItem } from './composition';
import { brandHeights, brandTop, footOfCall, gapInCall, placeCall } from './cta-places';
import { noteRun, noteWords, signHeights, signItems } from './cta-signs';
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
  withIcon,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from './draft';
import { layoutFieldOf } from './field';
import { deviceIconScale, iconItems } from './icons';
import { placeRuled, type DrawnWords } from './placing';
import type { SizeRange } from './title-metrics';
import { boldest } from './word-style';
import { turnWithWhole, turnPart, turnText } from './turned';

/** What the pill says, and the element that says it, if one does. */
export interface Call {
  readonly content: string;
  /** What it says instead where there is no room for that, the first that fits. */
  readonly shorter?: readonly string[];
  readonly element: Element | null;
}

/** Calls to follow the brand, by its handle, its name and neither: the first that fits is taken. */
function followCalls(carousel: SlideComposition['scene']['carousel']): readonly string[] {
  const { handle = null, name = null } = brandOf(carousel) ?? {};
  const calls = [handle, name].flatMap((whom) => (whom === null ? [] : [`Siga ${whom}`]));
  return [...calls, 'Siga o perfil'];
}

export function callOf(composition: SlideComposition, texts: readonly Element[]): Call {
  const { slots, scene } = composition;
  if (slots.subtitle !== null) return { content: slots.subtitle.content, element: slots.subtitle };
  const found = [titleOf(composition), ...texts]
    .map((element) => shortCallOf(element?.content ?? ''))
    .find((call) => call !== null);
  if (found !== undefined) return { content: found, element: null };
  const [content = '', ...shorter] = followCalls(scene.carousel);
  return { content, shorter, element: null };
}

/** A text of which the background that its user gave it counts, and no size. */
function withBackground(element: Element): Element {
  const { backgroundColor } = element.style;
  return { ...element, style: backgroundColor === undefined ? {} : { backgroundColor } };
}

/** Where the words of a call may stand, and how they are set. */
interface PillSlot {
  readonly slot: Area;
  /** The largest size, in px. */
  readonly size: number;
  readonly color: Color;
}

/** The words of a call as wide as they are. */
interface PillWords {
  readonly width: number;
  /** They begin at that place, in px. */
  readonly itemAt: (left: number) => TextItem | NoteItem;
}

/** The words of a call in one line; null where there are none. */
export function placePillWords(
  draft: SlideComposition,
  call: Call,
  place: PillSlot,
): PillWords | null {
  const placed = placeInPill(draft, call, place);
  const [next, ...others] = call.shorter ?? [];
  if (placed === null || placed.fits || next === undefined) return placed;
  return placePillWords(draft, { ...call, content: next, shorter: others }, place);
}

function placeInPill(
  draft: SlideComposition,
  { content, element }: Call,
  { slot, size, color }: PillSlot,
): (PillWords & { readonly fits: boolean }) | null {
  const words = noteWords(draft, {
    content,
    role: 'kicker',
    range: [14, size],
    color: () => color,
    // Whatever colour the pill has, it is not the colour of its words.
    emphasis: () => color,
    ...(draft.scene.theme.composition === undefined && { weight: boldest }),
    maxLines: 1,
  }).map((one) => (element ? { ...one, element: withBackground(element) } : one));
  const placed = noteRun(draft, words, slot);
  if (placed === null) return null;
  const [line, ...more] = measureTextLines({ content: placed.content, ...placed.box }) ?? [];
  const fits = more.length === 0 && (line?.width ?? 0) <= slot.width;
  const width = Math.min(slot.width, Math.ceil(line?.width ?? slot.width) + 1);
  const itemAt = (left: number): TextItem | NoteItem => {
    const area = { ...placed.area, left, width };
    const run = { ...placed, area, box: { ...placed.box, width: slot.width } };
    return element ? { kind: 'text', element, runs: [run] } : { kind: 'note', runs: [run] };
  };
  return { width, itemAt, fits };
}

/** The pill with the call and an arrow. Measures in px. */
const pill = { padding: 24, arrow: 20, gap: 12, size: 17, turn: -1.5 } as const;
export const pillHeights: ByFormat<number> = { usual: 52, '1:1': 44 };
const radii = {
  minimal: 26,
  editorial: 0,
  bold: 0,
  notebook: 10,
  frame: 26,
  geo: 26,
  retro: 26,
  swiss: 0,
  social: 26,
  glow: 26,
  collage: 2,
  press: 0,
} as const;

export function placeCallPill(
  draft: SlideComposition,
  call: Call,
  top: number,
  { fill, words: onFill } = { fill: draft.colors.block, words: draft.colors.onBlock },
): CompositionItem[] {
  const { field } = draft;
  const key = themeKeyOf(draft);
  const around = 2 * pill.padding + pill.arrow + pill.gap;
  const height = measureFor(draft, pillHeights);
  const slot = { left: field.left, top, width: field.width - around, height };
  const placed = placePillWords(draft, call, { slot, size: pill.size, color: onFill });
  if (placed === null) return [];
  const width = placed.width + around;
  const left = field.left + (isCentred(draft) ? (field.width - width) / 2 : 0);
  const area = { left, top, width, height };
  const turn = key === 'notebook' ? pill.turn : 0;
  const arrow = {
    left: left + width - pill.padding - pill.arrow,
    top: top + (height - pill.arrow) / 2,
    width: pill.arrow,
    height: pill.arrow,
  };
  const item = placed.itemAt(left + pill.padding);
  const words: CompositionItem =
    item.kind === 'text'
      ? turnText(item, area, turn)
      : { ...item, runs: item.runs.map((run) => turnPart(run, area, turn)) };
  return [
    {
      kind: 'box',
      area,
      fill: cssOf(fill),
      radius: radii[key],
      ...(turn !== 0 && { turn }),
    },
    {
      kind: 'path',
      area: turnWithWhole(arrow, area, turn),
      field: [24, 24],
      path: 'M4 12H20M13 5L20 12L13 19',
      fill: null,
      stroke: { color: cssOf(onFill), width: 2.5 },
      ...(turn !== 0 && { turn }),
    },
    words,
  ];
}

/** Between a title and the icon beside it, in px. */
const gapBesideIcon = 16;

interface CallWords {
  readonly title: Element | null;
  readonly texts: readonly Element[];
  /** Of the title. */
  readonly range?: SizeRange;
}

/** Kicker, title and texts; the slide's icon beside the title, or over it where all is centred. */
export function placeCallWords(
  draft: SlideComposition,
  { title, texts, range = [34, 84] }: CallWords,
  slot: Area,
): DrawnWords {
  const { kicker } = draft.slots;
  const titled = title && titleWords(draft, title, { range, maxLines: 4 });
  const look = { scale: deviceIconScale };
  const words = [
    ...(kicker ? [kickerWords(draft, kicker)] : []),
    ...(titled ? [isCentred(draft) ? withIcon(draft, titled, look) : titled] : []),
    ...texts.map((element) => textWords(draft, element, [16, 20])),
  ];
  if (isCentred(draft)) return placeRuled(draft, words, { slot, anchor: 'centre' });
  const icon = title && slideIcon(draft, look);
  const by = icon === null ? 0 : icon.size + gapBesideIcon;
  const beside = { ...slot, width: slot.width - by };
  const placed = placeRuled(draft, words, { slot: beside, anchor: 'head' });
  const run = placed.texts.find(({ element }) => element === title)?.runs[0];
  if (icon === null || run === undefined) return placed;
  const left = slot.left + slot.width - icon.size;
  const { top } = run.area;
  const height = Math.max(placed.area.height, top + icon.size - placed.area.top);
  return {
    ...placed,
    items: [...placed.items, ...iconItems(icon, { left, top })],
    area: { ...placed.area, height },
  };
}

/** Words and pill alone, where what follows them leaves brand and signs no room: the brand line stands then. */
function composeShortCta(draft: SlideComposition): Composition {
  const { slots, field } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const space = measureFor(draft, pillHeights) + gapInCall;
  const slot = { ...field, height: Math.max(0, field.height - space) };
  const placed = placeCallWords(draft, { title, texts }, slot);
  const pillTop = placed.area.top + placed.area.height + gapInCall;
  return {
    items: [...placed.items, ...placeCallPill(draft, callOf(draft, texts), pillTop)],
    overflowing: placed.overflowing,
  };
}

/**
 * Words and pill, and who asks for it.
 * @param spaceOfMore what stands between these has, in px
 */
function composeSignedCta(draft: SlideComposition, spaceOfMore: number): Composition | null {
  const { slots, field, scene } = draft;
  const title = titleOf(draft);
  const height = measureFor(draft, signHeights);
  const signsTop = footOfCall(draft) - height;
  const top = brandTop(draft, signsTop);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const call = callOf(draft, texts);
  const whole = placeCall(draft, top, signsTop);
  const space = measureFor(draft, pillHeights) + gapInCall;
  const slot = { ...whole, height: whole.height - space - spaceOfMore };
  if (slot.height < 0) return null;
  const placed = placeCallWords(draft, { title, texts }, slot);
  const pillTop = placed.area.top + placed.area.height + gapInCall;
  // What is under words of which there are too many goes down with them.
  const by = Math.max(0, placed.area.height - slot.height);
  const signsArea = { ...field, top: signsTop + by, height };
  const brandDown = isCentred(draft) ? top : top + by;
  const brandArea = { ...field, top: brandDown, height: measureFor(draft, brandHeights) };
  const brand: CompositionItem[] =
    brandOf(scene.carousel) === null ? [] : [{ kind: 'brand', area: brandArea }];
  return {
    items: [
      ...placed.items,
      ...placeCallPill(draft, call, pillTop),
      ...brand,
      ...signItems(draft, signsArea),
    ],
    overflowing: placed.overflowing,
    footOfMore: whole.top + whole.height,
    hasBrand: true,
  };
}

/** A call at the end: what to do, on a pill, and who asks for it. */
export const composeCta: Compose = (draft): Composition => {
  // A lower field than the slide's leaves room for what the layout has no slot for.
  const spaceOfMore = Math.max(0, layoutFieldOf(draft.scene).height - draft.field.height);
  const signed = composeSignedCta(draft, spaceOfMore);
  const isEnough = spaceOfMore === 0 || signed?.overflowing.length === 0;
  return signed !== null && isEnough ? signed : composeShortCta(draft);
};
