import { slideHeights } from '@arrasta/domain';
import type { Area } from '../context';
import { insetsOf } from '../format';
import { brandOf } from '../slide-chrome';
import { isCentred, measureFor, themeKeyOf, type ByFormat, type SlideComposition } from './draft';

export const brandHeights: ByFormat<number> = { usual: 64, '1:1': 48 };
/** Between words, pill, brand and signs, in px. */
export const gapInCall = 16;
/** From the foot of the slide to the signs' words; a card has dots there. */
const feet = { page: 34, poster: 32, card: 44, dots: 62 } as const;

export function footOfCall(draft: SlideComposition): number {
  const { carousel } = draft.scene;
  const height = slideHeights[carousel.format] - insetsOf(carousel.format).foot;
  const key = themeKeyOf(draft);
  if (key === 'bold') return height - feet.poster;
  if (key !== 'frame') return height - feet.page;
  return height - (carousel.brandPosition === 'header' ? feet.dots : feet.card);
}

/** The brand stands over the signs, on a card at the head. */
export function brandTop(draft: SlideComposition, signsTop: number): number {
  if (!isCentred(draft)) return signsTop - gapInCall - measureFor(draft, brandHeights);
  const { format, brandPosition } = draft.scene.carousel;
  return insetsOf(format).head + (brandPosition === 'header' ? 40 : 60);
}

/** What brand and signs leave for words and pill. */
export function placeCall(draft: SlideComposition, top: number, signsTop: number): Area {
  const { field, scene } = draft;
  const hasBrand = brandOf(scene.carousel) !== null;
  const atHead = isCentred(draft) && hasBrand;
  const from = atHead ? top + measureFor(draft, brandHeights) + gapInCall : field.top;
  const to = hasBrand && !atHead ? top - gapInCall : signsTop - gapInCall;
  return { ...field, top: from, height: to - from };
}
