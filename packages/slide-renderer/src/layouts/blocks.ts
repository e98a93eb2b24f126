import type { Area, BlockLook } from '../context';
import type { SlideComposition } from './draft';

/** Coloured blocks of the theme's own. */
export function blocksOf({ scene }: SlideComposition) {
  return scene.theme.composition?.blocks;
}

/** The words of a block keep out of its round corner. */
export function insetBy(area: Area, inset: BlockLook['inset']): Area {
  if (inset === undefined) return area;
  const { head, foot, right } = inset;
  return {
    ...area,
    top: area.top + head,
    width: area.width - right,
    height: area.height - head - foot,
  };
}
