import type { CSSProperties } from 'react';
import type { RenderText } from '../element/element-props';
import { PlacedElement } from '../element/placed-element';
import { fieldOf } from '../scene/field';
import type { Placement, Scene } from '../scene/model';

/** `safe` lets a stack that is too high run out at the bottom, where it can be seen. */
const justify: Readonly<Record<Placement, NonNullable<CSSProperties['justifyContent']>>> = {
  head: 'flex-start',
  closing: 'flex-start',
  centre: 'safe center',
  foot: 'safe flex-end',
};

interface StackProps {
  readonly scene: Scene;
  readonly renderText?: RenderText | undefined;
  readonly onPictureError: (elementId: string, address: string) => void;
}

/** The elements in the content field, from top to bottom. */
export function Stack({ scene, renderText, onPictureError }: StackProps) {
  const { theme, elements } = scene;
  const placement = theme.placement(scene);
  return (
    <div
      data-slide-field=""
      style={{
        position: 'absolute',
        ...fieldOf(scene),
        display: 'flex',
        flexDirection: 'column',
        gap: theme.gap,
        justifyContent: justify[placement],
      }}
    >
      {elements.map((element, position) => (
        <PlacedElement
          key={element.id}
          element={element}
          scene={scene}
          renderText={renderText}
          onPictureError={onPictureError}
          isAtFoot={placement === 'closing' && position === elements.length - 1}
        />
      ))}
    </div>
  );
}
