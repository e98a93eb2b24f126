import type { ComposedLayout, Element, SlideFormat, Slots } from '@arrasta/domain';
import type { Color } from '@arrasta/palettes';
import type { Area, Scene, ToneColors } from '../context';
import { isBoxed } from '../elements/box-style';
import type { Composition, IconToDraw } from './composition';
import { hasOwnLook, iconOnChip, iconToDraw, type IconLook } from './icons';
import type { SizeRange } from './title-metrics';
import { boldest, userAlignment, type WordContext, type WordsToPlace } from './word-style';
import type { VerticalAnchor } from './words';

/** A slide that is being composed. */
export interface SlideComposition {
  readonly scene: Scene;
  readonly layout: ComposedLayout;
  readonly slots: Slots<Element>;
  readonly colors: ToneColors;
  /** Where words stand. */
  readonly field: Area;
  /** The icon that has a place of its own. */
  readonly icon: Element | null;
  /** How words over rows and these share the field; undefined where there is room for all. */
  readonly rowFit?: RowFit;
}

/** What a head leaves its rows. */
export interface RowFit {
  /** Of the ranges of its words' sizes, from 0 for the smallest to 1. */
  readonly headShare: number;
  /** Whether all is smaller and nearer to each other than it should be. */
  readonly isTight: boolean;
  /** Whether rows are as small as they may be, whatever height they have. */
  readonly areRowsSmallest?: boolean;
}

export type Compose = (draft: SlideComposition) => Composition;

/** How a theme composes layouts of which it has a way of its own. */
export type LayoutComposers = Readonly<Partial<Record<ComposedLayout, Compose>>>;

/** What words of a slide are painted in where they do not stand on its background. */
export interface WordColors {
  readonly text: Color;
  readonly title?: Color;
  readonly soft: Color;
  readonly emphasis: (size: number) => Color;
}

export function themeKeyOf({ scene }: SlideComposition) {
  return scene.theme.facts.key;
}

/** A measure that a square or a story has otherwise. */
export type ByFormat<Measure> = Readonly<Partial<Record<SlideFormat, Measure>>> & {
  readonly usual: Measure;
};

export function measureFor<Measure>(
  { scene }: SlideComposition,
  measures: ByFormat<Measure>,
): Measure {
  return measures[scene.carousel.format] ?? measures.usual;
}

/** Whether words begin at the head, and texts under a title stand at the foot. */
export function isHeadHeavy(draft: SlideComposition): boolean {
  const key = themeKeyOf(draft);
  return key === 'bold' || key === 'swiss';
}

export function isCentred(draft: SlideComposition): boolean {
  const { scene, layout } = draft;
  const { facts, composition } = scene.theme;
  return composition?.isCentred?.(scene, layout) ?? facts.key === 'frame';
}

export function wordContextOf(draft: SlideComposition): WordContext {
  const { scene, layout, rowFit } = draft;
  const align = isCentred(draft) ? 'center' : 'left';
  return {
    scene,
    layout,
    align,
    isLoose: rowFit?.isTight === false,
    areRowsSmallest: rowFit?.areRowsSmallest === true,
  };
}

const kickerSizes = {
  minimal: 16,
  editorial: 19,
  bold: 15,
  notebook: 16,
  frame: 16,
  geo: 16,
  retro: 15,
  swiss: 15,
  social: 15,
  glow: 14,
  collage: 15,
  press: 14,
} as const;

/** Of a magazine's kicker on a cover, in px. */
const kickerOnCover = 22;

function kickerSize(draft: SlideComposition): number {
  const key = themeKeyOf(draft);
  const isOnCover = key === 'editorial' && draft.layout.startsWith('cover-');
  return isOnCover ? kickerOnCover : kickerSizes[key];
}

/** Before a kicker of Jornal, in px. */
const kickerSquare = { size: 10, gap: 8 } as const;
const centredKicker = 17;

/** How Jornal sets a kicker: after a square, and in italics where all is centred. */
function pressKicker(draft: SlideComposition, element: Element): Partial<WordsToPlace> {
  if (isCentred(draft)) return { isItalic: true, range: [centredKicker, centredKicker] };
  const isOwn = isBoxed(element.style) || userAlignment(element, draft.scene) !== null;
  return isOwn ? {} : { square: kickerSquare };
}

