/** How a slide is composed, in the order in which they are offered. Source: docs/product/layouts.md 1. */
export const composedLayouts = [
  'cover-type',
  'cover-photo',
  'cover-split',
  'cover-frame',
  'statement',
  'quote',
  'big-number',
  'step',
  'photo-top',
  'photo-side',
  'photo-full',
  'checklist',
  'cards',
  'columns',
  'timeline',
  'bars',
  'gallery',
  'cta',
] as const;
export type ComposedLayout = (typeof composedLayouts)[number];

/** Layouts of a slide whose elements stand one under the other. */
export const stackedLayouts = ['title-content', 'centered', 'stack'] as const;

export const slideLayouts = [...stackedLayouts, ...composedLayouts] as const;
export type SlideLayout = (typeof slideLayouts)[number];

/** What a slide stands on. Source: docs/product/layouts.md 2. */
export const slideTones = ['paper', 'tint', 'primary', 'ink'] as const;
export type SlideTone = (typeof slideTones)[number];

/** Width to height of all slides of a carousel. Source: docs/product/layouts.md 3. */
export const slideFormats = ['4:5', '3:4', '1:1', '9:16'] as const;
export type SlideFormat = (typeof slideFormats)[number];

/** Heights in px of a slide that is 432 wide. */
export const slideHeights: Readonly<Record<SlideFormat, number>> = {
  '4:5': 540,
  '3:4': 576,
  '1:1': 432,
  '9:16': 768,
};

/** Whether a person may choose what a slide stands on: `centered` becomes a stack with it. */
export function takesTone(layout: SlideLayout): boolean {
  return layout !== 'title-content';
}

export function isComposed(layout: SlideLayout): layout is ComposedLayout {
  return (composedLayouts as readonly string[]).includes(layout);
}
