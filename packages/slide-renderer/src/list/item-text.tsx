import type { CSSProperties } from 'react';
import { contentWidth } from '../line-break/content-width';
import { useTextLines } from '../line-break/text-lines';

interface ItemTextProps {
  readonly item: string;
  /** What the list is set in, which the item need not say again. */
  readonly css: CSSProperties;
  /** What the row leaves for the item beside its mark, in px. */
  readonly width: number;
  readonly style?: CSSProperties;
}

/** The words of a list item, beside its mark. */
export function ItemText({ item, css, width, style }: ItemTextProps) {
  const lines = useTextLines({
    content: item,
    css,
    width: contentWidth({ ...style, width }),
    choice: 'pretty',
  });
  return (
    <span dir="auto" data-item-text="" style={{ flex: 1, minWidth: 0, ...style, ...lines.style }}>
      {lines.text}
    </span>
  );
}
