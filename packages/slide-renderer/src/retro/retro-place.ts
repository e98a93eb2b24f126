import { slotsOf, type ComposedLayout, type SlideLayout } from '@arrasta/domain';
import { slideWidth, type Area, type SlideContext } from '../context';
import { atFoot, atHead, freeZones, insetsOf, slideHeightOf, hasBrandAtHead } from '../format';
import type { Round } from '../decoration/figures';

/** What is drawn on a slide: bands that bend, or run along its foot beside something of the layout's. */
export type RetroDrawing = 'bend' | 'sun' | 'arch' | 'return' | 'call' | 'ring' | 'disc' | 'flat';

const covers: readonly SlideLayout[] = ['cover-type', 'cover-photo', 'cover-split', 'cover-frame'];
const withImage: readonly SlideLayout[] = ['photo-top', 'photo-side', 'photo-full', 'gallery'];

export function hasImageSlot({ elements }: Pick<SlideContext, 'elements'>): boolean {
  return slotsOf(elements).images.length > 0;
}

/** The layout that a slide is drawn in where pictures are missing. */
function filledLayout(context: Pick<SlideContext, 'elements'>, layout: SlideLayout): SlideLayout {
  if (hasImageSlot(context)) return layout;
  if (covers.includes(layout)) return 'cover-type';
  return withImage.includes(layout) ? 'statement' : layout;
}

/** Whether bands run on from slide to slide. */
export function runsOn({ carousel }: Pick<SlideContext, 'carousel'>): boolean {
  return carousel.panorama === 'theme';
}

/** What is drawn on a slide, as far as its place allows: bands cross cuts at the foot alone. */
export function retroDrawingOf(context: SlideContext): RetroDrawing {
  const { slide, index, isLast, photograph } = context;
  const isFree = !runsOn(context);
  // Nothing else is drawn on a photograph.
  if (photograph !== null) return 'flat';
  switch (filledLayout(context, slide.layout)) {
    case 'cover-type':
      return index === 0 || isFree ? 'bend' : 'sun';
    case 'statement':
    case 'quote':
      return 'arch';
    case 'cta':
      return isLast || isFree ? 'return' : 'call';
    case 'big-number':
      return 'ring';
    case 'step':
      return 'disc';
    default:
      return 'flat';
  }
}

const centred: readonly RetroDrawing[] = ['arch', 'ring'];
const archedLayouts: readonly SlideLayout[] = ['cover-photo', 'cover-split', 'photo-full'];

/** Whether the words of a slide are centred. */
export function areWordsCentred(context: SlideContext, layout: ComposedLayout): boolean {
  const isArched = hasImageSlot(context) && archedLayouts.includes(layout);
  if (isArched && context.photograph === null) return true;
  return centred.includes(retroDrawingOf(context));
}

/** Measures in px of a slide of 4:5. */
const margin = 32;
const headTop = 36;
const brandTop = 444;
const headedBy = 48;
/** From the foot of the slide to words: over the brand line, and over the bands alone. */
const feet = { branded: 118, bare: 70 } as const;

/** Half the width of four bands of 13 px. */
export const band = { width: 13, half: 26 } as const;

/** The middle of the bands along the foot. */
export function bandsMiddle(context: SlideContext): number {
  return slideHeightOf(context.carousel) - band.half;
}

/** Where bands that bend run down or up beside the words, and back at the head. */
export const bend = { right: 372, top: 74, radius: 150, foot: 54 } as const;

/** How the bands of a cover bend and where words have room under that: closer to the corner in a square. */
const coverBend = {
  usual: { radius: 150, wordsTop: 196 },
  square: { radius: 100, wordsTop: 150 },
} as const;

export function coverBendOf({ carousel }: SlideContext) {
  return carousel.format === '1:1' ? coverBend.square : coverBend.usual;
}

/** An arch of the bands: its sides, and how they meet the foot. */
export const archSides = { left: 34, right: 398, foot: 34 } as const;

/** How round an arch is, and where the middle of its bands is at its top. */
export function archTop({ carousel }: SlideContext): {
  readonly radius: number;
  readonly top: number;
} {
  const radius = carousel.format === '1:1' ? 150 : 182;
  return { radius, top: carousel.format === '9:16' ? freeZones.head + band.half : 34 };
}

/** From the sides of the slide to words in an arch. */
const archMargin = 84;

/** Where an arch is wide enough for words. */
function archWordsTop(context: SlideContext): number {
  const { radius, top } = archTop(context);
  const inner = radius - band.half;
  const middle = archSides.left + radius;
  const across = middle - archMargin;
  return Math.ceil(top + radius - Math.sqrt(inner ** 2 - across ** 2));
}

/** How much a brand line at the head moves what is under it. */
function underLine(context: SlideContext): number {
  return hasBrandAtHead(context) ? headedBy : 0;
}

/** The sun of a cover. */
export function coverSun(context: SlideContext): Round {
  const moved = (context.carousel.format === '9:16' ? 56 : 0) + underLine(context) * 0.8;
  return { centre: { x: 206, y: 200 + moved }, radius: 74 };
}

