import type { CarouselCover } from '@arrasta/contract';
import { slideWidth } from '@arrasta/slide-renderer';
import { useMemo } from 'react';
import { SlidePicture } from '../../ui/slide-picture';
import { withSmallPictures } from './small-pictures';

interface CoverSlideProps {
  readonly cover: CarouselCover;
  /** From 0. */
  readonly index: number;
  /** In px; the height follows. */
  readonly width: number;
  readonly className: string | undefined;
}

/** One of the first slides of a carousel, in small; nothing where there is none. */
export function CoverSlide({ cover, index, width, className }: CoverSlideProps) {
  const whole = cover.slides[index];
  const pixels = width * window.devicePixelRatio;
  const slide = useMemo(() => whole && withSmallPictures(whole, pixels), [whole, pixels]);
  if (slide === undefined) return null;
  return (
    <span className={className} aria-hidden inert>
      <SlidePicture
        carousel={cover.carousel}
        slide={slide}
        index={index}
        total={cover.total}
        scale={width / slideWidth}
      />
    </span>
  );
}
