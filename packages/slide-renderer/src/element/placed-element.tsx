import type { Element, ElementType } from '@arrasta/domain';
import type { ComponentType, CSSProperties } from 'react';
import type { Scene } from '../scene/model';
import { alignSelf } from './align-self';
import { isBoxed, opacityOf } from './box-style';
import { DividerElement } from './divider-element';
import type { ElementProps } from './element-props';
import { IconElement } from './icon-element';
import { ImageElement, imageHeight } from './image-element';
import { ListElement } from './list-element';
import { ShapeElement } from './shape-element';
import { TextElement } from './text-element';

const drawings: Readonly<Record<ElementType, ComponentType<ElementProps>>> = {
  title: TextElement,
  subtitle: TextElement,
  text: TextElement,
  list: ListElement,
  image: ImageElement,
  icon: IconElement,
  shape: ShapeElement,
  divider: DividerElement,
};

/** Pictures give way down to this height in px before a slide overflows. */
const smallestPicture = 120;

/** Things with a visible edge are wider than the field and stand out of it on both sides alike. */
const hanging: CSSProperties = { alignSelf: 'center', flex: 'none' };

function picturePlace({ style }: Element, { theme }: Scene): CSSProperties {
  const { width, height } = theme.picture;
  const own = imageHeight(style);
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', width };
  if (own !== null) return { ...column, ...hanging, height: own };
  return { ...column, alignSelf: 'center', height, flex: '0 1 auto', minHeight: smallestPicture };
}

function placeOf(element: Element, scene: Scene): CSSProperties {
  if (element.type === 'image') return picturePlace(element, scene);
  if (element.type === 'list') return hanging;
  const isText = element.type === 'title' || element.type === 'subtitle' || element.type === 'text';
  if (isText) return isBoxed(element.style) ? hanging : { flex: 'none', alignSelf: 'center' };
  return { alignSelf: alignSelf(element, scene), flex: 'none' };
}

/** One element in the stack, with the anchors by which others find it. */
export function PlacedElement(props: ElementProps & { readonly isAtFoot: boolean }) {
  const { element, scene, isAtFoot } = props;
  const Drawing = drawings[element.type];
  return (
    <div
      data-element-id={element.id}
      data-element-type={element.type}
      style={{
        ...placeOf(element, scene),
        opacity: opacityOf(element.style),
        ...(isAtFoot && { marginTop: 'auto' }),
      }}
    >
      <Drawing {...props} />
    </div>
  );
}
