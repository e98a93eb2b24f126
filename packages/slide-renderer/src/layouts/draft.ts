import type { ComposedLayout, Element, SlideFormat, Slots } from '@arrasta/domain';
import type { Colour } from '@arrasta/palettes';
import type { Area, Scene, ToneColours } from '../context';
import type { Composition } from './composition';
import type { SizeRange } from './title-metrics';
import type { Setting, WordsToPlace } from './word-style';
import type { Anchor } from './words';

/** A slide that is being composed. */
export interface Draft {
  readonly scene: Scene;
  readonly layout: ComposedLayout;
  readonly slots: Slots<Element>;
  readonly colours: ToneColours;
  /** Where words stand. */
  readonly field: Area;
}

export type Compose = (draft: Draft) => Composition;

/** What words of a slide are painted in where they do not stand on its ground. */
export interface WordColours {
  readonly text: Colour;
  readonly soft: Colour;
  readonly emphasis: (size: number) => Colour;
}

export function themeKeyOf({ scene }: Draft) {
  return scene.theme.facts.key;
}

/** A measure that a square or a story has otherwise. */
export type ByFormat<Measure> = Readonly<Partial<Record<SlideFormat, Measure>>> & {
  readonly usual: Measure;
};

export function measureFor<Measure>({ scene }: Draft, measures: ByFormat<Measure>): Measure {
  return measures[scene.carousel.format] ?? measures.usual;
}

export function isCentred(draft: Draft): boolean {
  return themeKeyOf(draft) === 'frame';
}

export function settingOf(draft: Draft): Setting {
  const { scene, layout } = draft;
  return { scene, layout, align: isCentred(draft) ? 'center' : 'left' };
}

const kickerSizes = { minimal: 16, editorial: 19, bold: 15, notebook: 16, frame: 16 } as const;

export function kickerWords(
  draft: Draft,
  element: Element,
  colours: WordColours = draft.colours,
): WordsToPlace {
  const key = themeKeyOf(draft);
  const size = kickerSizes[key];
  return {
    element,
    content: element.content,
    role: 'kicker',
    range: [size, size],
    colour: colours.emphasis,
    emphasis: colours.emphasis,
    isItalic: key === 'editorial',
  };
}

interface TitleRange {
  readonly range: SizeRange;
  readonly maxLines?: number;
  readonly keptForRag?: number;
  readonly avoidsWidow?: boolean;
}

export function titleWords(
  draft: Draft,
  element: Element,
  range: TitleRange,
  colours: WordColours = draft.colours,
): WordsToPlace {
  return {
    element,
    content: element.content,
    role: 'title',
    colour: () => colours.text,
    emphasis: colours.emphasis,
    ...range,
  };
}

export function textWords(
  draft: Draft,
  element: Element,
  range: SizeRange,
  colours: WordColours = draft.colours,
): WordsToPlace {
  return {
    element,
    content: element.content,
    role: 'text',
    range,
    colour: () => colours.soft,
    emphasis: colours.emphasis,
  };
}

/** The element that is the title: the first text where there is none. */
export function titleOf({ slots }: Draft): Element | null {
  return slots.title ?? slots.texts[0] ?? null;
}

/** What stands under a title: the subtitle, then the texts. */
export function textsUnder({ slots }: Draft, title: Element | null): Element[] {
  const texts = [...(slots.subtitle ? [slots.subtitle] : []), ...slots.texts];
  return texts.filter((element) => element !== title);
}

interface Ranges {
  readonly title: TitleRange;
  readonly text: SizeRange;
}

/** Kicker, title and texts in one column. */
export function allWords(draft: Draft, { title, text }: Ranges, colours?: WordColours) {
  const first = titleOf(draft);
  const { kicker } = draft.slots;
  return [
    ...(kicker ? [kickerWords(draft, kicker, colours)] : []),
    ...(first ? [titleWords(draft, first, title, colours)] : []),
    ...textsUnder(draft, first).map((element) => textWords(draft, element, text, colours)),
  ];
}

export function below(area: Area, by: number): Area {
  return { ...area, top: area.top + by, height: area.height - by };
}

/** What of a slot its words leave: above those at the foot, below those at the head. */
export function freeArea(slot: Area, words: Area, anchor: Anchor): Area {
  const free = Math.max(0, slot.height - words.height);
  if (anchor === 'head') return { ...slot, top: words.top + words.height, height: free };
  return { ...slot, height: anchor === 'foot' ? free : 0 };
}
