import { cssOf, withAlpha, type ThemeKey } from '@arrasta/palettes';
import { slideWidth, type Area } from '../context';
import type { CompositionItem } from './composition';
import { wordContextOf, slideIcon, type SlideComposition } from './draft';
import { deviceIconScale, iconItems, leftOfIcon, spaceOfIcon } from './icons';

/** A disc that the right edge of the slide cuts. It reaches under the words, not under a kicker. */
function discDevice({ colors }: SlideComposition, free: Area): CompositionItem[] {
  const size = Math.min(300, free.height * 1.16);
  const left = slideWidth - size * 0.72;
  const top = free.top + Math.max(0, (free.height - size) / 2);
  const fill = cssOf(withAlpha(colors.block, 0.14));
  return [{ kind: 'box', area: { left, top, width: size, height: size }, fill, radius: size / 2 }];
}

/** Four hairline rings, one in the other. */
function ringsDevice({ colors }: SlideComposition, free: Area): CompositionItem[] {
  const size = Math.min(200, free.height);
  const left = slideWidth - 32 - size;
  const stroke = { color: cssOf(withAlpha(colors.text, 0.4)), width: 1 };
  return [0.49, 0.37, 0.25, 0.13].map((radius): CompositionItem => {
    const r = radius * size;
    const c = size / 2;
    const path = `M${c - r} ${c}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    const area = { left, top: free.top + (free.height - size) / 2, width: size, height: size };
    return { kind: 'path', area, field: [size, size], path, fill: null, stroke };
  });
}

/** An arrow that runs off the right edge. */
function arrowDevice({ colors, field }: SlideComposition, free: Area): CompositionItem[] {
  const height = Math.min(190, free.height - 24);
  const width = slideWidth - field.left;
  const bar = height * 0.22;
  const middle = height / 2;
  const tip = width * 0.94;
  const path = [
    `M0 ${middle - bar / 2}H${tip - middle}L${tip - middle - bar} ${bar * 0.2}`,
    `L${tip - middle} 0L${tip} ${middle}L${tip - middle} ${height}`,
    `L${tip - middle - bar} ${height - bar * 0.2}L${tip - middle} ${middle + bar / 2}H0Z`,
  ].join('');
  const area = { left: field.left, top: free.top + 12, width, height };
  const fill = cssOf(withAlpha(colors.block, 0.9));
  return [{ kind: 'path', area, field: [width, height], path, fill, stroke: null }];
}

/** A loop and an arrow as a hand draws them. */
function loopDevice({ colors, field }: SlideComposition, free: Area): CompositionItem[] {
  const height = Math.min(120, free.height - 16);
  const width = height * 1.9;
  const path =
    'M6 70C40 20 96 8 104 44C110 74 66 84 70 52C74 22 132 20 176 52M160 34L178 54L152 62';
  const area = { left: field.left + field.width - width, top: free.top + 8, width, height };
  const stroke = { color: cssOf(colors.block), width: 4 };
  return [{ kind: 'path', area, field: [190, 100], path, fill: null, stroke }];
}

const columns = 6;
const spacing = 18;
const dot = 4;

/** A grid of dots. */
function dotsDevice({ colors, field }: SlideComposition, free: Area): CompositionItem[] {
  const rows = Math.max(1, Math.min(4, Math.floor((free.height - 24) / spacing)));
  const left = field.left + (field.width - (columns - 1) * spacing - dot) / 2;
  return Array.from({ length: rows * columns }, (_, index): CompositionItem => ({
    kind: 'box',
    area: {
      left: left + (index % columns) * spacing,
      top: free.top + 12 + Math.floor(index / columns) * spacing,
      width: dot,
      height: dot,
    },
    fill: cssOf(withAlpha(colors.block, 0.5)),
    radius: dot / 2,
  }));
}

const devices = {
  minimal: discDevice,
  editorial: ringsDevice,
  bold: arrowDevice,
  notebook: loopDevice,
  frame: dotsDevice,
  // Its cells fill the slide.
  geo: () => [],
  // Its bands and suns do.
  retro: () => [],
  // Its bars do.
  swiss: () => [],
  // Its card is as high as its words.
  social: () => [],
  // Its lights do.
  glow: () => [],
  // Its papers are.
  collage: () => [],
  press: () => [],
} as const satisfies Readonly<
  Record<ThemeKey, (draft: SlideComposition, free: Area) => CompositionItem[]>
>;

/** Between an icon in free room and what is over it, in px. */
const gapOverIcon = 12;

/** What words leave for an icon that stands in the place of a device, in px. */
export function heightForIcon(draft: SlideComposition): number {
  const icon = slideIcon(draft, { scale: deviceIconScale });
  return icon === null ? 0 : spaceOfIcon(icon) + gapOverIcon;
}

/**
 * What stands in free room, so that no slide is half empty: the slide's icon, else what its theme
 * draws there. Source: docs/product/layouts.md 7, 27.
 * @param from how high the room is at least in which the theme draws, in px
 */
export function deviceIn(
  draft: SlideComposition,
  free: Area,
  from: number,
): readonly CompositionItem[] {
  const icon = slideIcon(draft, { scale: deviceIconScale });
  if (icon !== null) {
    const left = leftOfIcon(icon, draft.field, wordContextOf(draft).align);
    return iconItems(icon, { left, top: free.top + (free.height - icon.size) / 2 });
  }
  return free.height < from ? [] : devices[draft.scene.theme.facts.key](draft, free);
}
