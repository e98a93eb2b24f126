import type { Element } from '@arrasta/domain';
import type { CSSProperties, ReactNode } from 'react';
import type { Scene } from '../scene/model';

/** Draws something else in the place of an element's text; undefined leaves the text. */
export type RenderText = (element: Element, style: CSSProperties) => ReactNode | undefined;

export interface ElementProps {
  readonly element: Element;
  readonly scene: Scene;
  readonly renderText?: RenderText | undefined;
  readonly onPictureError: (elementId: string, address: string) => void;
}
