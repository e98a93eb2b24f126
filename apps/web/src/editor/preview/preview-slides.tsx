import { placeInDeck, type Deck } from '@arrasta/domain';
import { slideWidth } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { previewMessages } from '../../messages/slides';
import { ScaledSlide } from '../../ui/scaled-slide';
import classes from './preview.module.css';
import { useSwipedSlide } from './use-swiped-image';

interface ArrowProps {
  readonly side: 'previous' | 'next';
  readonly onClick: () => void;
}

function Arrow({ side, onClick }: ArrowProps) {
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <UnstyledButton
      className={classes.arrow}
      data-side={side}
      aria-label={previewMessages[side]}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={2.25} />
    </UnstyledButton>
  );
}

function Dots({ shown, total }: { shown: number; total: number }) {
  return (
    <div className={classes.dots} aria-hidden>
      {Array.from({ length: total }, (_, place) => (
        <span key={place} className={classes.dot} data-shown={place === shown || undefined} />
      ))}
    </div>
  );
}

interface PreviewSlidesProps {
  readonly deck: Deck;
  /** The picture that is shown first, from 0. */
  readonly first: number;
}

/** The slides as the pictures of a post: one in view, its neighbours a swipe away. */
export function PreviewSlides({ deck: { carousel, slides }, first }: PreviewSlidesProps) {
  const total = slides.length;
  const { strip, shown, step, handlers, onKeyDown } = useSwipedSlide(total, first);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const measuredStrip = useMergedRef(strip, ref);
  const isMeasured = width > 0;
  useEffect(() => {
    if (isMeasured) strip.current?.scrollTo({ left: first * strip.current.clientWidth });
  }, [strip, first, isMeasured]);
  return (
    <>
      <div className={classes.viewer} onKeyDown={onKeyDown}>
        <div
          ref={measuredStrip}
          className={classes.strip}
          role="group"
          aria-roledescription={previewMessages.roleOfImages}
          aria-label={previewMessages.images}
          tabIndex={0}
          data-autofocus
          {...handlers}
        >
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={classes.picture}
              role="group"
              aria-roledescription={previewMessages.roleOfImage}
              aria-label={previewMessages.image(index + 1, total)}
              aria-hidden={index !== shown}
            >
              {isMeasured && Math.abs(index - shown) < 2 && (
                <ScaledSlide
                  carousel={carousel}
                  slide={slide}
                  {...placeInDeck(slides, index)}
                  scale={width / slideWidth}
                />
              )}
            </div>
          ))}
        </div>
        {shown > 0 && <Arrow side="previous" onClick={() => step(-1)} />}
        {shown < total - 1 && <Arrow side="next" onClick={() => step(1)} />}
        <span className={classes.count} aria-hidden>
          {previewMessages.count(shown + 1, total)}
        </span>
        <span className={classes.unseen} role="status">
          {previewMessages.image(shown + 1, total)}
        </span>
      </div>
      {total > 1 && <Dots shown={shown} total={total} />}
    </>
  );
}
