import { composite, cssOf, textContrast, type Color } from '@arrasta/palettes';
import { type Area } from '../context';
import type { BlockLook, BlockPlace } from '../block-look';
import { blockBox, themeBlocksOf } from './blocks';
import type { BoxItem } from './composition';
import { themeKeyOf, type SlideComposition } from './draft';
import { noteBox } from './paper';
import { fadeUntilReadable } from '../tones';

/** A place for a card; `isWide` where it has a row to itself. */
export interface Cell {
  readonly area: Area;
  readonly isWide: boolean;
  /** Whether it is of the first colour where cards have two by turns. */
  readonly isFirst: boolean;
}

export interface CardLook {
  readonly background: BoxItem;
  /** Words on a block; null for those of the slide. */
  readonly words: Color | null;
  /** What words on a block stand on; null where that is more than one colour. */
  readonly under: Color | null;
  readonly inset?: BlockLook['inset'] | undefined;
}

/** How far notes are turned, again and again. */
const turns = [-1.1, 0.8, 0.5, -0.9] as const;

const noteParts = { first: 0.34, second: 0.2 } as const;

function noteLook(
  { colors, scene }: SlideComposition,
  { area, isFirst }: Cell,
  index: number,
): CardLook {
  const [page = colors.text] = colors.background.colors;
  const ink = scene.slide.tone === 'primary' ? colors.block : scene.palette.primary;
  const part = isFirst ? noteParts.first : noteParts.second;
  const turn = turns[index % turns.length] ?? 0;
  const reading = { backdropColors: [page], limit: textContrast };
  const under = composite(fadeUntilReadable(ink, part, colors.text, reading), page);
  return { background: noteBox(area, cssOf(under), turn), words: colors.text, under };
}

const radii = {
  minimal: 16,
  bold: 6,
  frame: 16,
  geo: 0,
  retro: 22,
  glow: 24,
  collage: 2,
  social: 18,
  swiss: 0,
  press: 0,
} as const;

function blockPlaceOf({ area }: Cell, whole: Area, index: number): BlockPlace {
  return {
    index,
    isLeft: area.left <= whole.left + 1,
    isRight: area.left + area.width >= whole.left + whole.width - 1,
    isUpper: area.top + area.height / 2 < whole.top + whole.height / 2,
    width: area.width,
    height: area.height,
  };
}

export function cardLookOf(
  draft: SlideComposition,
  cell: Cell,
  index: number,
  whole: Area,
): CardLook {
  const { colors, scene } = draft;
  const { area } = cell;
  const key = themeKeyOf(draft);
  const blocks = themeBlocksOf(draft);
  if (blocks !== undefined) {
    const look = blocks.card(scene, blockPlaceOf(cell, whole, index));
    const { words, inset } = look;
    const under = look.paint === undefined ? look.fill : null;
    return { background: blockBox(look, area), words, under, inset };
  }
  if (key === 'notebook') return noteLook(draft, cell, index);
  if (key === 'editorial') {
    const line = { ...area, height: 2 };
    return {
      background: { kind: 'box', area: line, fill: cssOf(colors.block) },
      words: null,
      under: colors.block,
    };
  }
  const isLight = scene.slide.tone === 'paper' || scene.slide.tone === 'tint';
  const isBlock = key === 'bold' ? index % 2 === 0 : isLight && index === 0;
  const under = isBlock ? colors.block : colors.wash;
  return {
    background: { kind: 'box', area, fill: cssOf(under), radius: radii[key] },
    words: isBlock ? colors.onBlock : null,
    under,
  };
}
