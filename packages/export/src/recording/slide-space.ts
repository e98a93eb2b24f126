import type { PixelGrid } from '../engine/step-pattern';
import type { Edges } from '../display-list/display-list';
import { scale } from '../limits';
import { onPixel, onPixels } from './on-pixels';

/** Where things of the page stand on a slide. */
export interface SlideSpace {
  /** A box of the page in px from the slide's top left corner. */
  readonly inSlide: (box: Edges) => Edges;
  /** The nearest edge between two pixels, which browsers lay boxes and words on. */
  readonly onPixel: (length: number) => number;
  /** A box with its edges between pixels. */
  readonly onPixels: (box: Edges) => Edges;
}

/**
 * The size in px of a pixel that things are laid out for: as wide as the thinnest border. It is the
 * screen's, and of a page that only pretends to be on such a screen 1.
 */
function pixelSize(host: HTMLElement): number {
  const line = document.createElement('div');
  line.style.cssText = 'position:absolute;border-left:0.01px solid';
  host.append(line);
  const size = Number.parseFloat(getComputedStyle(line).borderLeftWidth);
  line.remove();
  return size;
}

/**
 * @param slideElement stands upright and in its own size.
 * @param grid whose pixels the engine lays boxes and words on
 */
export function slideSpace(slideElement: HTMLElement, grid: PixelGrid): SlideSpace {
  const { left: x, top: y } = slideElement.getBoundingClientRect();
  const pixel = grid === 'picture' ? 1 / scale : pixelSize(slideElement);
  return {
    inSlide: ({ left, top, right, bottom }) => ({
      left: left - x,
      top: top - y,
      right: right - x,
      bottom: bottom - y,
    }),
    onPixel: (length) => onPixel(length, pixel),
    onPixels: (box) => onPixels(box, pixel),
  };
}
