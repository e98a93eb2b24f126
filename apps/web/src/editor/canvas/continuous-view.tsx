import { goToSlide } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { editorMessages } from '../../messages/editor';
import { ScaledSlide } from '../../ui/scaled-slide';
import { useNearViewport } from '../../ui/viewport/use-screen-size';
import { setContinuous } from '../store/canvas-view';
import { dispatch, useSession } from '../store/editor-store';
import {
  useCurrentIndex,
  useDebouncedCarousel,
  useDebouncedPlace,
  useDebouncedSession,
  useSlidesInPlace,
} from '../store/selectors';
import classes from './continuous-view.module.css';

/** How many slides are in view side by side. */
const slidesInView = 3.5;
/** What is free over and under the slides together, in px. */
const verticalMargin = 96;

interface ContinuousViewProps {
  /** Of the canvas area, in px. */
  readonly width: number;
  readonly height: number;
}

function useScale({ width, height }: ContinuousViewProps): number {
  const zoom = useSession(({ state }) => state.view.zoom);
  const slideHeight = useSession(({ state }) => slideHeightOf(state.deck.carousel));
  if (width === 0) return 0;
  const byWidth = width / (slidesInView * slideWidth);
  const byHeight = (height - verticalMargin) / slideHeight;
  const scale = (Math.min(byWidth, Math.max(byHeight, 0)) * zoom) / 100;
  // A slide ends on a whole px, or a hairline of the background would be seen at the cuts.
  return Math.floor(slideWidth * scale) / slideWidth;
}

/** Back to the slide alone. */
function openSlide(index: number): void {
  dispatch(goToSlide(index));
  setContinuous(false);
}

/** A slide without a gap to its neighbours; drawn while it is in view or about to be. */
function StripSlide({ index, scale }: { index: number; scale: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(button);
  const slide = useDebouncedSession(({ state }) => state.deck.slides[index]);
  const carousel = useDebouncedCarousel();
  const place = useDebouncedPlace(index);
  const isCurrent = useCurrentIndex() === index;
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isCurrent, scale]);
  return (
    <li className={classes.place}>
      <UnstyledButton
        ref={button}
        className={classes.slide}
        style={{ width: slideWidth * scale, height: slideHeightOf(carousel) * scale }}
        aria-label={editorMessages.goToSlide(index + 1)}
        aria-current={isCurrent}
        onClick={() => openSlide(index)}
      >
        {isNear && slide !== undefined && (
          <span className={classes.drawing} aria-hidden inert>
            <ScaledSlide carousel={carousel} slide={slide} {...place} scale={scale} />
          </span>
        )}
      </UnstyledButton>
    </li>
  );
}

/** All slides edge to edge, with a tick over and under each cut (docs/product/editor.md 18). */
export function ContinuousView(props: ContinuousViewProps) {
  const slides = useSlidesInPlace();
  const scale = useScale(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setContinuous(false);
  };
  return (
    <section
      className={classes.strip}
      aria-label={editorMessages.continuousRegion}
      onKeyDown={onKeyDown}
    >
      <ol className={classes.slides}>
        {slides.map(({ id }, index) => (
          <StripSlide key={id} index={index} scale={scale} />
        ))}
      </ol>
    </section>
  );
}
