import type { Element } from '@arrasta/domain';
import { currentElements, currentSlideId } from '../store/selectors';

/** Where on a slide a picture goes: into an element that is there, to it as a new one, or behind it. */
export type SlideImageTarget =
  | { readonly kind: 'element'; readonly slideId: string; readonly elementId: string }
  | { readonly kind: 'new' | 'background'; readonly slideId: string };

/** Where a picture goes: to a slide, or on over several. */
export type ImageTarget = SlideImageTarget | { readonly kind: 'panorama' };

function shownElement(elementId: string | null): Element | undefined {
  return currentElements().find(({ id }) => id === elementId);
}

/** Where something brought to the canvas goes: into this image element, else to the slide as new. */
export function imageTargetOnCanvas(elementId: string | null): SlideImageTarget | null {
  const slideId = currentSlideId();
  if (slideId === null) return null;
  const element = shownElement(elementId);
  return element?.type === 'image'
    ? { kind: 'element', slideId, elementId: element.id }
    : { kind: 'new', slideId };
}
