import type { Slide } from '@arrasta/domain';
import { slideWidth } from '@arrasta/slide-renderer';
import { memo } from 'react';
import { SlidePicture } from '../canvas/slide-picture';
import { useSession } from '../store/editor-store';
import classes from './thumbnail.module.css';

interface ThumbnailProps {
  readonly slide: Slide;
  readonly index: number;
  /** In px; the height follows. */
  readonly width: number;
}

/** A slide in small, always as it is now. */
export const Thumbnail = memo(function Thumbnail({ slide, index, width }: ThumbnailProps) {
  const carousel = useSession(({ state }) => state.deck.carousel);
  const total = useSession(({ state }) => state.deck.slides.length);
  return (
    <span className={classes.thumbnail} aria-hidden inert>
      <SlidePicture
        carousel={carousel}
        slide={slide}
        index={index}
        total={total}
        scale={width / slideWidth}
      />
    </span>
  );
});
