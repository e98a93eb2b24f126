import { slideWidth, type Area } from '../context';
import type { PictureItem } from './composition';
import { themeKeyOf, type SlideComposition } from './draft';

/** A picture of the slide, the first one unless it is said; none where there are not so many. */
export function pictureItems(
  { slots }: SlideComposition,
  area: Area,
  radius: number | string = 0,
  index = 0,
): PictureItem[] {
  const element = slots.images[index];
  return element ? [{ kind: 'picture', element, area, radius }] : [];
}

/** From the edges of the slide: pictures in a card stand nearer to its edges than words. */
const cardPictures = 28;

/** Where pictures stand that do not bleed. */
export function wideField(draft: SlideComposition): Area {
  if (themeKeyOf(draft) !== 'frame') return draft.field;
  return { ...draft.field, left: cardPictures, width: slideWidth - 2 * cardPictures };
}
