import { slideHeights, type CarouselFields, type SlideFormat } from '@arrasta/domain';
import { themeOf } from '@arrasta/palettes';

/** What a slide's height depends on. */
export type HasFormat = Pick<CarouselFields, 'format'>;

/** Height in px of a carousel's slides, which are 432 px wide. Source: docs/product/formats.md 1. */
export function slideHeightOf({ format }: HasFormat): number {
  return slideHeights[format];
}

/** What the apps that show stories lay over a slide's head and foot: words keep out of it. */
const storyInsets = { head: 76, foot: 104 } as const;
const noInsets = { head: 0, foot: 0 } as const;

/** Px that words keep from the edges of every slide. */
const margin = 32;

/** Px of a slide of 9:16 that words keep free at head, foot and sides. Source: docs/product/formats.md 3. */
export const freeZones = {
  head: storyInsets.head + margin,
  foot: storyInsets.foot + margin,
  side: margin,
} as const;

/** By how many px what is read moves in from the edges of a slide of 4:5. */
export function insetsOf(format: SlideFormat): { readonly head: number; readonly foot: number } {
  return format === '9:16' ? storyInsets : noInsets;
}

/** The place in a format, in px from the top, of what belongs to the head of a slide of 4:5. */
export function atHead({ format }: HasFormat, top: number): number {
  return top + insetsOf(format).head;
}

/** The same of what belongs to its foot. */
export function atFoot({ format }: HasFormat, top: number): number {
  return top + slideHeights[format] - slideHeights['4:5'] - insetsOf(format).foot;
}

/** The same of what stands at the foot, or at the head, as the brand line does. */
export function atBrandLine(
  carousel: Pick<CarouselFields, 'format' | 'brandPosition'>,
  tops: Readonly<Record<CarouselFields['brandPosition'], number>>,
): number {
  const { brandPosition } = carousel;
  const place = brandPosition === 'footer' ? atFoot : atHead;
  return place(carousel, tops[brandPosition]);
}

/** Whether the brand line stands at the head of a carousel's slides. */
export function hasBrandAtHead({
  carousel,
}: {
  readonly carousel: Pick<CarouselFields, 'brandPosition' | 'hideFooter'>;
}): boolean {
  return carousel.brandPosition === 'header' && !carousel.hideFooter;
}

/** Whether what the theme lays under words covers a background picture but for its edges. */
export function coversBackground({ theme }: Pick<CarouselFields, 'theme'>): boolean {
  return themeOf(theme).coversBackground === true;
}
