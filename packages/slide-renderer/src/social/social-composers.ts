import type { LayoutComposers } from '../layouts/draft';
import {
  composePostCards,
  composePostColumns,
  composePoll,
  composePostTimeline,
} from './post-lists';
import { composePollBars } from './poll-bars';
import { composePostGallery, composePostWithPicture } from './post-pictures';
import { composePostQuote } from './post-quote';
import { composePostStep } from './post-step';
import {
  composePostCta,
  composePostNumber,
  composePostStatement,
  composePostWords,
} from './post-words';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const socialComposers: LayoutComposers = {
  'cover-type': composePostWords,
  'cover-photo': composePostWithPicture,
  'cover-split': composePostWithPicture,
  'cover-frame': composePostWithPicture,
  'photo-top': composePostWithPicture,
  'photo-side': composePostWithPicture,
  'photo-full': composePostWithPicture,
  gallery: composePostGallery,
  statement: composePostStatement,
  quote: composePostQuote,
  'big-number': composePostNumber,
  step: composePostStep,
  checklist: composePoll,
  timeline: composePostTimeline,
  cards: composePostCards,
  columns: composePostColumns,
  bars: composePollBars,
  cta: composePostCta,
};
