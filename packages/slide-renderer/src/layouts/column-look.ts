import { type Element } from '@arrasta/domain';
import { composite, cssOf, textContrast, withAlpha, type Color } from '@arrasta/palettes';
import { slideWidth, type Area } from '../context';
import type { BlockLook } from '../block-look';
import { blockBox } from './blocks';
import type { BoxItem } from './composition';
import { themeKeyOf, type SlideComposition } from './draft';
import { noteBox } from './paper';
import { fadeUntilReadable } from '../tones';

/** What is compared: two lists, or two texts. */
export interface ComparedSide {
  readonly element: Element;
  readonly lines: readonly string[];
  /** The subtitle before it. */
  readonly heading: Element | null;
  readonly isSecond: boolean;
}

const radii = {
  minimal: 16,
  editorial: 0,
  bold: 0,
  notebook: 3,
  frame: 16,
  geo: 0,
  retro: 22,
  swiss: 0,
  press: 0,
  social: 18,
  glow: 24,
  collage: 2,
} as const;

/** How a side looks. */
export interface ComparedSideLook {
  readonly background: BoxItem;
  /** Whether its words stand on the slide's background. */
  readonly isOpen?: boolean;
  /** Else what they stand on; null for more than one colour. */
  readonly under: Color | null;
  readonly text: Color;
  readonly heading: Color;
  readonly inset?: BlockLook['inset'] | undefined;
}

/** A side that is a coloured block of the theme's own; null where it has none. */
export function blockLookOf(
  { scene }: SlideComposition,
  { isSecond }: ComparedSide,
  area: Area,
): ComparedSideLook | null {
  const { blocks } = scene.theme.composition ?? {};
  if (blocks === undefined) return null;
  const isStacked = area.width > slideWidth / 2;
  const block = blocks.side(scene, {
    index: isSecond ? 1 : 0,
    isLeft: isStacked || !isSecond,
    isRight: isStacked || isSecond,
    isUpper: isStacked && !isSecond,
    width: area.width,
    height: area.height,
  });
  const { words: text, inset } = block;
  const under = block.paint === undefined ? block.fill : null;
  return { background: blockBox(block, area), under, text, heading: text, inset };
}

export function columnLookOf(
  draft: SlideComposition,
  { isSecond }: ComparedSide,
  area: Area,
): ComparedSideLook {
  const { colors } = draft;
  const key = themeKeyOf(draft);
  if (key === 'editorial') {
    const fill = cssOf(isSecond ? colors.block : withAlpha(colors.text, 0.3));
    const heading = isSecond ? colors.emphasis(20) : colors.text;
    const background: BoxItem = { kind: 'box', area: { ...area, height: 2 }, fill };
    return { background, isOpen: true, under: null, text: colors.text, heading };
  }
  const [page = colors.text] = colors.background.colors;
  const reading = { backdropColors: [page], limit: textContrast };
  const pale = composite(fadeUntilReadable(colors.text, 0.07, colors.text, reading), page);
  const under = isSecond ? colors.block : pale;
  const fill = cssOf(under);
  const text = isSecond ? colors.onBlock : colors.text;
  if (key === 'notebook') {
    return { background: noteBox(area, fill, isSecond ? 1 : 0), under, text, heading: text };
  }
  return {
    background: { kind: 'box', area, fill, radius: radii[key] },
    under,
    text,
    heading: text,
  };
}
