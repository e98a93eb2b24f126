import { slideWidth, type Area } from '../context';
import type { ImageItem } from './composition';
import { themeKeyOf, type SlideComposition } from './draft';

/** A picture of the slide, the first one unless it is said; none where there are not so many. */
export function imageItems(
  { slots }: SlideComposition,
  area: Area,
  radius: number | string = 0,
  index = 0,
): ImageItem[] {
  const element = slots.images[index];
  return element ? [{ kind: 'image', element, area, radius }] : [];
}

/** From the edges of the slide: pictures in a card stand nearer to its edges than words. */
const cardImages = 28;

/** Where pictures stand that do not bleed. */
export function wideField(draft: SlideComposition): Area {
  if (themeKeyOf(draft) !== 'frame') return draft.field;
  return { ...draft.field, left: cardImages, width: slideWidth - 2 * cardImages };
}
