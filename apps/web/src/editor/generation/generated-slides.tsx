import type { Slide } from '@arrasta/domain';
import { slideWidth } from '@arrasta/slide-renderer';
import { useElementSize } from '@mantine/hooks';
import { Loader } from '@mantine/core';
import { useDeferredValue } from 'react';
import { generationMessages } from '../../messages/generation';
import { ScaledSlide } from '../../ui/scaled-slide';
import type { Generation } from './generation-store';
import classes from './generated-slides.module.css';

/** Places that are shown before it is known how many slides there will be. */
export const minSlides = 8;

interface ArrivedProps {
  readonly slide: Slide;
  readonly current: Generation;
  readonly total: number;
  readonly width: number;
}

function ArrivedSlide({ slide, current, total, width }: ArrivedProps) {
  const { position } = slide;
  const isUnread = current.unread.has(position);
  return (
    <li className={classes.place} data-state={isUnread ? 'unread' : 'done'}>
      <span className={classes.picture} aria-hidden inert>
        {width > 0 && (
          <ScaledSlide
            carousel={current.carousel}
            slide={slide}
            index={position}
            total={total}
            scale={width / slideWidth}
          />
        )}
        {current.awaiting.has(position) && (
          <span className={classes.shimmer}>
            <Loader size={14} />
          </span>
        )}
      </span>
      <span className={classes.name}>
        {isUnread ? generationMessages.unread : generationMessages.slide(position + 1)}
      </span>
    </li>
  );
}

function WaitingSlide({ number, isNext }: { number: number; isNext: boolean }) {
  return (
    <li className={classes.place} data-state={isNext ? 'writing' : 'waiting'}>
      <span className={classes.picture} aria-hidden>
        {isNext && (
          <span className={classes.lines}>
            <span />
            <span />
            <span />
          </span>
        )}
      </span>
      <span className={classes.name}>
        {isNext ? generationMessages.writing : generationMessages.slide(number)}
      </span>
    </li>
  );
}

/** The slides as they arrive, in the look they will have (docs/product/generation.md 22). */
export function GeneratedSlides({ current }: { current: Generation }) {
  const { ref, width } = useElementSize<HTMLLIElement>();
  const { slides, state } = current;
  const places = state === 'writing' ? Math.max(minSlides, slides.length + 1) : slides.length;
  // A slide that arrives is painted before the numbers of those that are there go up by one.
  const total = useDeferredValue(Math.max(places, slides.length));
  const waiting = Array.from({ length: places - slides.length }, (_, at) => slides.length + at);
  return (
    <ol className={classes.list} aria-label={generationMessages.slides}>
      {/* Measures what one place is wide; seen by nobody. */}
      <li ref={ref} className={classes.measure} aria-hidden />
      {slides.map((slide) => (
        <ArrivedSlide key={slide.id} {...{ slide, current, total, width }} />
      ))}
      {waiting.map((position) => (
        <WaitingSlide
          key={position}
          number={position + 1}
          isNext={state === 'writing' && position === slides.length}
        />
      ))}
    </ol>
  );
}
