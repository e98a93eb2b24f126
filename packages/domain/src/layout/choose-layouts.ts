import { coversPanorama } from '../carousel/panorama';
import type { SlideFields } from '../slide/slide';
import {
  barItemsOf,
  countHeadedTexts,
  figureOf,
  isQuotation,
  itemsOf,
  singleLineOf,
  ordinalOf,
  slotsOf,
  splitLabel,
  type Slots,
} from './slots';
import { hasCall } from './call';
import type { ToneLooks } from './choose-tones';
import type { SlideLayout } from '../slide/layout';
import { stepRuns } from './step-runs';

/** What of a slide its layout is chosen by. */
export type SlideToLayOut = Pick<
  SlideFields,
  'layout' | 'layoutPinned' | 'elements' | 'backgroundImageUrl' | 'backgroundImageOpacity'
> &
  MayShowPanorama;

/** A slide of which may be known whether it shows the carousel's photograph. */
export interface MayShowPanorama {
  readonly showsPanorama?: boolean;
}

/** What theme and photograph say about layouts. */
export interface LayoutPreferences {
  /** Of a first slide that has a picture and a short title. */
  readonly coverWithImage: 'cover-frame' | 'cover-split' | 'cover-photo';
  /** The places of the photograph that runs on over several slides; absent without one. */
  readonly panorama?: { readonly from: number; readonly span: number };
}

/** A slide with what is known of it at its place: whether the photograph is what it stands on. */
export function slideAtPlace<Placed extends SlideToLayOut>(
  slide: Placed,
  index: number,
  { panorama }: Pick<LayoutPreferences, 'panorama'>,
): Placed & MayShowPanorama {
  const place = index - (panorama?.from ?? 0);
  const isThere = panorama !== undefined && place >= 0 && place < panorama.span;
  return isThere && !coversPanorama(slide) ? { ...slide, showsPanorama: true } : slide;
}

/** What a deck's looks say about layouts and tones. */
export interface LayoutLooks extends LayoutPreferences, ToneLooks {}

/** A slide with everything the rules look at. */
interface Place {
  readonly slide: SlideToLayOut;
  readonly slots: Slots;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the slide is one of a run of steps. */
  readonly isStep: boolean;
  /** Slides of one picture before it. */
  readonly imageSlidesBefore: number;
  readonly preferences: LayoutPreferences;
}

/** The layouts that a rule finds for a slide, the best first; none where it does not hold. */
type Rule = (place: Place) => readonly SlideLayout[];

/** From this opacity on a background picture is what is seen of a slide. */
const strongOpacity = 50;

export function hasStrongBackground(
  slide: Pick<SlideFields, 'backgroundImageUrl' | 'backgroundImageOpacity'> & MayShowPanorama,
): boolean {
  if (slide.showsPanorama === true) return true;
  return slide.backgroundImageUrl !== null && slide.backgroundImageOpacity >= strongOpacity;
}

function wordsOf({ kicker, title, subtitle, texts, lists }: Slots): string[] {
  const single = [kicker, title, subtitle].filter((element) => element !== null);
  const items = lists.flatMap(itemsOf);
  return [...[...single, ...texts].map(singleLineOf), ...items];
}

function lengthOf(slots: Slots): number {
  return wordsOf(slots).reduce((sum, { length }) => sum + length, 0);
}

const coverRule: Rule = ({ isFirst, slots, slide, preferences }) => {
  if (!isFirst) return [];
  if (slots.images.length > 0) {
    const isLong = slots.title !== null && singleLineOf(slots.title).length > 60;
    return [isLong ? 'cover-split' : preferences.coverWithImage];
  }
  return [hasStrongBackground(slide) ? 'cover-photo' : 'cover-type'];
};

const ctaRule: Rule = ({ isLast, slots }) => {
  if (!isLast || slots.images.length > 0 || slots.lists.length > 0) return [];
  const words = wordsOf(slots);
  if (words.length === 0) return [];
  return words.some(hasCall) || lengthOf(slots) < 90 ? ['cta'] : [];
};

const quoteRule: Rule = ({ slots }) =>
  slots.texts.some((text) => isQuotation(singleLineOf(text))) ? ['quote'] : [];

const imageRule: Rule = ({ slots, imageSlidesBefore }) => {
  const { images, lists } = slots;
  if (images.length === 0) return [];
  if (images.length > 1) return ['gallery'];
  if (lists.length > 0 || lengthOf(slots) < 70) return ['photo-full', 'photo-top'];
  const byTurns: readonly SlideLayout[] = ['photo-top', 'photo-side'];
  return imageSlidesBefore % 2 === 0 ? byTurns : [...byTurns].reverse();
};

