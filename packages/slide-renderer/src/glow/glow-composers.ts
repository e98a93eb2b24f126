import type { LayoutComposers } from '../layouts/draft';
import {
  composeGlowBigNumber,
  composeGlowCoverType,
  composeGlowCta,
  composeGlowQuote,
  composeGlowStep,
} from './glow-layouts';
import {
  composeGlowBars,
  composeGlowCards,
  composeGlowChecklist,
  composeGlowColumns,
  composeGlowTimeline,
} from './glow-lists';
import {
  composeGlowCoverFrame,
  composeGlowCoverPhoto,
  composeGlowCoverSplit,
  composeGlowGallery,
  composeGlowPhotoFull,
  composeGlowPhotoSide,
  composeGlowPhotoTop,
} from './glow-photos';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const glowComposers: LayoutComposers = {
  'cover-type': composeGlowCoverType,
  'cover-photo': composeGlowCoverPhoto,
  'cover-split': composeGlowCoverSplit,
  'cover-frame': composeGlowCoverFrame,
  'photo-top': composeGlowPhotoTop,
  'photo-side': composeGlowPhotoSide,
  'photo-full': composeGlowPhotoFull,
  gallery: composeGlowGallery,
  quote: composeGlowQuote,
  'big-number': composeGlowBigNumber,
  step: composeGlowStep,
  checklist: composeGlowChecklist,
  timeline: composeGlowTimeline,
  cards: composeGlowCards,
  columns: composeGlowColumns,
  bars: composeGlowBars,
  cta: composeGlowCta,
};
