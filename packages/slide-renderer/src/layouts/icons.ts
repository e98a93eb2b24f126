import type { Element } from '@arrasta/domain';
import {
  cssOf,
  isSameColor,
  largeTextContrast,
  parseColor,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Chip } from '../box-paint';
import type { Area, Scene } from '../context';
import { elementBackgroundOf } from '../elements/box-style';
import { figureSize } from '../elements/figures';
import { areaAround } from './composed-parts';
import type {
  BoxItem,
  CompositionItem,
  FigureItem,
  IconTag,
  IconToDraw,
  TextItem,
} from './composition';
import { turnWithWhole } from './turned';
import { userAlignment } from './word-style';

/** How much larger an icon is in the place of a theme's device. Source: docs/product/layouts.md 27. */
export const deviceIconScale = 1.5;
/** Between an icon and the words under it, in px. */
const gapUnderIcon = 18;
/** An icon needs the contrast of words of this size, in px. */
const sizeForContrast = 24;

/** The first icon of a slide; others stand where everything does that a layout has no place for. */
export function firstIconOf(elements: readonly Element[]): Element | null {
  return elements.find(({ type }) => type === 'icon') ?? null;
}

/** Whether the colour that its user gave an icon counts: one of the palette's has to read as well. */
function hasOwnColor({ style }: Element, { palette, tone }: Scene): boolean {
  const own = style.color === undefined ? null : parseColor(style.color);
  if (own === null) return false;
  const isRole = Object.values(palette).some((role) => isSameColor(role as Color, own));
  return !isRole || worstContrast(own, tone?.background.colors ?? []) >= largeTextContrast;
}

/** Whether an icon's user gave it a background or a colour that counts. */
export function hasOwnLook(element: Element, scene: Scene): boolean {
  return elementBackgroundOf(element.style) !== null || hasOwnColor(element, scene);
}

export interface IconLook {
  readonly scale: number;
  /** The primary colour as far as it reads where the icon stands; `size` in px. */
  readonly emphasis: (size: number) => Color;
  readonly tag?: IconTag;
}

export function iconToDraw(element: Element, scene: Scene, look: IconLook): IconToDraw {
  const { scale, emphasis, tag } = look;
  const isOwn = hasOwnLook(element, scene);
  const around = tag === undefined ? 0 : 2 * tag.padding;
  const align = userAlignment(element, scene);
  return {
    element,
    scale,
    size: figureSize(element, scene, scale).height + around,
    ...(!isOwn && { color: emphasis(sizeForContrast) }),
    ...(tag !== undefined && { tag }),
    ...(align !== null && { align }),
  };
}

/** What a tag of one colour reaches beyond its icon, in px. */
const tagPadding = 8;

export function plainTag(color: Color): IconTag {
  return { fill: cssOf(color), padding: tagPadding };
}

/** A chip is as large as its icon with this around it, but not smaller than the least, in px. */
const chipSizes = { around: 14, min: 60 } as const;

/** An icon in its own size on a chip. */
export function iconOnChip(element: Element, scene: Scene, chip: Chip): IconToDraw {
  const { sign, roundness, ...paint } = chip;
  const { height } = figureSize(element, scene, 1);
  const size = Math.max(chipSizes.min, height + 2 * chipSizes.around);
  const tag = { ...paint, padding: (size - height) / 2, radius: size * roundness };
  return iconToDraw(element, scene, { scale: 1, emphasis: () => sign, tag });
}

/** The room that an icon takes over words, in px. */
export function spaceOfIcon(icon: IconToDraw | null | undefined): number {
  return icon ? icon.size + gapUnderIcon : 0;
}

/** An icon with its tag, from its top left corner. */
export function iconItems(
  { element, scale, size, color, tag }: IconToDraw,
  { left, top }: Pick<Area, 'left' | 'top'>,
): readonly [...BoxItem[], FigureItem] {
  const whole = { left, top, width: size, height: size };
  const by = tag?.padding ?? 0;
  const figure: FigureItem = {
    kind: 'figure',
    element,
    area: { left: left + by, top: top + by, width: size - 2 * by, height: size - 2 * by },
    scale,
    ...(color !== undefined && { color }),
  };
  if (tag === undefined) return [figure];
  const { padding: _, ...paint } = tag;
  return [{ kind: 'box', area: whole, ...paint }, figure];
}

/** Where an icon begins in a column whose words are aligned so. */
export function leftOfIcon(
  { size, align }: IconToDraw,
  column: Area,
  alignOfWords: CSSProperties['textAlign'],
): number {
  const free = column.width - size;
  switch (align ?? alignOfWords) {
    case 'center':
      return column.left + free / 2;
    case 'end':
    case 'right':
      return column.left + free;
    default:
      return column.left;
  }
}

/** The place of a text's words; the first of a title's boxes begins before them. */
function columnOf({ runs, whole }: TextItem): Area {
  const column = areaAround((whole ? [whole] : runs).map(({ area }) => area));
  const before = Math.min(0, runs[0]?.under?.[0]?.area.left ?? 0);
  return { ...column, left: column.left + before };
}

/** The icon over the words of a text, turned with them. */
function iconOver(item: TextItem, icon: IconToDraw): readonly CompositionItem[] {
  const column = columnOf(item);
  const left = leftOfIcon(icon, column, (item.whole ?? item.runs[0])?.box.css.textAlign);
  const items = iconItems(icon, { left, top: column.top - spaceOfIcon(icon) });
  const { turn = 0 } = item;
  if (turn === 0) return items;
  return items.map((one) => ({ ...one, area: turnWithWhole(one.area, column, turn), turn }));
}

/** The items with the icons that texts have over them. */
export function withIconsOver(items: readonly CompositionItem[]): readonly CompositionItem[] {
  return items.flatMap((item) =>
    item.kind === 'text' && item.icon !== undefined ? [item, ...iconOver(item, item.icon)] : [item],
  );
}