export function kickerWords(
  draft: SlideComposition,
  element: Element,
  colors: WordColors = draft.colors,
): WordsToPlace {
  const key = themeKeyOf(draft);
  const size = kickerSize(draft);
  // On a photograph what shines through a pill may be anything.
  const { scene } = draft;
  const pill = scene.photograph ? undefined : scene.theme.composition?.kickerPill?.(scene);
  return {
    element,
    content: element.content,
    role: 'kicker',
    range: [size, size],
    color: pill === undefined ? colors.emphasis : () => colors.text,
    emphasis: colors.emphasis,
    isItalic: key === 'editorial',
    ...(key === 'bold' && { weight: boldest }),
    ...(pill !== undefined && !isBoxed(element.style) && { pill }),
    ...(key === 'press' && pressKicker(draft, element)),
  };
}

interface TitleRange {
  readonly range: SizeRange;
  readonly maxLines?: number;
  readonly keptForRag?: number;
  readonly avoidsWidow?: boolean;
}

export function titleWords(
  draft: SlideComposition,
  element: Element,
  range: TitleRange,
  colors: WordColors = draft.colors,
): WordsToPlace {
  return {
    element,
    content: element.content,
    role: 'title',
    color: () => colors.title ?? colors.text,
    emphasis: colors.emphasis,
    ...range,
  };
}

export function textWords(
  draft: SlideComposition,
  element: Element,
  range: SizeRange,
  colors: WordColors = draft.colors,
): WordsToPlace {
  return {
    element,
    content: element.content,
    role: 'text',
    range,
    color: () => colors.soft,
    emphasis: colors.emphasis,
  };
}

/** The element that is the title: the first text where there is none. */
export function titleOf({ slots }: SlideComposition): Element | null {
  return slots.title ?? slots.texts[0] ?? null;
}

/** What stands under a title: the subtitle, then the texts. */
export function textsUnder({ slots }: SlideComposition, title: Element | null): Element[] {
  const texts = [...(slots.subtitle ? [slots.subtitle] : []), ...slots.texts];
  return texts.filter((element) => element !== title);
}

interface Ranges {
  readonly title: TitleRange;
  readonly text: SizeRange;
}

/** The slide's icon, in its own size and the slide's colours unless it is said. */
export function slideIcon(
  { icon, scene, colors }: SlideComposition,
  look: Partial<IconLook> = {},
): IconToDraw | null {
  if (icon === null) return null;
  const { emphasis } = colors;
  const chip = scene.theme.composition?.chip?.(scene);
  if (chip === undefined || hasOwnLook(icon, scene)) {
    return iconToDraw(icon, scene, { scale: 1, emphasis, ...look });
  }
  return iconOnChip(icon, scene, chip);
}

/** Words with the slide's icon over them. */
export function withIcon(
  draft: SlideComposition,
  words: WordsToPlace,
  look?: Partial<IconLook>,
): WordsToPlace {
  const icon = slideIcon(draft, look);
  return icon === null ? words : { ...words, icon };
}

/** Kicker, title and texts in one column, the slide's icon over the title. */
export function allWords(
  draft: SlideComposition,
  { title, text }: Ranges,
  colors: WordColors = draft.colors,
  iconScale = 1,
): WordsToPlace[] {
  const first = titleOf(draft);
  const { kicker } = draft.slots;
  const look = { scale: iconScale, emphasis: colors.emphasis };
  return [
    ...(kicker ? [kickerWords(draft, kicker, colors)] : []),
    ...(first ? [withIcon(draft, titleWords(draft, first, title, colors), look)] : []),
    ...textsUnder(draft, first).map((element) => textWords(draft, element, text, colors)),
  ];
}

export function insetTop(area: Area, by: number): Area {
  return { ...area, top: area.top + by, height: area.height - by };
}

/** What of a slot its words leave: above those at the foot, below those at the head. */
export function freeArea(slot: Area, words: Area, anchor: VerticalAnchor): Area {
  const free = Math.max(0, slot.height - words.height);
  if (anchor === 'head') return { ...slot, top: words.top + words.height, height: free };
  return { ...slot, height: anchor === 'foot' ? free : 0 };
}