const columnsRule: Rule = ({ slots, slide }) => {
  if (slots.lists.length > 0) return slots.lists.length === 2 ? ['columns'] : [];
  return countHeadedTexts(slide.elements) === 2 ? ['columns'] : [];
};

function listLayouts(items: readonly string[], isNumbered: boolean): SlideLayout[] {
  const count = items.length;
  const labelled = items.filter((item) => splitLabel(item).label !== null).length;
  const areShort = items.every(({ length }) => length <= 42);
  const layouts: [SlideLayout, boolean][] = [
    ['bars', count > 1 && barItemsOf(items) !== null],
    ['timeline', isNumbered && count > 1 && count <= 7],
    ['cards', labelled * 2 >= count && count > 0 && count <= 6],
    ['checklist', areShort && count >= 3 && count <= 9],
    ['cards', count > 0 && count <= 4],
    ['checklist', count > 1 && count <= 9],
    ['stack', true],
  ];
  return layouts.filter(([, holds]) => holds).map(([layout]) => layout);
}

const listRule: Rule = ({ slots: { lists }, slide }) => {
  const [list] = lists;
  if (list === undefined || lists.length > 1) return [];
  const { listType } = slide.elements.find((element) => element === list)?.style ?? {};
  return listLayouts(itemsOf(list), listType === 'numbered');
};

const stepRule: Rule = ({ slots: { title }, isStep }) => {
  const hasOrdinal = title !== null && ordinalOf(singleLineOf(title)) !== null;
  return hasOrdinal || isStep ? ['step'] : [];
};

const figureRule: Rule = ({ slots: { title } }) =>
  title !== null && figureOf(singleLineOf(title)) !== null ? ['big-number'] : [];

const wordsRule: Rule = ({ slots }) => {
  const length = lengthOf(slots);
  return length === 0 || length > 420 ? ['stack'] : ['statement', 'stack'];
};

/** In this order; the first that holds decides. Source: docs/product/layouts.md 9. */
const rules: readonly Rule[] = [
  coverRule,
  ctaRule,
  quoteRule,
  imageRule,
  columnsRule,
  listRule,
  stepRule,
  figureRule,
  wordsRule,
];

function layoutsByRules(place: Place): SlideLayout[] {
  return [...new Set(rules.flatMap((rule) => rule(place)))];
}

function places(slides: readonly SlideToLayOut[], preferences: LayoutPreferences): Place[] {
  const steps = stepRuns(slides);
  let imageSlides = 0;
  return slides.map((slide, index) => {
    const slots = slotsOf(slide.elements);
    const imageSlidesBefore = imageSlides;
    if (index > 0 && slots.images.length === 1) imageSlides += 1;
    return {
      slide: slideAtPlace(slide, index, preferences),
      slots,
      isFirst: index === 0,
      isLast: index > 0 && index === slides.length - 1,
      isStep: (steps[index] ?? null) !== null,
      imageSlidesBefore,
      preferences,
    };
  });
}

/** The layouts whose rules hold for a slide, the best first. */
export function matchingLayouts(
  slides: readonly SlideToLayOut[],
  index: number,
  preferences: LayoutPreferences,
): SlideLayout[] {
  const place = places(slides, preferences)[index];
  return place === undefined ? [] : layoutsByRules(place);
}

/** A third of one kind in a row gives way; steps stay a run. */
function withoutThirds(
  layouts: readonly SlideLayout[],
  before: readonly SlideLayout[],
): SlideLayout {
  const [best = 'stack'] = layouts;
  const isThird = before.length > 1 && before.slice(-2).every((layout) => layout === best);
  if (!isThird || best === 'step') return best;
  return layouts.find((layout) => layout !== best) ?? best;
}

/**
 * The layout of every slide, chosen by what is on it and where it stands; slides whose layout a
 * person picked keep it. Source: docs/product/layouts.md 9.
 */
export function chooseLayouts(
  slides: readonly SlideToLayOut[],
  preferences: LayoutPreferences,
): SlideLayout[] {
  return places(slides, preferences).reduce<SlideLayout[]>((chosen, place) => {
    const { layout, layoutPinned } = place.slide;
    const next = layoutPinned ? layout : withoutThirds(layoutsByRules(place), chosen);
    return [...chosen, next];
  }, []);
}
