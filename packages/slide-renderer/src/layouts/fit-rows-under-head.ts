import type { Composition } from './composition';
import type { Compose, RowFit, SlideComposition } from './draft';

/** How often the room for head and rows is halved. */
const bisections = 5;

function fits({ overflowing }: Composition): boolean {
  return overflowing.length === 0;
}

/** The composition with the largest head at which rows fit, which they do under the smallest one. */
function withLargestHead(
  composeAt: (fit: RowFit) => Composition,
  isTight: boolean,
  smallest: Composition,
): Composition {
  let [low, high, best] = [0, 1, smallest];
  for (let step = 0; step < bisections; step += 1) {
    const headShare = (low + high) / 2;
    const composed = composeAt({ headShare, isTight });
    if (fits(composed)) [low, best] = [headShare, composed];
    else high = headShare;
  }
  return best;
}

function hasRows({ slots, layout }: SlideComposition): boolean {
  return slots.lists.length > 0 || (layout === 'columns' && slots.texts.length > 1);
}

/**
 * Words at the head give way to rows that do not fit under them, then all is drawn smaller and nearer
 * to each other. Source: docs/product/layouts.md 6.
 */
export function fitRowsUnderHead(compose: Compose): Compose {
  return (draft) => {
    if (!hasRows(draft)) return compose(draft);
    const composeAt = (rowFit: RowFit) => compose({ ...draft, rowFit });
    const whole = composeAt({ headShare: 1, isTight: false });
    if (fits(whole)) return whole;
    for (const isTight of [false, true]) {
      const smallest = composeAt({ headShare: 0, isTight });
      if (fits(smallest)) return withLargestHead(composeAt, isTight, smallest);
    }
    return composeAt({ headShare: 0, isTight: true });
  };
}
