import type { CarouselFields } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';
import { slideWidth, type Area, type SlideContext } from '../context';
import { insetsOf, slideHeightOf, hasBrandAtHead } from '../format';

interface FieldMeasures {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** From the foot of the slide. */
  readonly foot: number;
  /** The same without a brand line. */
  readonly bareTop: number;
  readonly bareFoot: number;
}

const plain = { left: 32, width: 368, foot: 88, bareFoot: 32 };

/** Where the words of a composed slide stand, in px. Source: docs/product/layouts.md 5. */
const fields: Readonly<Partial<Record<ThemeKey, FieldMeasures>>> & {
  readonly minimal: FieldMeasures;
} = {
  minimal: { ...plain, top: 32, bareTop: 32 },
  editorial: { ...plain, top: 76, bareTop: 76 },
  bold: { ...plain, top: 58, bareTop: 58, foot: 96 },
  notebook: { ...plain, left: 64, width: 320, top: 52, bareTop: 52, foot: 92 },
  frame: { ...plain, left: 40, width: 352, top: 56, bareTop: 56, foot: 80, bareFoot: 48 },
};

/** How much a brand line at the head moves the field down. */
const headedBy = 56;
/** On a card the line is higher up, and dots stand at its foot. */
const headedCardBy = 28;
const dotsFoot = 64;

/** Where the words of a composed slide stand. */
export function layoutFieldOf(context: SlideContext): Area {
  const { carousel, theme } = context;
  if (theme.composition !== undefined) return theme.composition.field(context);
  const measures = fields[theme.facts.key] ?? fields.minimal;
  const height = slideHeightOf(carousel);
  const inset = insetsOf(carousel.format);
  const isHeaded = hasBrandAtHead({ carousel });
  const hasLineAtFoot = carousel.brandPosition === 'footer' && !carousel.hideFooter;
  const isCard = theme.facts.key === 'frame';
  const head = carousel.hideFooter ? measures.bareTop : measures.top;
  const top = head + (isHeaded ? (isCard ? headedCardBy : headedBy) : 0) + inset.head;
  const barefoot = isHeaded && isCard ? dotsFoot : measures.bareFoot;
  const foot = (hasLineAtFoot ? measures.foot : barefoot) + inset.foot;
  return { left: measures.left, top, width: measures.width, height: height - foot - top };
}

/** Of Impacto's band in px, which reaches the edge of the slide in every format. */
export function bandHeightOf({
  format,
  brandPosition,
}: Pick<CarouselFields, 'format' | 'brandPosition'>): number {
  const { head, foot } = insetsOf(format);
  return 72 + (brandPosition === 'footer' ? foot : head);
}

/** The part of a slide that pictures and backgrounds fill to its edges. */
export function bleedOf(context: SlideContext): Area & { readonly radius: number } {
  const { carousel, theme } = context;
  if (theme.composition !== undefined) return theme.composition.bleed(context);
  const height = slideHeightOf(carousel);
  if (theme.facts.key === 'frame') {
    return { left: 16, top: 16, width: slideWidth - 32, height: height - 32, radius: 20 };
  }
  const hasBand = theme.facts.key === 'bold' && !carousel.hideFooter;
  const isAtFoot = hasBand && carousel.brandPosition === 'footer';
  const band = hasBand ? bandHeightOf(carousel) : 0;
  return {
    left: 0,
    top: hasBand && !isAtFoot ? band : 0,
    width: slideWidth,
    height: height - band,
    radius: 0,
  };
}
