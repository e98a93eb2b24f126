import type { Element } from '@arrasta/domain';
import { cssOf, type Color } from '@arrasta/palettes';
import type { Area, SlideContext } from '../context';
import type { BoxItem, CompositionItem, PathItem } from '../layouts/composition';
import type { SlideComposition } from '../layouts/draft';
import { printItems } from '../layouts/paper';
import { turnWithWhole } from '../layouts/turned';
import { colorPaper, printShadow, sheetColor, slipShadow, tapeColor } from './collage-colors';
import { tornItems } from './torn-paper';

const tapeSize = { width: 84, height: 26 } as const;

/** A strip of tape whose middle is at a place. */
export function tapeItem(
  context: SlideContext,
  { x, y }: { readonly x: number; readonly y: number },
  turn: number,
  isOnColor = false,
): BoxItem {
  const { width, height } = tapeSize;
  return {
    kind: 'box',
    area: { left: x - width / 2, top: y - height / 2, width, height },
    fill: cssOf(tapeColor(context, isOnColor)),
    turn,
  };
}

/** A sheet in the slide's tone, torn all around. */
export function sheetItems(context: SlideContext, area: Area, turn = 0): PathItem[] {
  return tornItems(context, { area, fill: sheetColor(context), key: 1, turn });
}

/** A piece of coloured paper, torn all around. */
export function scrapItems(
  context: SlideContext,
  area: Area,
  { turn = 0, fill = colorPaper(context) }: { readonly turn?: number; readonly fill?: Color } = {},
): PathItem[] {
  return tornItems(context, { area, fill, key: 2, turn });
}

/** A slip of paper, cut straight. */
export function slipItem(area: Area, fill: Color, turn: number): BoxItem {
  return { kind: 'box', area, fill: cssOf(fill), radius: 1, turn, shadow: slipShadow };
}

const print = { mount: 10, foot: 0.13, min: 22 } as const;

interface PrintLook {
  readonly area: Area;
  readonly turn: number;
  readonly isTaped?: boolean;
}

/** A picture as an instant print. */
export function instantPrint(
  draft: SlideComposition,
  element: Element,
  { area, turn, isTaped = true }: PrintLook,
): CompositionItem[] {
  const foot = Math.max(print.min, Math.round(area.height * print.foot));
  const mounted = { area, turn, mount: print.mount, foot, isTaped: false, shadow: printShadow };
  const head = turnWithWhole({ ...area, height: 0 }, area, turn);
  const middle = { x: head.left + head.width / 2, y: head.top + 2 };
  return [
    ...printItems(draft, element, mounted),
    ...(isTaped ? [tapeItem(draft.scene, middle, turn - 4)] : []),
  ];
}

/** What a slip reaches beyond what is written on it, in px. */
const around = { across: 16, along: 11 } as const;

/** A slip under what a layout has no slot for. */
export function slipUnder(context: SlideContext, area: Area): readonly CompositionItem[] {
  const { across, along } = around;
  const paper = {
    left: area.left - across,
    width: area.width + 2 * across,
    top: area.top - along,
    height: area.height + 2 * along,
  };
  return [slipItem(paper, sheetColor(context), 0)];
}
