import { cssOf, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import { chipBox } from './blocks';
import type { BoxItem, ListRow, PathItem, TextRun } from './composition';
import { wordContextOf, themeKeyOf, type SlideComposition } from './draft';
import { handDrawnRing } from './paper';
import { placeRows } from './rows';
import { itemText } from './list-parts';

interface Sign {
  readonly content: string;
  readonly size: number;
  readonly color: Color;
  readonly isItalic?: boolean;
}

/** A number in the middle of a box. */
export function numberRun(
  draft: SlideComposition,
  area: Area,
  sign: Sign,
  element = draft.slots.lists[0],
): TextRun | null {
  if (element === undefined) return null;
  const { content, size, color, isItalic = false } = sign;
  const words = itemText(element, content, {
    role: 'label',
    range: [size, size],
    color: () => color,
    isInTitleFont: true,
    isItalic,
  });
  const { runs } = placeRows([[words]], [area], { ...wordContextOf(draft), align: 'center' });
  return runs[0]?.[0] ?? null;
}

export const signs = { tick: 'M5 12.5L10 17.5L19 7', cross: 'M6 6L18 18M18 6L6 18' } as const;

/** A square in the middle of a box. */
export function middleOf({ left, top, width, height }: Area, size: number): Area {
  return {
    left: left + (width - size) / 2,
    top: top + (height - size) / 2,
    width: size,
    height: size,
  };
}

interface Stroke {
  readonly color: Color;
  readonly width: number;
}

export function signIn(area: Area, path: string, { color, width }: Stroke): PathItem {
  return {
    kind: 'path',
    area,
    field: [24, 24],
    path,
    fill: null,
    stroke: { color: cssOf(color), width },
  };
}

/** The mark of an item. */
export type Mark = Pick<ListRow, 'under' | 'mark'>;

const partOfSign = 0.56;

/** Lines alone: a tick, or a number in italics. */
function bareMark(draft: SlideComposition, number: number | null, box: Area): Mark {
  const color = draft.colors.emphasis(24);
  if (number === null) {
    return {
      under: [signIn(middleOf(box, box.width * 0.7), signs.tick, { color, width: 2 })],
      mark: null,
    };
  }
  const sign = { content: String(number), size: box.width * 0.8, color, isItalic: true };
  return { under: [], mark: numberRun(draft, box, sign) };
}

/** A box with a tick that a hand has drawn over its edge, or a ring around a number. */
function drawnMark(draft: SlideComposition, number: number | null, box: Area): Mark {
  const { colors } = draft;
  const size = box.width;
  if (number !== null) {
    const sign = { content: String(number), size: size * 0.5, color: colors.text };
    return {
      under: [handDrawnRing(box, cssOf(colors.block), 2)],
      mark: numberRun(draft, box, sign),
    };
  }
  const inner = middleOf(box, size * 0.8);
  const frame = 'M5 1H19A4 4 0 0 1 23 5V19A4 4 0 0 1 19 23H5A4 4 0 0 1 1 19V5A4 4 0 0 1 5 1Z';
  const tick = { ...inner, left: inner.left + size * 0.06, top: inner.top - size * 0.06 };
  return {
    under: [
      signIn(inner, frame, { color: colors.block, width: 2 }),
      signIn(tick, 'M5 12L10 18L22 4', { color: colors.text, width: 3 }),
    ],
    mark: null,
  };
}

/** A tick on a chip; null in themes that have none. */
export function markOnChip({ scene }: SlideComposition, box: Area): Mark['under'] | null {
  const chip = scene.theme.composition?.chip?.(scene);
  if (chip === undefined) return null;
  const sign = middleOf(box, box.height * partOfSign);
  return [chipBox(chip, box), signIn(sign, signs.tick, { color: chip.sign, width: 3 })];
}

/** A disc or block with a tick or the item's number. */
function solidMark(draft: SlideComposition, number: number | null, box: Area, size: number): Mark {
  const { block, onBlock } = draft.colors;
  const key = themeKeyOf(draft);
  const chip = draft.scene.theme.composition?.chip?.(draft.scene);
  const radius = key === 'bold' || key === 'swiss' ? 0 : box.width / 2;
  const background: BoxItem = chip
    ? chipBox(chip, box)
    : { kind: 'box', area: box, fill: cssOf(block), radius };
  const color = chip?.sign ?? onBlock;
  if (number === null) {
    const sign = signIn(middleOf(box, size * partOfSign), signs.tick, {
      color,
      width: 3,
    });
    return { under: [background, sign], mark: null };
  }
  const sign = { content: String(number), size: size * 0.5, color };
  return { under: [background], mark: numberRun(draft, box, sign) };
}

/**
 * The theme's mark of an item.
 * @param number null for a tick
 * @param size of its sign, where the mark's background has another
 */
export function markOf(
  draft: SlideComposition,
  number: number | null,
  box: Area,
  size = box.height,
): Mark {
  const key = themeKeyOf(draft);
  if (key === 'editorial' || key === 'press') return bareMark(draft, number, box);
  if (key === 'notebook' || key === 'collage') return drawnMark(draft, number, box);
  return solidMark(draft, number, box, size);
}
