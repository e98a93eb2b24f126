import type { Area } from './context';
import { sceneOf, type SceneInput } from './scene';
import { compose } from './compose';

/**
 * Where the picture or list of that id stands on a composed slide, in px of the slide; null where it
 * has no place of its own.
 */
export function elementAreaOf(input: SceneInput, elementId: string): Area | null {
  const items = compose(sceneOf(input), null)?.items ?? [];
  for (const item of items) {
    const hasArea = item.kind === 'picture' || item.kind === 'list';
    if (hasArea && item.element.id === elementId) return item.area;
  }
  return null;
}
