import { placeOnCard } from '../social/post-card';
import { socialComposers } from '../social/social-composers';
import type { ThemeDrawing } from '../theme-drawing';
import { social } from '../themes/social';

export const socialDrawing: ThemeDrawing = {
  theme: social,
  composers: socialComposers,
  finish: placeOnCard,
};
