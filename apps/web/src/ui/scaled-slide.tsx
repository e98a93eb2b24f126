import type { Carousel, PlaceInDeck, Slide as SlideModel, CarouselFields } from '@arrasta/domain';
import { Slide, slideHeightOf, slideWidth, type SlideProps } from '@arrasta/slide-renderer';
import { memo, useEffect, type CSSProperties } from 'react';
import { slidesMessages } from '../messages/slides';
import { ensureThemeOrNotify } from './deck-drawing';
import classes from './scaled-slide.module.css';

interface ScaledSlideProps extends PlaceInDeck {
  readonly carousel: Carousel;
  readonly slide: SlideModel;
  /** 1 is the natural size, 432 px wide. */
  readonly scale: number;
  readonly anchor?: boolean;
  readonly renderText?: SlideProps['renderText'];
  readonly editedElementId?: SlideProps['editedElementId'];
}

/** A slide at any size: the one drawing, scaled as a whole, which brings its theme along. */
export const ScaledSlide = memo(function ScaledSlide({ scale, ...slide }: ScaledSlideProps) {
  const { theme } = slide.carousel;
  useEffect(() => void ensureThemeOrNotify(theme), [theme]);
  const height = slideHeightOf(slide.carousel);
  const inner: CSSProperties = {
    width: slideWidth,
    height,
    transform: scale === 1 ? undefined : `scale(${scale})`,
    transformOrigin: '0 0',
    // What is typed on a slide moves nothing around it: the page need not be laid out for it.
    contain: 'layout size paint',
  };
  return (
    <div style={{ width: slideWidth * scale, height: height * scale, overflow: 'clip' }}>
      <div style={inner}>
        <Slide {...slide} />
      </div>
    </div>
  );
});

interface SlideThumbnailProps extends PlaceInDeck {
  readonly carousel: Carousel;
  readonly slide: SlideModel;
  /** In px; the height follows. */
  readonly width: number;
  /** Whether it is in view or about to be; a hundred of them cost nothing while out of sight. */
  readonly isNear: boolean;
}

function isEmpty({ elements, title, subtitle, content }: SlideModel): boolean {
  return elements.length === 0 && (title ?? subtitle ?? content ?? '') === '';
}

/** A slide in small. */
export const SlideThumbnail = memo(function SlideThumbnail(props: SlideThumbnailProps) {
  const { isNear, width, ...drawn } = props;
  const size = { width, height: (width * slideHeightOf(drawn.carousel)) / slideWidth };
  return (
    <span className={classes.thumbnail} style={size} aria-hidden inert>
      {isNear && <ScaledSlide {...drawn} scale={width / slideWidth} />}
      {isEmpty(drawn.slide) && <span className={classes.empty}>{slidesMessages.preview}</span>}
    </span>
  );
});

/** What styles know a carousel's format by: `--slide-ratio`, the width of its slides to their height. */
export function slideRatio(carousel: Pick<CarouselFields, 'format'>): CSSProperties {
  return { '--slide-ratio': slideWidth / slideHeightOf(carousel) } as CSSProperties;
}
