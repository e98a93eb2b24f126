import type { Element } from '@arrasta/domain';
import type { CSSProperties, ReactNode } from 'react';
import type { Scene } from '../context';
import type { TextBox } from '../line-break/text-lines';

/**
 * Draws something else in the place of an element's text; undefined leaves the text.
 * @param box what its lines are fitted into; null for a list, each item of which has a box
 */
export type RenderText = (
  element: Element,
  style: CSSProperties,
  box: TextBox | null,
) => ReactNode | undefined;

export interface ElementProps {
  readonly element: Element;
  readonly scene: Scene;
  readonly renderText?: RenderText | undefined;
  readonly onPictureError: (elementId: string, address: string) => void;
}
