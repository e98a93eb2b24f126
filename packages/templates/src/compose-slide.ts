import type { ComposedLayout, ElementType, SlideTone } from '@arrasta/domain';
import type { TemplateSlide } from './template';

/** A list's items stand one a line. */
type Part = readonly [type: ElementType, content: string];

/** A slide whose tone the rhythm chooses. */
export function composeSlide(layout: ComposedLayout, ...parts: readonly Part[]): TemplateSlide {
  return { layout, elements: parts.map(([type, content]) => ({ type, content })) };
}

/** A slide on a tone of its own. */
export function composeSlideOn(
  tone: SlideTone,
  layout: ComposedLayout,
  ...parts: readonly Part[]
): TemplateSlide {
  return { ...composeSlide(layout, ...parts), tone };
}
