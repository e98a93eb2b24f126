import { placeInDeck } from '@arrasta/domain';
import { ensureDeckFonts, loadTheme, Slide } from '@arrasta/slide-renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { MixedDeck } from '../mixed-deck';

/** Draws one slide of a deck for another library, its fonts and pictures ready, and clears it away. */
export async function withSlide(
  { carousel, slides }: MixedDeck,
  index: number,
  work: (slide: HTMLElement) => Promise<void>,
): Promise<void> {
  const slide = slides[index];
  if (slide === undefined) throw new Error(`No slide ${index}`);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await loadTheme(carousel.theme);
  await ensureDeckFonts(carousel, [slide]);
  flushSync(() => {
    root.render(<Slide carousel={carousel} slide={slide} {...placeInDeck(slides, index)} anchor />);
  });
  await Promise.all(Array.from(host.querySelectorAll('img'), (image) => image.decode()));
  const drawn = host.querySelector<HTMLElement>(`#slide-${index}`);
  if (drawn === null) throw new Error('Not drawn');
  await work(drawn);
  root.unmount();
  host.remove();
}
