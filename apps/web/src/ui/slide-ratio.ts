import type { CarouselFields } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import type { CSSProperties } from 'react';

/** What styles know a carousel's format by: `--slide-ratio`, the width of its slides to their height. */
export function slideRatio(carousel: Pick<CarouselFields, 'format'>): CSSProperties {
  return { '--slide-ratio': slideWidth / slideHeightOf(carousel) } as CSSProperties;
}
