import { isColor, maxColorLength } from '../color';
import { isStorableImageUrl } from '../image-url';
import { limits } from '../limits';
import type { SlideFields } from './slide';

/** What "EDITAR FUNDO" writes. Source: docs/product/slides.md 13. */
export type BackgroundFields = Pick<
  SlideFields,
  'backgroundImageUrl' | 'backgroundImageOpacity' | 'overlayColor' | 'overlayOpacity'
>;

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 100;
}

/**
 * Whether this background may be stored. It says what `slideFieldsSchema` says of these fields:
 * every editor writes backgrounds, and would load the schemas for them alone.
 */
export function isStorableBackground(patch: Partial<BackgroundFields>): boolean {
  const { backgroundImageUrl: url = null, overlayColor: color = null } = patch;
  const { backgroundImageOpacity = 100, overlayOpacity = 0 } = patch;
  const fits = url === null || (url.length <= limits.deckBody && isStorableImageUrl(url));
  const shows = color === null || (color.length <= maxColorLength && isColor(color));
  return fits && shows && isPercent(backgroundImageOpacity) && isPercent(overlayOpacity);
}
