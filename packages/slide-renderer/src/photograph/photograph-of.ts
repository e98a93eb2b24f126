import {
  coversPanorama,
  isTextual,
  panoramaWindowAt,
  type Element,
  type PanoramaWindow,
  type SlideLayout,
} from '@arrasta/domain';
import { coversBackground } from '../format';
import type { DrawnCarousel, DrawnSlide, SlideContext } from '../context';

/** The part of the carousel's photograph that a slide shows; null where it shows none. */
export function photographOf(
  carousel: DrawnCarousel,
  slide: DrawnSlide,
  index: number,
): PanoramaWindow | null {
  return coversPanorama(slide) ? null : panoramaWindowAt(carousel, index);
}

type OnPhotograph = Pick<SlideContext, 'carousel' | 'photograph'>;

/** Whether words stand on papers of their theme's own, which lie on the photograph. */
export function hasOwnPapers({ carousel }: OnPhotograph): boolean {
  return coversBackground(carousel);
}

/** Layouts whose words stand on the photograph itself. */
const openLayouts: readonly SlideLayout[] = [
  'cover-photo',
  'statement',
  'quote',
  'big-number',
  'cta',
];

/** Whether the words of a slide stand on the photograph itself, which has room for nothing else. */
export function isOpenOnPhotograph(
  layout: SlideLayout,
  elements: readonly Pick<Element, 'type'>[],
): boolean {
  const others = elements.filter(({ type }) => !isTextual(type));
  const areWords = others.length === 0 || (others.length === 1 && others[0]?.type === 'icon');
  return openLayouts.includes(layout) && areWords;
}
