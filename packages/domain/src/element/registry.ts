import type { Element, ElementType } from './element';
import { dividerKind } from './kinds/divider';
import { iconKind } from './kinds/icon';
import { imageKind } from './kinds/image';
import type { ElementKind, KindSurroundings } from './kinds/kind';
import { listKind } from './kinds/list';
import { shapeKind } from './kinds/shape';
import { subtitleKind } from './kinds/subtitle';
import { textKind } from './kinds/text';
import { titleKind } from './kinds/title';

const kinds: Readonly<Record<ElementType, ElementKind>> = {
  title: titleKind,
  subtitle: subtitleKind,
  text: textKind,
  list: listKind,
  image: imageKind,
  icon: iconKind,
  shape: shapeKind,
  divider: dividerKind,
};

/** The content an element of this kind is created with. Source: carousel-editor §3. */
export function placeholderContent(type: ElementType): string {
  return kinds[type].content;
}

export interface NewElement {
  readonly id: string;
  readonly type: ElementType;
  /** Left out: the kind's placeholder. */
  readonly content?: string;
  readonly position: number;
}

/** An element as it is when it has just been added. Source: carousel-editor §3, "Defaults on creation". */
export function createElement(element: NewElement, surroundings: KindSurroundings): Element {
  const kind = kinds[element.type];
  return {
    id: element.id,
    type: element.type,
    content: element.content ?? kind.content,
    position: element.position,
    style: kind.style(surroundings),
  };
}
