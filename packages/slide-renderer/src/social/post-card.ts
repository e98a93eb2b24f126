import { cssOf } from '@arrasta/palettes';
import type { Area, SlideContext } from '../context';
import type { BoxItem, Composition } from '../layouts/composition';
import { itemsExtent, moveItemDown } from '../layouts/item-extents';
import { backCardColor, cardColor, cardShadow } from './post-colors';
import { card, highestCard, wordInsets } from './post-place';

/** How far the card behind is turned, by place and seed. */
const turns = [-3.2, 2.6, 3.4, -2.2, 2, -3] as const;

/** The card and the one behind it. */
export function cardItems(context: SlideContext, area: Area): BoxItem[] {
  const { index, carousel } = context;
  const turn = turns[(index + carousel.decorSeed) % turns.length] ?? 0;
  const { radius } = card;
  return [
    { kind: 'box', area, fill: cssOf(backCardColor(context)), radius, turn },
    { kind: 'box', area, fill: cssOf(cardColor(context)), radius, shadow: cardShadow(context) },
  ];
}

/** A slide without a word has a card all the same. */
const minWords = 64;

/** A slide on a card that is as high as its words, in the middle of the height that it may have. */
export function placeOnCard(context: SlideContext, composition: Composition): Composition {
  const highest = highestCard(context);
  const insets = wordInsets(context);
  const { top, bottom } = itemsExtent(composition.items);
  const wanted = Math.ceil(Math.max(minWords, bottom - top)) + insets.head + insets.foot;
  const height = Math.min(highest.height, wanted);
  const area = {
    ...highest,
    top: highest.top + Math.floor((highest.height - height) / 2),
    height,
  };
  const by = area.top + insets.head - top;
  const items = composition.items.map((item) => moveItemDown(item, by));
  return { ...composition, items: [...cardItems(context, area), ...items], card: area };
}
