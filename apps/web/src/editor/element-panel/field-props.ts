import type { Element } from '@arrasta/domain';
import type { DrawnStyle } from '@arrasta/slide-renderer';

/** What every field of the panel is given: the element, and how the slide draws it. */
export interface FieldProps {
  readonly element: Element;
  readonly drawn: DrawnStyle;
}
