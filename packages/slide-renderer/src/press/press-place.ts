import { slideWidth, type Area, type SlideContext } from '../context';
import { atFoot, atHead, hasBrandAtHead, slideHeightOf } from '../format';
import { brandOf } from '../slide-chrome';

/** Rules in px: under a head, and between what stands beside or under one another. */
export const heavy = 3;
export const thin = 1;
/** Of the text's colour, thin rules between rows. */
export const partOfThin = 0.45;

export const margins = { left: 28, width: 376 } as const;

export const tickerHeight = 38;

/** Measures in px of a slide of 4:5. */
const heavyRule = 26;
const row = { header: 33, footer: 472 } as const;
export const rowHeight = 20;
/** The thin rule of the row: under it at the head, over it at the foot. */
const rowRule = { header: 57, footer: 463 } as const;

/** What stands over one another in a masthead: lines of words, and rules. */
const masthead = {
  dateTop: 26,
  dateRule: 47,
  name: { top: 52, height: 62, smallest: 24, largest: 58 },
  heavyRule: 118,
  thinRule: 123,
  placeTop: 128,
  placeRule: 150,
} as const;

/** By what the name of a square is lower than others. */
const lowerInSquare = 18;

/** The measures of a masthead in a format, in px from the head of its slides. */
export function mastheadOf({ carousel }: SlideContext) {
  const fromHead = (top: number) => atHead(carousel, top);
  const by = carousel.format === '1:1' ? lowerInSquare : 0;
  const { top, height, smallest, largest } = masthead.name;
  return {
    dateTop: fromHead(masthead.dateTop),
    dateRule: fromHead(masthead.dateRule),
    name: { top: fromHead(top), height: height - by, smallest, largest: largest - by },
    heavyRule: fromHead(masthead.heavyRule - by),
    thinRule: fromHead(masthead.thinRule - by),
    placeTop: fromHead(masthead.placeTop - by),
    placeRule: fromHead(masthead.placeRule - by),
  };
}

const fieldTops = { headed: 72, bare: 42 } as const;
/** From the lowest rule of a masthead to the field. */
const gapUnderMasthead = 12;
const fieldFeet = { bare: 486, overRow: 450 } as const;
/** From a rule to a picture under it that runs from edge to edge. */
const gapUnderRule = 10;

/** The name that a masthead says: the handle where there is no other. */
export function mastheadName({ carousel }: SlideContext): string | null {
  const brand = brandOf(carousel);
  return brand?.name ?? brand?.handle ?? null;
}

/** Covers have a masthead while the brand stands at the head. */
export function hasMasthead(context: SlideContext): boolean {
  const isCover = context.slide.layout.startsWith('cover-');
  // On a photograph that runs on it would stand on one slide of it alone.
  const isFree = context.photograph === null;
  return isCover && isFree && hasBrandAtHead(context) && mastheadName(context) !== null;
}

function hasRowAtFoot({ carousel }: SlideContext): boolean {
  return !carousel.hideFooter && carousel.brandPosition === 'footer';
}

/** Top edge of the heavy rule that every slide without a masthead has at its head. */
export function heavyRuleTop({ carousel }: SlideContext): number {
  return atHead(carousel, heavyRule);
}

/** Top edges of the row with brand and number, and of its thin rule. */
export function rowTops(context: SlideContext): { readonly row: number; readonly rule: number } {
  const { carousel } = context;
  return hasRowAtFoot(context)
    ? { row: atFoot(carousel, row.footer), rule: atFoot(carousel, rowRule.footer) }
    : { row: atHead(carousel, row.header), rule: atHead(carousel, rowRule.header) };
}

/** Top edge of the ticker, which stands on the foot of the slide in every format. */
export function tickerTop({ carousel }: SlideContext): number {
  return slideHeightOf(carousel) - tickerHeight;
}

function fieldTop(context: SlideContext): number {
  if (hasMasthead(context)) return mastheadOf(context).placeRule + gapUnderMasthead;
  return atHead(context.carousel, hasBrandAtHead(context) ? fieldTops.headed : fieldTops.bare);
}

/** Where the words of a composed slide stand. */
export function pressFieldOf(context: SlideContext): Area {
  const { carousel } = context;
  const top = fieldTop(context);
  const foot = hasRowAtFoot(context) ? fieldFeet.overRow : fieldFeet.bare;
  return { ...margins, top, height: atFoot(carousel, foot) - top };
}

function bleedTop(context: SlideContext): number {
  if (hasMasthead(context)) return mastheadOf(context).placeRule + thin;
  const top = hasBrandAtHead(context) ? rowRule.header + thin : heavyRule + heavy + gapUnderRule;
  return atHead(context.carousel, top);
}

/** What pictures may fill: from side to side, between the rules at the head and what is at the foot. */
export function pressBleedOf(context: SlideContext): Area & { readonly radius: number } {
  const top = bleedTop(context);
  const foot = hasRowAtFoot(context) ? rowTops(context).rule - gapUnderRule : tickerTop(context);
  return { left: 0, top, width: slideWidth, height: foot - top, radius: 0 };
}
