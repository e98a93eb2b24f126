import type { SlideLayout } from '@arrasta/domain';
import { slideWidth, type Area, type SlideContext } from '../context';
import { atFoot, insetsOf, slideHeightOf, hasBrandAtHead } from '../format';

/** Where the row of cells lies. */
export type RowSide = 'head' | 'foot' | 'right';

/** How the cells of a slide lie. Measures in px. */
export interface CellGrid {
  /** Width and height of a cell. */
  readonly module: number;
  /** Cells beside one another on a slide. */
  readonly columns: number;
  /** At the head; one at the foot. */
  readonly rows: number;
  readonly side: RowSide;
}

/** From the sides of the slide to words, and between cells and words, in px. */
export const geoMargin = 28;
const gapAtCells = 18;

const coverLayouts: readonly SlideLayout[] = [
  'cover-type',
  'cover-photo',
  'cover-split',
  'cover-frame',
];
const coverRows = { '4:5': 3, '3:4': 3, '1:1': 2, '9:16': 4 } as const;

/** Layouts whose row moves where it does not run on; what else they have stands in one column. */
const movingLayouts: readonly SlideLayout[] = [
  'statement',
  'quote',
  'big-number',
  'checklist',
  'timeline',
];
const sides: readonly RowSide[] = ['head', 'foot', 'right'];

function sideOf({ carousel, slide, index, photograph }: SlideContext): RowSide {
  if (photograph !== null) return 'head';
  if (carousel.panorama === 'theme' || !movingLayouts.includes(slide.layout)) return 'head';
  return sides[(index + carousel.decorSeed) % sides.length] ?? 'head';
}

export function hasImageElement({ elements }: SlideContext): boolean {
  return elements.some(({ type }) => type === 'image');
}

function rowsOf(context: SlideContext): number {
  const { carousel, slide, photograph } = context;
  // A photograph is seen under one row.
  if (photograph !== null) return 1;
  const isCover = coverLayouts.includes(slide.layout);
  const isPlainCover = isCover && (slide.layout === 'cover-type' || !hasImageElement(context));
  // A brand line at the head takes its room from the cells, and not from the words.
  if (isPlainCover) return coverRows[carousel.format] - (hasBrandAtHead(context) ? 1 : 0);
  return slide.layout === 'cta' && carousel.format !== '1:1' ? 2 : 1;
}

/** How the cells of a slide lie. Source: docs/product/themes.md 7. */
export function cellGridOf(context: SlideContext): CellGrid {
  const isSquare = context.carousel.format === '1:1';
  const module = isSquare ? 72 : 108;
  return {
    module,
    columns: slideWidth / module,
    rows: rowsOf(context),
    side: sideOf(context),
  };
}

/** How many rows of cells a picture over words has the size of. */
export function imageRowsOf({ carousel }: SlideContext): number {
  return carousel.format === '9:16' ? 3 : 2;
}

/** The brand line is 32 px high. */
const brandHeight = 32;
const brandTop = 488;
const gapOverBrand = 14;
const headedBy = 48;
const bareFoot = 32;

/** Top edge of the brand line in px. */
export function brandTopOf(context: SlideContext): number {
  const { carousel } = context;
  const { module, rows, side } = cellGridOf(context);
  if (carousel.brandPosition === 'header') {
    const { head } = insetsOf(carousel.format);
    return side === 'head' ? rows * module + gapAtCells : bareFoot + head;
  }
  const usual = atFoot(carousel, brandTop);
  const overCells = slideHeightOf(carousel) - module - gapAtCells - brandHeight;
  return side === 'foot' ? Math.min(usual, overCells) : usual;
}

/** The column beside a picture of half the slide's width; null where there is none. */
export function columnBeside(context: SlideContext): Pick<Area, 'left' | 'width'> | null {
  const { slide, index, photograph } = context;
  if (photograph !== null || slide.layout !== 'photo-side' || !hasImageElement(context))
    return null;
  const half = slideWidth / 2;
  const isImageRight = index % 2 === 0;
  const left = isImageRight ? geoMargin : half + gapAtCells;
  const right = isImageRight ? half - gapAtCells : slideWidth - geoMargin;
  return { left, width: right - left };
}

/** Side of the square with the arrow, in px. */
export const hintSize = 54;

/** What the square with the arrow takes of the lower right corner, in px from the foot. */
function hintSpace({ carousel, index, total }: SlideContext): number {
  const isShown = carousel.pageIndicator === 'swipe_hint' && index < total - 1;
  return isShown && !carousel.hideFooter ? hintSize + gapOverBrand : 0;
}

/** Where the words of a composed slide stand. */
export function geoFieldOf(context: SlideContext): Area {
  const { carousel } = context;
  const { module, rows, side } = cellGridOf(context);
  const { head, foot } = insetsOf(carousel.format);
  const height = slideHeightOf(carousel);
  const hasLineAtFoot = carousel.brandPosition === 'footer' && !carousel.hideFooter;
  const underCells = side === 'head' ? rows * module + gapAtCells : bareFoot + head;
  const top = underCells + (hasBrandAtHead(context) ? headedBy : 0);
  const cells = side === 'foot' ? module : 0;
  const overHint = Math.max(cells, foot) + hintSpace(context);
  const free = Math.max(bareFoot + foot, cells === 0 ? 0 : cells + gapAtCells, overHint);
  const bottom = hasLineAtFoot ? brandTopOf(context) - gapOverBrand : height - free;
  const right = side === 'right' ? slideWidth - module - gapAtCells : slideWidth - geoMargin;
  return { left: geoMargin, top, width: right - geoMargin, height: bottom - top };
}

/** Top edge in px of pictures: under the row at the head, and under a brand line there. */
export function imageTopOf(context: SlideContext): number {
  const { module, rows } = cellGridOf(context);
  return hasBrandAtHead(context) ? geoFieldOf(context).top : rows * module;
}

/** What pictures may fill: all that lies under the head. */
export function geoBleedOf(context: SlideContext): Area & { readonly radius: number } {
  const top = imageTopOf(context);
  return {
    left: 0,
    top,
    width: slideWidth,
    height: slideHeightOf(context.carousel) - top,
    radius: 0,
  };
}
