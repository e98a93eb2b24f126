import { slideWidth, type Area, type SlideContext } from '../context';
import { atBrandLine, atFoot, atHead, hasBrandAtHead } from '../format';

/** Measures in px of a slide of 4:5. */
const field = { left: 28, width: 376, top: 34, foot: 458, bareFoot: 508 } as const;
/** How much a brand line at the head moves what is under it. */
const headedBy = 48;

/** The label with the brand, and the disc with the page number beside it. */
export const label = { left: 24, height: 42, top: { footer: 480, header: 30 } } as const;
export const disc = { right: 24, size: 40 } as const;

type PlaceContext = Pick<SlideContext, 'carousel'>;

export function labelTop({ carousel }: PlaceContext): number {
  return atBrandLine(carousel, label.top);
}

/** Where words stand, with what they lie on. */
export function collageFieldOf({ carousel }: PlaceContext): Area {
  const isHeaded = hasBrandAtHead({ carousel });
  const hasLineAtFoot = carousel.brandPosition === 'footer' && !carousel.hideFooter;
  const top = atHead(carousel, field.top) + (isHeaded ? headedBy : 0);
  const foot = atFoot(carousel, hasLineAtFoot ? field.foot : field.bareFoot);
  return { left: field.left, width: field.width, top, height: foot - top };
}

/** Prints keep to the field: nothing but the ribbon crosses the sides of a slide. */
export function collageBleedOf(context: PlaceContext): Area & { readonly radius: number } {
  return { ...collageFieldOf(context), radius: 0 };
}

/** The sheet of a slide that is not composed, and what stands on it may be anything. */
export function stackSheet({ carousel }: PlaceContext): Area {
  const { top, height } = collageFieldOf({ carousel });
  return { left: 24, width: slideWidth - 48, top, height: height + 4 };
}

/** Whether something stands at the right by turns, else at the left. */
export function isAtRight({ index, carousel }: Pick<SlideContext, 'index' | 'carousel'>): boolean {
  return (index + carousel.decorSeed) % 2 === 0;
}

/** One of some, by place and seed, so that no two neighbours have the same. */
export function byTurns<Item>(
  { index, carousel }: Pick<SlideContext, 'index' | 'carousel'>,
  items: readonly [Item, ...Item[]],
): Item {
  return items[(index + carousel.decorSeed) % items.length] ?? items[0];
}
