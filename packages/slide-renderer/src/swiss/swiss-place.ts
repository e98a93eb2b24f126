import { slideWidth, type Area, type SlideContext } from '../context';
import { atFoot, atHead, freeZones, hasBrandAtHead, insetsOf, slideHeightOf } from '../format';
import { barsOf, quietBars } from './bar-heights';
import { grid } from './swiss-grid';

/** Measures in px of a slide of 4:5. */
const headRule = 26;
const metaRow = { header: 36, footer: 496 } as const;
const rowHeight = 16;
/** From a rule to the row under it. */
const gapUnderRule = 10;
export const ruleHeight = 2;

/** Where the field begins: under the row at the head, under a rule alone, and under neither. */
const fieldTops = { headed: 70, bare: 44, footed: 36 } as const;
/** From the foot of the slide to words where no bars are higher. */
const minFoot = 32;
const gapOverBars = 16;
/** Pictures at the head begin under the row there. */
const imageTops = { headed: 66, bare: 40 } as const;

function hasRowAtFoot({ carousel }: SlideContext): boolean {
  return !carousel.hideFooter && carousel.brandPosition === 'footer';
}

/** Top edge of the row with brand and number. */
export function metaRowTop({ carousel }: SlideContext): number {
  const { brandPosition } = carousel;
  const place = brandPosition === 'footer' ? atFoot : atHead;
  return place(carousel, metaRow[brandPosition]);
}

/** Top edge of the rule over that row; it stays at the head where there is none. */
export function metaRuleTop(context: SlideContext): number {
  if (hasRowAtFoot(context)) return metaRowTop(context) - gapUnderRule;
  return atHead(context.carousel, headRule);
}

/** What bars stand on: the foot of the slide, or the rule over the row there. */
export function barsFoot(context: SlideContext): number {
  return hasRowAtFoot(context) ? metaRuleTop(context) : slideHeightOf(context.carousel);
}

function fieldTop(context: SlideContext): number {
  const { carousel } = context;
  if (hasBrandAtHead(context)) return atHead(carousel, fieldTops.headed);
  return atHead(carousel, hasRowAtFoot(context) ? fieldTops.footed : fieldTops.bare);
}

function fieldOver(context: SlideContext, highestBar: number): Area {
  const { carousel } = context;
  const top = fieldTop(context);
  const isStory = insetsOf(carousel.format).foot > 0;
  const lowest = slideHeightOf(carousel) - (isStory ? freeZones.foot : minFoot);
  const bottom = Math.min(lowest, barsFoot(context) - highestBar - gapOverBars);
  return { left: grid.left, top, width: grid.width, height: bottom - top };
}

/** Where the words of a composed slide stand: over the highest of its bars. */
export function swissFieldOf(context: SlideContext): Area {
  return fieldOver(context, Math.max(0, ...barsOf(context).map(({ height }) => height)));
}

/** The same where its bars give way. */
export function swissFieldOverQuiet(context: SlideContext): Area {
  return fieldOver(context, quietBars(context));
}

/** What pictures may fill: from side to side, between the rows at head and foot. */
export function swissBleedOf(context: SlideContext): Area & { readonly radius: number } {
  const { carousel } = context;
  const bare = hasRowAtFoot(context) ? 0 : atHead(carousel, imageTops.bare);
  const top = hasBrandAtHead(context) ? atHead(carousel, imageTops.headed) : bare;
  return { left: 0, top, width: slideWidth, height: barsFoot(context) - top, radius: 0 };
}

export { rowHeight };
