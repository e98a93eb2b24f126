import type { Carousel, Slide } from '@arrasta/domain';
import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { memo } from 'react';
import { slidesWords } from '../messages/slides';
import { SlidePicture } from './slide-picture';
import classes from './slide-thumbnail.module.css';

interface SlideThumbnailProps {
  readonly carousel: Carousel;
  readonly slide: Slide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** In px; the height follows. */
  readonly width: number;
  /** Whether it is in view or about to be; a hundred of them cost nothing while out of sight. */
  readonly isNear: boolean;
}

function isEmpty({ elements, title, subtitle, content }: Slide): boolean {
  return elements.length === 0 && (title ?? subtitle ?? content ?? '') === '';
}

/** A slide in small. */
export const SlideThumbnail = memo(function SlideThumbnail(props: SlideThumbnailProps) {
  const { isNear, width, ...drawn } = props;
  const size = { width, height: (width * slideHeight) / slideWidth };
  return (
    <span className={classes.thumbnail} style={size} aria-hidden inert>
      {isNear && <SlidePicture {...drawn} scale={width / slideWidth} />}
      {isEmpty(drawn.slide) && <span className={classes.empty}>{slidesWords.preview}</span>}
    </span>
  );
});
