import type { Element } from '@arrasta/domain';
import { currentDeck, currentElements, currentSlideId } from '../store/selectors';

/**
 * Where on a slide a picture goes: into an element that is there, to it as a new one, or behind it.
 */
export type SlideImageTarget =
  | { readonly kind: 'element'; readonly slideId: string; readonly elementId: string }
  | { readonly kind: 'new' | 'background'; readonly slideId: string };

/** Where a picture goes: to a slide, or on over several. */
export type ImageTarget =
  SlideImageTarget | { readonly kind: 'panorama'; readonly carouselId: string };

function shownElement(elementId: string | null): Element | undefined {
  return currentElements().find(({ id }) => id === elementId);
}

/**
 * Where something brought to the canvas goes: into this image element, else to the slide as new.
 */
export function imageTargetOnCanvas(elementId: string | null): SlideImageTarget | null {
  const slideId = currentSlideId();
  if (slideId === null) return null;
  const element = shownElement(elementId);
  return element?.type === 'image'
    ? { kind: 'element', slideId, elementId: element.id }
    : { kind: 'new', slideId };
}

/** Whether the open deck has the place: slide or element may be deleted, another deck be open. */
export function isInOpenDeck(target: ImageTarget): boolean {
  const deck = currentDeck();
  if (deck === null) return false;
  if (target.kind === 'panorama') return deck.carousel.id === target.carouselId;
  if (target.kind !== 'element') return deck.slides.some(({ id }) => id === target.slideId);
  return deck.slides.some(({ elements }) => elements.some(({ id }) => id === target.elementId));
}
