import {
  chooseLayouts,
  matchingLayouts,
  slideAtPlace,
  type LayoutLooks,
  type LayoutPreferences,
  type SlideToLayOut,
} from './choose-layouts';
import { chooseTones, type SlideToTone } from './choose-tones';
import { hasLargeFigure } from './drawn-layout';
import { fillsLayout } from './fills-layout';
import {
  composedLayouts,
  isComposed,
  slideTones,
  type ComposedLayout,
  type SlideLayout,
  type SlideTone,
} from '../slide/layout';
import { slotsOf } from './slots';

/** What a layout asks for that a slide does not have. */
export type MissingContent =
  'image' | 'images' | 'list' | 'lists' | 'values' | 'figure' | 'quotation' | 'words';
/** What a slide has that stands below the words of a layout, as it has no place of its own. */
export type LeftOverContent = 'list' | 'image';

export interface LayoutFit {
  /** Null where the slide has all that the layout asks for. */
  readonly missing: MissingContent | null;
  /** Null where all of the slide has a place in it. */
  readonly leftOver: LeftOverContent | null;
}

const requiredContent: Readonly<Record<ComposedLayout, MissingContent>> = {
  'cover-type': 'words',
  'cover-photo': 'image',
  'cover-split': 'image',
  'cover-frame': 'image',
  statement: 'words',
  quote: 'quotation',
  'big-number': 'figure',
  step: 'words',
  'photo-top': 'image',
  'photo-side': 'image',
  'photo-full': 'image',
  checklist: 'list',
  cards: 'list',
  columns: 'lists',
  timeline: 'list',
  bars: 'values',
  gallery: 'images',
  cta: 'words',
};

/** How many lists and pictures a layout has places for; none where it is not named. */
const places: Readonly<Partial<Record<ComposedLayout, { lists?: number; images?: number }>>> = {
  'cover-photo': { images: 1 },
  'cover-split': { images: 1 },
  'cover-frame': { images: 1 },
  'photo-top': { images: 1 },
  'photo-side': { images: 1 },
  'photo-full': { images: 1, lists: 1 },
  checklist: { lists: 1 },
  cards: { lists: 1 },
  columns: { lists: 2 },
  timeline: { lists: 1 },
  bars: { lists: 1 },
  gallery: { images: 4 },
};

function missingContentOf(slide: SlideToLayOut, layout: ComposedLayout): MissingContent | null {
  // No layout is chosen for a bare count, which stands alone all the same where this one is.
  const isCount = layout === 'big-number' && hasLargeFigure(slotsOf(slide.elements));
  return isCount || fillsLayout(slide, layout) ? null : requiredContent[layout];
}

function leftOverIn(slide: SlideToLayOut, layout: ComposedLayout): LeftOverContent | null {
  const { lists, images } = slotsOf(slide.elements);
  const has = places[layout] ?? {};
  if (lists.length > (has.lists ?? 0)) return 'list';
  return images.length > (has.images ?? 0) ? 'image' : null;
}

/** How the content of a slide and a layout go together. */
export function layoutFitOf(slide: SlideToLayOut, layout: SlideLayout): LayoutFit {
  if (!isComposed(layout)) return { missing: null, leftOver: null };
  return { missing: missingContentOf(slide, layout), leftOver: leftOverIn(slide, layout) };
}

function isSuiting(slide: SlideToLayOut, layout: SlideLayout): boolean {
  const { missing, leftOver } = layoutFitOf(slide, layout);
  return missing === null && leftOver === null;
}

function isCoverLayout(layout: SlideLayout): boolean {
  return layout.startsWith('cover-');
}

/**
 * The layouts all of whose slots a slide fills, and that have a slot for all of it, the best first:
 * those of the rules, then the others, covers last on inner slides, and the stack.
 * Source: docs/product/layouts.md 16.
 */
export function suitingLayouts(
  slides: readonly SlideToLayOut[],
  index: number,
  preferences: LayoutPreferences,
): SlideLayout[] {
  const found = slides[index];
  if (found === undefined) return [];
  const slide = slideAtPlace(found, index, preferences);
  const ruled = matchingLayouts(slides, index, preferences).filter(isComposed);
  const others = composedLayouts.filter((layout) => isCoverLayout(layout) === (index === 0));
  const rest = composedLayouts.filter((layout) => isCoverLayout(layout) !== (index === 0));
  const all = [...ruled, ...others, ...rest].filter((layout) => isSuiting(slide, layout));
  return [...new Set<SlideLayout>([...all, 'stack'])];
}

/** A layout and what the slide stands on. */
export interface LayoutVariant {
  readonly layout: SlideLayout;
  readonly tone: SlideTone;
}

type SlideToVary = SlideToLayOut & SlideToTone;

function chosenTone(slides: readonly SlideToVary[], index: number, looks: LayoutLooks): SlideTone {
  const open = slides.map((slide, place) =>
    place === index ? { ...slide, layoutPinned: false } : slide,
  );
  const layouts = chooseLayouts(open, looks);
  const laidOut = open.map((slide, place) => ({
    ...slide,
    layout: place === index ? (layouts[place] ?? slide.layout) : slide.layout,
  }));
  return chooseTones(laidOut, looks)[index] ?? 'paper';
}

/**
 * The steps of a slide's `V` key: the suiting layouts, then the best one on the other tones.
 * Source: docs/product/layouts.md 17.
 */
export function layoutVariants(
  slides: readonly SlideToVary[],
  index: number,
  looks: LayoutLooks,
): LayoutVariant[] {
  const layouts = suitingLayouts(slides, index, looks);
  const [best = 'stack'] = layouts;
  const tone = chosenTone(slides, index, looks);
  const otherTones = slideTones.filter((other) => other !== tone);
  return [
    ...layouts.map((layout) => ({ layout, tone })),
    ...otherTones.map((other) => ({ layout: best, tone: other })),
  ];
}

/**
 * The variant after (1) or before (-1) the one that a slide has, from the last back to the first.
 */
export function nextVariant(
  slides: readonly SlideToVary[],
  index: number,
  looks: LayoutLooks,
  step: 1 | -1,
): LayoutVariant | null {
  const slide = slides[index];
  const variants = layoutVariants(slides, index, looks);
  if (slide === undefined) return null;
  const current = variants.findIndex(
    ({ layout, tone }) => layout === slide.layout && tone === slide.tone,
  );
  const from = current === -1 && step === -1 ? 0 : current;
  return variants[(from + step + variants.length) % variants.length] ?? null;
}
