import type { ElementStyle } from '@arrasta/domain';
import type { FontSpec } from '../fonts/font-specs';

export type TypeStep = NonNullable<ElementStyle['fontSize']>;

/** Size and line height in px. */
export interface TypeSize {
  readonly size: number;
  readonly line: number;
}

/** The type scale. Source: docs/product/drawing.md 6. */
export const typeScale: Readonly<Record<TypeStep, TypeSize>> = {
  'text-xs': { size: 12, line: 16 },
  'text-sm': { size: 14, line: 20 },
  'text-base': { size: 16, line: 24 },
  'text-lg': { size: 18, line: 26 },
  'text-xl': { size: 20, line: 28 },
  'text-2xl': { size: 24, line: 30 },
  'text-3xl': { size: 30, line: 36 },
  'text-4xl': { size: 36, line: 40 },
  'text-5xl': { size: 48, line: 50 },
};

const capitalsLine = 0.93;

function inCapitals(step: TypeStep): TypeSize {
  const size = typeScale[step].size * (step === 'text-5xl' ? 1.8 : 1.5);
  return { size, line: size * capitalsLine };
}

/**
 * The size a title is drawn at in its font: Poppins and Merriweather are a tenth larger in their
 * x-height, Bebas Neue is narrow and has capitals alone.
 */
export function titleSize(step: TypeStep, { font }: FontSpec): TypeSize {
  if (font === 'bebas-neue') return inCapitals(step);
  if (font !== 'poppins' && font !== 'merriweather') return typeScale[step];
  return { ...typeScale[step], size: typeScale[step].size * 0.95 };
}

/** A theme's own sizes for some steps, drawn as much larger or smaller as the font asks for. */
export function ownTitleSizes(sizes: Readonly<Partial<Record<TypeStep, TypeSize>>>) {
  return (step: TypeStep, cut: FontSpec): TypeSize => {
    const own = sizes[step];
    const usual = titleSize(step, cut);
    if (own === undefined) return usual;
    const size = (own.size * usual.size) / typeScale[step].size;
    return { size, line: cut.font === 'bebas-neue' ? size * capitalsLine : own.line };
  };
}

/** How far the accents of Bebas Neue's capitals rise above their line, in em. */
const accentsAboveCapitals = 0.14;

/** Px above the line of a title that its letters may need: capitals alone have accents up there. */
export function riseAboveLine({ size }: TypeSize, { font }: FontSpec): number {
  return font === 'bebas-neue' ? size * accentsAboveCapitals : 0;
}

/** Letter spacing in em: whole from text-3xl up, half below, none from text-base down. */
export function trackingAt(step: TypeStep, { tracking }: FontSpec): number {
  const { size } = typeScale[step];
  if (size >= 30) return tracking;
  return size > 16 ? tracking / 2 : 0;
}
