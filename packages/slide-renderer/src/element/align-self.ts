import type { Element } from '@arrasta/domain';
import type { CSSProperties } from 'react';
import type { Scene } from '../scene/model';

const places = {
  'text-left': 'flex-start',
  'text-center': 'center',
  'text-right': 'flex-end',
} as const;

/** A divider without an alignment takes that of the element before it. */
function alignmentBefore(element: Element, { elements }: Scene) {
  const position = elements.findIndex(({ id }) => id === element.id);
  return elements[position - 1]?.style.alignment;
}

/** The alignment an element is drawn with; lists are the theme's boxes and read from the left. */
export function alignmentOf(element: Element, scene: Scene): keyof typeof places {
  const own = element.style.alignment;
  if (element.type === 'list') return own ?? 'text-left';
  const inherited = element.type === 'divider' ? alignmentBefore(element, scene) : undefined;
  return own ?? inherited ?? scene.theme.facts.alignment;
}

/** Where a thing narrower than the field stands in it. */
export function alignSelf(element: Element, scene: Scene): NonNullable<CSSProperties['alignSelf']> {
  return places[alignmentOf(element, scene)];
}
