import type { LayoutComposers } from '../layouts/draft';
import { composeCollageCards, composeCollageColumns } from './collage-cards';
import { composeCollageCover, composeCollageStatement } from './collage-covers';
import { composeCollageCta } from './collage-cta';
import {
  composeCollageBars,
  composeCollageChecklist,
  composeCollageTimeline,
} from './collage-lists';
import { composeCollageNumber } from './collage-number';
import { composeCollageFrame, composeCollagePhoto } from './collage-photos';
import {
  composeCollageGallery,
  composeCollagePhotoSide,
  composeCollagePhotoTop,
} from './collage-prints';
import { composeCollageQuote } from './collage-sheets';
import { composeCollageStep } from './collage-step';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const collageComposers: LayoutComposers = {
  'cover-type': composeCollageCover,
  'cover-photo': composeCollagePhoto,
  'cover-split': composeCollagePhoto,
  'cover-frame': composeCollageFrame,
  statement: composeCollageStatement,
  quote: composeCollageQuote,
  'big-number': composeCollageNumber,
  step: composeCollageStep,
  'photo-top': composeCollagePhotoTop,
  'photo-side': composeCollagePhotoSide,
  'photo-full': composeCollagePhoto,
  gallery: composeCollageGallery,
  checklist: composeCollageChecklist,
  timeline: composeCollageTimeline,
  cards: composeCollageCards,
  columns: composeCollageColumns,
  bars: composeCollageBars,
  cta: composeCollageCta,
};
