import type { ComponentProps } from 'react';
import { SlideThumbnail } from '../../ui/slide-picture';
import { useDebouncedCarousel, useDebouncedSlideCount } from '../store/selectors';

type ThumbnailProps = Omit<ComponentProps<typeof SlideThumbnail>, 'carousel' | 'total'>;

/** A slide of the open deck in small, always as it is now. */
export function Thumbnail(props: ThumbnailProps) {
  const carousel = useDebouncedCarousel();
  const total = useDebouncedSlideCount();
  return <SlideThumbnail {...props} carousel={carousel} total={total} />;
}
