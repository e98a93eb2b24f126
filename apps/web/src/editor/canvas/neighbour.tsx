import { stepSlide } from '@arrasta/domain';
import { slideHeight } from '@arrasta/slide-renderer';
import { dispatch } from '../store/editor-store';
import { useDebouncedSession } from '../store/debounced-session';
import {
  useDebouncedCarousel,
  useDebouncedIndex,
  useDebouncedSlideCount,
} from '../store/selectors';
import classes from './neighbour.module.css';
import { SlidePicture } from '../../ui/slide-picture';

/** How large a neighbour stands beside the current slide. */
const neighbourScale = 0.9;

/**
 * The slide before or after the current one, fading out towards the panels. A shortcut for the
 * mouse: the arrows say the same to everybody.
 */
export function Neighbour({ step, scale }: { step: -1 | 1; scale: number }) {
  const index = useDebouncedIndex() + step;
  const slide = useDebouncedSession(({ state }) => state.deck.slides[index]);
  const carousel = useDebouncedCarousel();
  const total = useDebouncedSlideCount();
  if (slide === undefined) return null;
  const size = scale * neighbourScale;
  return (
    <div
      className={classes.neighbour}
      data-side={step === -1 ? 'before' : 'after'}
      style={{ marginTop: (-slideHeight * size) / 2 }}
      aria-hidden
      onClick={() => dispatch(stepSlide(step))}
    >
      <SlidePicture carousel={carousel} slide={slide} index={index} total={total} scale={size} />
    </div>
  );
}
