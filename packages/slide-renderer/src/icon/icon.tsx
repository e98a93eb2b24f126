import type { CSSProperties } from 'react';
import { iconPaths, type IconName } from './icon-paths';

interface IconProps {
  readonly name: IconName;
  /** Width and height in px. */
  readonly size: number;
  readonly color: string;
  readonly style?: CSSProperties;
}

/** Line width on the 24 px field; thinner from 48 px up, where it would look heavy. */
function strokeOf(size: number): number {
  return size >= 48 ? 1.4 : 1.75;
}

/** One icon, drawn inline so that it is the same in preview and file. */
export function Icon({ name, size, color, style }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeWidth={strokeOf(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ display: 'block', flex: 'none', overflow: 'visible', ...style }}
    >
      {iconPaths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
