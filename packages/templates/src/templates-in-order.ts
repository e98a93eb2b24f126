import { beforeYouBuy } from './decks/sell';
import { travelDiary } from './decks/story';
import { houseRecipe } from './decks/teach';
import type { TemplateBrief } from './template';

/** All decks in the gallery's order, those of themes to come among them. */
export const templatesInOrder: readonly TemplateBrief[] = [houseRecipe, beforeYouBuy, travelDiary];
