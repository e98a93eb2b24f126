import { slideWidth, type Area, type SlideContext } from '../context';
import { atFoot, atHead, freeZones, hasBrandAtHead, slideHeightOf } from '../format';
import { brandOf } from '../slide-chrome';

/** Of the card, in px. */
export const card = { left: 24, width: slideWidth - 48, margin: 24, radius: 28 } as const;

/** From the edges of the card to what stands on it. */
export const padding = { side: 24, head: 24, foot: 18, bare: 28 } as const;

/** The row with avatar, name and handle. */
export const headRow = { height: 46, gap: 16 } as const;

/** The row of icons at the foot: a line, and under it the icons. */
export const actionRow = { icon: 20, overIcons: 14, gap: 18 } as const;
const actionHeight = 1 + actionRow.overIcons + actionRow.icon;

/** Brand and indicator as far as the place of words depends on them. */
type PostContext = Pick<SlideContext, 'carousel'>;

/** Whether the card has its row of icons: a square leaves it no room. */
export function hasActionRow({ carousel }: PostContext): boolean {
  return carousel.format !== '1:1';
}

/** Whether there is something for the row with the brand. */
export function hasHeadRow(context: PostContext): boolean {
  const { carousel } = context;
  if (carousel.hideFooter) return false;
  const hasHint = carousel.pageIndicator === 'swipe_hint' && !hasActionRow(context);
  return brandOf(carousel) !== null || carousel.pageIndicator === 'page_number' || hasHint;
}

/** The card where it is as high as it may be. */
export function highestCard({ carousel }: PostContext): Area {
  const isStory = carousel.format === '9:16';
  const top = isStory ? freeZones.head : card.margin;
  const foot = isStory ? freeZones.foot : card.margin;
  const height = slideHeightOf(carousel) - top - foot;
  return { left: card.left, width: card.width, top, height };
}

/** The card of a slide that is not composed: what stands on it may be anything. */
export function stackCard({ carousel }: PostContext): Area {
  const top = atHead(carousel, card.margin);
  const foot = atFoot(carousel, 540 - card.margin);
  return { left: card.left, width: card.width, top, height: foot - top };
}

/** From the edges of the card to its words, in px. */
export function wordInsets(context: PostContext): { readonly head: number; readonly foot: number } {
  const row = hasHeadRow(context) ? headRow.height + headRow.gap : 0;
  const isAtHead = hasBrandAtHead(context);
  const head = isAtHead && row > 0 ? padding.head + row : padding.bare;
  const actions = hasActionRow(context)
    ? padding.foot + actionHeight + actionRow.gap
    : padding.head;
  return { head, foot: actions + (isAtHead ? 0 : row) };
}

/** Where words stand on a card that is as high as it may be. */
export function postFieldOf(context: PostContext): Area {
  const whole = highestCard(context);
  const { head, foot } = wordInsets(context);
  return {
    left: whole.left + padding.side,
    width: whole.width - 2 * padding.side,
    top: whole.top + head,
    height: whole.height - head - foot,
  };
}

/** The row of icons on a card: its line is its upper edge. */
export function actionRowOf({ left, top, width, height }: Area): Area {
  return {
    left: left + padding.side,
    top: top + height - padding.foot - actionHeight,
    width: width - 2 * padding.side,
    height: actionHeight,
  };
}

/** Top edge in px of the row with the brand on a card. */
export function headRowTop(context: PostContext, area: Area): number {
  if (hasBrandAtHead(context)) return area.top + padding.head;
  const foot = hasActionRow(context)
    ? actionRowOf(area).top - headRow.gap
    : area.top + area.height - padding.head;
  return foot - headRow.height;
}
