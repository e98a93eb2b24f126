import type { ElementStyle } from '@arrasta/domain';

const widths = {
  'w-16': 64,
  'w-32': 128,
  'w-48': 192,
  'w-64': 256,
  'w-3/4': 276,
  'w-full': 368,
} as const;

const heights = {
  'h-0.5': 2,
  'h-1': 4,
  'h-2': 8,
  'h-4': 16,
  'h-8': 32,
  'h-16': 64,
  'h-32': 128,
  'h-64': 256,
} as const;

/** Width in px of a shape or divider in a field of `full` px. */
export function shapeWidth(
  { shapeWidth: step }: ElementStyle,
  otherwise: keyof typeof widths,
  full: number,
): number {
  return Math.min(widths[step ?? otherwise], full);
}

/** Height in px of a shape or divider. */
export function shapeHeight(
  { shapeHeight: step }: ElementStyle,
  otherwise: keyof typeof heights,
): number {
  return heights[step ?? otherwise];
}
