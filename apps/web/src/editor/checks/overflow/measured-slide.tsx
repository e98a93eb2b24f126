import type { Deck } from '@arrasta/domain';
import { overflowIn, Slide, type Overflow } from '@arrasta/slide-renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

function unseenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  place.style.cssText = 'position: fixed; left: -10000px; top: 0; pointer-events: none;';
  document.body.append(place);
  return place;
}

/**
 * What of a slide, counted from 0, lies beyond its field when it is really drawn, out of sight;
 * null where all fits. The deck's fonts must have been fetched; pictures need not.
 */
export function measuredOverflow({ carousel, slides }: Deck, index: number): Overflow | null {
  const slide = slides[index];
  if (slide === undefined) return null;
  const place = unseenPlace();
  const root = createRoot(place);
  flushSync(() => {
    root.render(<Slide carousel={carousel} slide={slide} index={index} total={slides.length} />);
  });
  const overflow = overflowIn(place);
  root.unmount();
  place.remove();
  return overflow;
}
