import {
  type Colour,
  cssOf,
  largeTextContrast,
  primaryAsText,
  textContrast,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../context';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { contentWidth, useTextLines } from '../line-break/text-lines';

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

interface IconMarkProps {
  readonly icon: IconName;
  readonly colour: Colour;
  /** Line height of the item's text in px. */
  readonly line: number;
  /** Width of the column in px. */
  readonly column: number;
}

/**
 * A 20 px icon hanging before the first line. `vertical-align: middle` centres it on the x-height
 * of whatever font the list has; the fixed height keeps it from growing the row.
 */
export function IconMark({ icon, colour, line, column }: IconMarkProps) {
  return (
    <span style={{ width: column, height: line, flex: 'none' }}>
      <span style={{ display: 'inline-block', verticalAlign: 'middle', height: 20 }}>
        <Icon name={icon} size={20} color={cssOf(colour)} />
      </span>
    </span>
  );
}

interface NumberMarkProps {
  readonly number: number;
  readonly count: number;
  readonly colour: Colour;
  readonly column: number;
  readonly style?: CSSProperties;
}

/** A number in tabular figures; right-aligned once there are ten. */
export function NumberMark({ number, count, colour, column, style }: NumberMarkProps) {
  const isWide = count >= 10;
  return (
    <span
      style={{
        width: column,
        paddingRight: 12,
        flex: 'none',
        color: cssOf(colour),
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        textAlign: isWide ? 'right' : 'left',
        whiteSpace: 'nowrap',
        ...style,
      }}
    >
      {number}
    </span>
  );
}

/** The primary colour of an icon or a number on what is behind it. */
export function markColour(
  { palette }: Scene,
  text: Colour,
  backdropColors: readonly Colour[],
  isNumber: boolean,
): Colour {
  const limit = isNumber ? textContrast : largeTextContrast;
  return primaryAsText(palette.primary, text, { backdropColors, limit });
}
