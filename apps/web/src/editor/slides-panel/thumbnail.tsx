import type { Slide } from '@arrasta/domain';
import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { memo } from 'react';
import { slidesWords } from '../../messages/slides';
import { SlidePicture } from '../../ui/slide-picture';
import { useSettledSession } from '../store/settled-session';
import classes from './thumbnail.module.css';

interface ThumbnailProps {
  readonly slide: Slide;
  readonly index: number;
  /** In px; the height follows. */
  readonly width: number;
  /** Whether it is in view or about to be; a hundred of them cost nothing while out of sight. */
  readonly isNear: boolean;
}

function ThumbnailPicture({ slide, index, width }: Omit<ThumbnailProps, 'isNear'>) {
  const carousel = useSettledSession(({ state }) => state.deck.carousel);
  const total = useSettledSession(({ state }) => state.deck.slides.length);
  return (
    <SlidePicture
      carousel={carousel}
      slide={slide}
      index={index}
      total={total}
      scale={width / slideWidth}
    />
  );
}

function isEmpty({ elements, title, subtitle, content }: Slide): boolean {
  return elements.length === 0 && (title ?? subtitle ?? content ?? '') === '';
}

/** A slide in small, always as it is now. */
export const Thumbnail = memo(function Thumbnail({ isNear, ...picture }: ThumbnailProps) {
  const { slide, width } = picture;
  const size = { width, height: (width * slideHeight) / slideWidth };
  return (
    <span className={classes.thumbnail} style={size} aria-hidden inert>
      {isNear && <ThumbnailPicture {...picture} />}
      {isEmpty(slide) && <span className={classes.empty}>{slidesWords.preview}</span>}
    </span>
  );
});
