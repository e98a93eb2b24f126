import type { Area, Scene, Theme } from './context';
import type { Composition, CompositionItem } from './layouts/composition';
import type { LayoutComposers } from './layouts/draft';

/** All code that draws one theme. */
export interface ThemeDrawing {
  readonly theme: Theme;
  /** Layouts that it composes in its own way. */
  readonly composers?: LayoutComposers;
  /** What it does with a slide that is composed: it lays a card under it. */
  readonly finish?: (scene: Scene, composition: Composition) => Composition;
  /** What it lays under that for which a layout has no slot: a slip of paper. */
  readonly tailBackground?: (scene: Scene, area: Area) => readonly CompositionItem[];
}
