import type { Colour } from '@arrasta/palettes';
import { cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

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
