import { slideWidth, type Area, type SlideContext } from '../context';
import { atBrandLine, hasBrandAtHead, insetsOf, slideHeightOf } from '../format';

/** Measures in px of a slide of 4:5. */
const field = { left: 28, width: 376, top: 32 } as const;
/** From the foot of the slide to words: over the brand line, and without one. */
const feet = { branded: 84, bare: 32 } as const;
const headedBy = 48;
const brandTops = { footer: 476, header: 32 } as const;

/** Where the words of a composed slide stand. */
export function glowFieldOf(context: SlideContext): Area {
  const { carousel } = context;
  const inset = insetsOf(carousel.format);
  const top = field.top + inset.head + (hasBrandAtHead(context) ? headedBy : 0);
  const hasLineAtFoot = carousel.brandPosition === 'footer' && !carousel.hideFooter;
  const foot = (hasLineAtFoot ? feet.branded : feet.bare) + inset.foot;
  const { left, width } = field;
  return { left, width, top, height: slideHeightOf(carousel) - foot - top };
}

/** Pictures of covers and whole slides fill the slide. */
export function glowBleedOf({ carousel }: SlideContext): Area & { readonly radius: number } {
  return { left: 0, top: 0, width: slideWidth, height: slideHeightOf(carousel), radius: 0 };
}

/** Top edge of the brand line, which is 32 px high. */
export function glowBrandLineTop({ carousel }: SlideContext): number {
  return atBrandLine(carousel, brandTops);
}
