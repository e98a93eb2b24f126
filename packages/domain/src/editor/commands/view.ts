import { type Command, zoomRange } from '../command';
import { elementOf } from './locate';

/** Shows the slide at this index, from 0; declines outside the deck and the slide already shown. */
export function goToSlide(index: number): Command {
  return {
    name: 'view.slide',
    effect: 'view',
    change: ({ deck, view }) => {
      if (deck.slides[index] === undefined || index === view.currentIndex) return false;
      view.currentIndex = index;
      view.selectedElementId = null;
      return true;
    },
  };
}

/**
 * Shows the slide before (-1) or after (1) the current one, within bounds.
 * Source: docs/product/slides.md 10.
 */
export function stepSlide(step: -1 | 1): Command {
  return {
    name: 'view.step',
    effect: 'view',
    change: (draft, env) => goToSlide(draft.view.currentIndex + step).change(draft, env),
  };
}

/** Selects an element of the current slide, or nothing with null. */
export function selectElement(elementId: string | null): Command {
  return {
    name: 'view.select',
    effect: 'view',
    change: (draft) => {
      if (elementId !== null && elementOf(draft, elementId) === undefined) return false;
      draft.view.selectedElementId = elementId;
      return true;
    },
  };
}

/** Sets the zoom in percent, kept within its range; declines the one it already has and no number. */
export function setZoom(percent: number): Command {
  const zoom = Math.min(zoomRange.max, Math.max(zoomRange.min, Math.round(percent)));
  return {
    name: 'view.zoom',
    effect: 'view',
    change: ({ view }) => {
      if (view.zoom === zoom || Number.isNaN(zoom)) return false;
      view.zoom = zoom;
      return true;
    },
  };
}

/** Makes the slide a step smaller (-1) or larger (1) than it is now, within the range of the zoom. */
export function stepZoom(step: -1 | 1): Command {
  return {
    name: 'view.zoom',
    effect: 'view',
    change: (draft, env) => setZoom(draft.view.zoom + step * zoomRange.step).change(draft, env),
  };
}
