import type { CarouselFields } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { exportScale, type PixelSize } from './surface';

/** Pixels of a file of one of a carousel's slides. Source: docs/product/formats.md 1. */
export function fileSizeOf(carousel: Pick<CarouselFields, 'format'>): PixelSize {
  return { width: slideWidth * exportScale, height: slideHeightOf(carousel) * exportScale };
}
