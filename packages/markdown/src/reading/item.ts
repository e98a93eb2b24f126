import type { ElementStyle, ElementType } from '@arrasta/domain';

/** An element as a Markdown says it. */
export interface Item {
  readonly type: ElementType;
  readonly content: string;
  /** Of a list: written with numbers. */
  readonly isNumbered?: boolean;
  /** The style that a note states; without one, that of a slide made from its words. */
  readonly style?: ElementStyle;
}
