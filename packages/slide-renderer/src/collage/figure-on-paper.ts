import type { Element } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { SlideComposition } from '../layouts/draft';
import { placeFigure } from '../layouts/figures';
import { handDrawnRing } from '../layouts/paper';
import { figureBlock } from './collage-colors';

const ringWidth = 4;
/** Between a figure and its ring, in px: a lower one gives way to the figure. */
const ringAir = 14;
/** Of the ring's width, how wide a figure is at most, so that it stays within the round. */
const partOfRing = 0.74;

interface FigureOnPaper {
  readonly content: string;
  /** Of the paper. */
  readonly area: Area;
  /** Between the ring and the edges of the paper. */
  readonly inset: { readonly across: number; readonly along: number };
  /** The largest size. */
  readonly max: number;
}

/** A figure in the middle of a coloured paper, with a ring that a hand has drawn around it. */
export function placeFigureOnPaper(
  draft: SlideComposition,
  element: Element,
  { content, area, inset, max }: FigureOnPaper,
) {
  const { words } = figureBlock(draft.scene);
  const ring = {
    left: area.left + inset.across,
    top: area.top + inset.along,
    width: area.width - 2 * inset.across,
    height: area.height - 2 * inset.along,
  };
  const width = ring.width * partOfRing;
  const slot = { ...ring, left: ring.left + (ring.width - width) / 2, width, top: 0 };
  const { run, height } = placeFigure(draft, element, {
    content,
    slot,
    max,
    color: words,
    align: 'center',
  });
  const by = ring.top + (ring.height - height) / 2;
  const isAround = ring.height >= height + 2 * ringAir;
  return {
    ring: isAround ? [handDrawnRing(ring, cssOf(words), ringWidth)] : [],
    run: run && { ...run, area: { ...run.area, top: run.area.top + by } },
  };
}
