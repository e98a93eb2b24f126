import type { LayoutComposers } from '../layouts/draft';
import { composeSwissBars } from './swiss-bar-chart';
import { composeSwissCards } from './swiss-cards';
import { composeSwissColumns } from './swiss-columns';
import { composeSwissCta } from './swiss-cta';
import { composeSwissBigNumber, composeSwissStep } from './swiss-figures';
import { composeSwissChecklist, composeSwissTimeline } from './swiss-lists';
import {
  composeSwissCoverFrame,
  composeSwissCoverPhoto,
  composeSwissCoverSplit,
  composeSwissPhotoSide,
  composeSwissPhotoTop,
} from './swiss-photos';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const swissComposers: LayoutComposers = {
  'cover-photo': composeSwissCoverPhoto,
  'cover-split': composeSwissCoverSplit,
  'cover-frame': composeSwissCoverFrame,
  'photo-top': composeSwissPhotoTop,
  'photo-side': composeSwissPhotoSide,
  'big-number': composeSwissBigNumber,
  step: composeSwissStep,
  checklist: composeSwissChecklist,
  timeline: composeSwissTimeline,
  cards: composeSwissCards,
  columns: composeSwissColumns,
  bars: composeSwissBars,
  cta: composeSwissCta,
};
