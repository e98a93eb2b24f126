import type { CSSProperties } from 'react';
import { type IconName, iconPaths } from './icon-paths';

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

/** `CheckCircle`, `check circle` and `check_circle` as `check-circle`. */
function toKebabCase(name: string): string {
  return name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}

/** The icon of a stored name in any spelling; the star where there is none of that name. */
export function iconNamed(name: string): IconName {
  const kebabName = toKebabCase(name);
  return isIconName(kebabName) ? kebabName : 'star';
}

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
