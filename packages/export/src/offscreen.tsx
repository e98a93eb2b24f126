import type { CarouselFields } from '@arrasta/domain';
import { type DrawnSlide, type ImageOwner, Slide } from '@arrasta/slide-renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { slideNotFound } from './export-errors';

export interface StagedInput {
  readonly carousel: CarouselFields;
  readonly slide: DrawnSlide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
}

/** A copy of a slide in a host of its own, outside the view. */
export interface Stage {
  readonly slideElement: HTMLElement;
  /** Addresses of the pictures that could not be drawn, by owner. */
  readonly missing: ReadonlyMap<ImageOwner, string>;
  readonly clear: () => void;
}

/** Outside the view but laid out, so that zoom and selection of the canvas never reach the file. */
function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = 'position:fixed;left:-10000px;top:0;width:432px;height:540px;zoom:1';
  document.body.append(host);
  return host;
}

/** The export asks for the pictures itself, each in its turn; the copy needs none to be laid out. */
function leaveImagesUnloaded(host: HTMLElement): void {
  for (const image of host.querySelectorAll('img')) image.loading = 'lazy';
}

/**
 * What the page asks for elsewhere fails for its copy here as well, which is not loaded by itself.
 * Whether a picture can be had is for the export alone to find out (`giveUp`).
 */
function ignoreBrowserImageErrors(host: HTMLElement): void {
  const stop = (event: Event) => {
    if (event.isTrusted) event.stopPropagation();
  };
  host.addEventListener('error', stop, { capture: true });
}

/** Draws the copy at once. Throws `slideNotFound` where it cannot be found by its anchor. */
export function stageSlide(input: StagedInput): Stage {
  const host = makeHost();
  ignoreBrowserImageErrors(host);
  const root = createRoot(host);
  const missing = new Map<ImageOwner, string>();
  const clear = () => {
    root.unmount();
    host.remove();
  };
  flushSync(() => {
    root.render(
      <Slide
        {...input}
        anchor
        onImageError={(owner, address) => {
          missing.set(owner, address);
        }}
      />,
    );
  });
  leaveImagesUnloaded(host);
  const slideElement = host.querySelector<HTMLElement>(`#slide-${String(input.index)}`);
  if (slideElement !== null) return { slideElement, missing, clear };
  clear();
  throw slideNotFound(input.index);
}
