import type { Element } from '../element/element';
import { fontSizes, type ElementStyle } from '../element/style';
import { isTextual } from '../element/text-content';

type FontSize = NonNullable<ElementStyle['fontSize']>;

/** What text is drawn at where no size is stored; a theme may have its own for texts and lists. */
export interface UntouchedSizes {
  readonly title: FontSize;
  readonly subtitle: FontSize;
  readonly text: FontSize;
}

function storedOrUntouched({ type, style }: Element, untouched: UntouchedSizes): FontSize {
  if (style.fontSize !== undefined) return style.fontSize;
  return type === 'title' || type === 'subtitle' ? untouched[type] : untouched.text;
}

/** Titles stay titles, and 14 px on the slide is about 13 px on a phone. Source: look/slides. */
function smallest({ type }: Element): FontSize {
  return type === 'title' ? 'text-2xl' : 'text-sm';
}

function shrunk(element: Element, steps: number, untouched: UntouchedSizes): Element {
  if (!isTextual(element.type)) return element;
  const size = fontSizes.indexOf(storedOrUntouched(element, untouched));
  const floor = fontSizes.indexOf(smallest(element));
  const fontSize = fontSizes[Math.max(floor, size - steps)];
  if (size <= floor || fontSize === undefined) return element;
  return { ...element, style: { ...element.style, fontSize } };
}

/**
 * The elements with all text the given number of steps down the type scale, a title never under
 * text-2xl, other text never under text-sm. What cannot shrink is the same object.
 */
export function withShrunkText(
  elements: readonly Element[],
  steps: number,
  untouched: UntouchedSizes,
): Element[] {
  return elements.map((element) => shrunk(element, steps, untouched));
}
