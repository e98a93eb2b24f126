import type { LayoutComposers } from '../layouts/draft';
import { composeRetroCta } from './retro-cta';
import { composeRetroBigNumber, composeRetroCoverType, composeRetroStep } from './retro-layouts';
import {
  composeRetroBars,
  composeRetroCards,
  composeRetroChecklist,
  composeRetroColumns,
  composeRetroTimeline,
} from './retro-lists';
import {
  composeRetroArched,
  composeRetroCoverFrame,
  composeRetroPhotoSide,
  composeRetroPhotoTop,
} from './retro-photos';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const retroComposers: LayoutComposers = {
  'cover-type': composeRetroCoverType,
  'cover-photo': composeRetroArched,
  'cover-split': composeRetroArched,
  'cover-frame': composeRetroCoverFrame,
  'photo-full': composeRetroArched,
  'photo-top': composeRetroPhotoTop,
  'photo-side': composeRetroPhotoSide,
  'big-number': composeRetroBigNumber,
  step: composeRetroStep,
  checklist: composeRetroChecklist,
  timeline: composeRetroTimeline,
  cards: composeRetroCards,
  columns: composeRetroColumns,
  bars: composeRetroBars,
  cta: composeRetroCta,
};
