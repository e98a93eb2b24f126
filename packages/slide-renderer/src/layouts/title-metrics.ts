import type { Font, ComposedLayout } from '@arrasta/domain';
import type { FontSpec } from '../fonts/font-specs';

/** The range of a role's size in px: from what is still a title, or text, to what fills a slide. */
export type SizeRange = readonly [min: number, max: number];

/** How much larger or smaller a title is drawn than its range says. */
const titleScales: Readonly<Partial<Record<Font, number>>> = {
  'bebas-neue': 1.42,
  poppins: 0.95,
  merriweather: 0.95,
};

export function titleRange([min, max]: SizeRange, { font }: FontSpec): SizeRange {
  const scale = titleScales[font] ?? 1;
  return [min * scale, max * scale];
}

type LineHeights = Readonly<Partial<Record<ComposedLayout, number>>> & {
  readonly otherwise: number;
};

/** Of titles, as a part of their size. */
const lineHeights: Readonly<Partial<Record<Font, LineHeights>>> = {
  'dm-sans': { 'cover-type': 0.96, cta: 0.98, statement: 1.06, otherwise: 1.02 },
  'playfair-display': { 'cover-type': 1.02, statement: 1.12, otherwise: 1.06 },
  'bebas-neue': { statement: 0.94, otherwise: 0.9 },
  nunito: { 'cover-type': 1.16, statement: 1.16, otherwise: 1.12 },
  poppins: { otherwise: 1.08 },
};

export function titleLineHeight({ font }: FontSpec, layout: ComposedLayout): number {
  const heights = lineHeights[font];
  return heights?.[layout] ?? heights?.otherwise ?? 1.06;
}

/** From this size in px on two fonts are set bolder. */
const boldFrom = 34;
const boldFonts: readonly Font[] = ['dm-sans', 'nunito'];

export function titleWeight({ font, titleWeight }: FontSpec, size: number): number {
  return size >= boldFrom && boldFonts.includes(font) ? 700 : titleWeight;
}

/** From this size in px on letters stand closer still. */
const closeFrom = 56;

/** Letter spacing in em. */
export function titleTracking({ font, tracking }: FontSpec, size: number): number {
  if (font === 'bebas-neue') return 0;
  if (size >= closeFrom) return tracking - 0.012;
  if (size >= 30) return tracking;
  return size > 16 ? tracking / 2 : 0;
}