/** Words of a cover begin under its sun, and without it under the bend of the bands. */
export function coverWordsTop(context: SlideContext, hasSun: boolean): number {
  if (!hasSun) return coverBendOf(context).wordsTop;
  const { centre, radius } = coverSun(context);
  return centre.y + radius + 10;
}

/** The sun that the bands of a call end behind, and where words begin under it. */
export function callSun(isSmall: boolean): Round & { readonly wordsTop: number } {
  if (isSmall) return { centre: { x: 116, y: 94 }, radius: 60, wordsTop: 168 };
  return { centre: { x: 140, y: 118 }, radius: 86, wordsTop: 214 };
}

/** Whether the sun of a call is small from the first: in a square with a brand line under it. */
export function hasSmallSun(context: SlideContext): boolean {
  return context.carousel.format === '1:1' && hasBrandAtHead(context);
}

/** The sides of words beside bands that bend. */
const besideBend = { 'cover-type': 310, cta: 300 } as const;
const brandBesideBend = 296;
/** The same at the head, where the bands' bend is nearer. */
const brandUnderBend = 228;

/** The disc of a step: a smaller one, or a larger one that the head cuts, by turns. */
export function stepDisc(context: SlideContext): Round {
  const { carousel, index } = context;
  const scale = carousel.format === '1:1' ? 0.72 : 1;
  const isLarge = index % 2 === 0;
  const top = insetsOf(carousel.format).head + underLine(context);
  if (isLarge && !hasBrandAtHead(context)) {
    return { centre: { x: 270, y: 84 * scale + top }, radius: 146 * scale };
  }
  const x = isLarge ? 304 : 128;
  const radius = 92 * scale;
  return { centre: { x: scale < 1 ? (isLarge ? 330 : 102) : x, y: 24 + radius + top }, radius };
}

/** The ring around a figure. */
export function numberRing(context: SlideContext, scale: number): Round {
  const { format } = context.carousel;
  const radius = 158 * scale * (format === '1:1' ? 0.66 : 1);
  const top = insetsOf(format).head + underLine(context) + (hasBrandAtHead(context) ? 34 : 28);
  return { centre: { x: slideWidth / 2, y: top + radius }, radius };
}

/** From side to side, where words and the brand line stand. */
function columnOf(context: SlideContext): Pick<Area, 'left' | 'width'> {
  switch (retroDrawingOf(context)) {
    case 'bend':
      return { left: margin, width: besideBend['cover-type'] };
    case 'return':
      return { left: margin, width: besideBend.cta };
    case 'arch':
      return { left: archMargin, width: slideWidth - 2 * archMargin };
    default:
      return { left: margin, width: slideWidth - 2 * margin };
  }
}

/** The same of the brand line, which keeps further from bands that bend. */
export function brandColumnOf(context: SlideContext): Pick<Area, 'left' | 'width'> {
  const drawing = retroDrawingOf(context);
  const column = columnOf(context);
  if (drawing === 'bend' && hasBrandAtHead(context)) return { ...column, width: brandUnderBend };
  const isBeside = drawing === 'bend' || drawing === 'return';
  return isBeside ? { ...column, width: brandBesideBend } : column;
}

/** Where the field begins without a brand line at the head. */
function fieldTop(context: SlideContext): number {
  switch (retroDrawingOf(context)) {
    case 'bend':
    case 'sun':
      return hasBrandAtHead(context)
        ? atHead(context.carousel, 110)
        : coverWordsTop(context, false);
    case 'return':
    case 'call':
      return callSun(!hasBrandAtHead(context) || hasSmallSun(context)).wordsTop;
    case 'arch':
      return archWordsTop(context);
    default:
      return atHead(context.carousel, headTop);
  }
}

/** Top edge of the brand line, which is 32 px high. */
export function retroBrandLineTop(context: SlideContext): number {
  const { carousel } = context;
  return carousel.brandPosition === 'header' ? fieldTop(context) : atFoot(carousel, brandTop);
}

/** Where the words of a composed slide stand. */
export function retroFieldOf(context: SlideContext): Area {
  const { carousel } = context;
  const height = slideHeightOf(carousel);
  const hasLine = carousel.brandPosition === 'footer' && !carousel.hideFooter;
  const { foot } = insetsOf(carousel.format);
  const isStory = foot > 0;
  const free = hasLine ? feet.branded + foot : isStory ? freeZones.foot : feet.bare;
  const isCover = ['bend', 'sun'].includes(retroDrawingOf(context));
  const top = fieldTop(context) + underLine(context);
  const lowest = isCover && hasBrandAtHead(context) ? coverWordsTop(context, false) : top;
  const begin = Math.max(top, lowest);
  return { ...columnOf(context), top: begin, height: height - free - begin };
}

/** What pictures may fill: no more than words, so that no cut seems a mistake. */
export function retroBleedOf(context: SlideContext): Area & { readonly radius: number } {
  return { ...retroFieldOf(context), radius: 26 };
}
