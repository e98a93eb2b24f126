import type { LayoutComposers } from '../layouts/draft';
import { composePressBars } from './press-bars';
import { composePressCards, composePressColumns } from './press-columns';
import {
  composePressCoverFrame,
  composePressCoverPhoto,
  composePressCoverSplit,
  composePressCoverType,
} from './press-covers';
import { composePressCta } from './press-cta';
import { composePressBigNumber, composePressStep } from './press-figures';
import { composePressChecklist, composePressTimeline } from './press-lists';
import {
  composePressGallery,
  composePressPhotoFull,
  composePressPhotoSide,
  composePressPhotoTop,
} from './press-photos';
import { composePressQuote } from './press-quote';
import { composePressStatement } from './press-words';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const pressComposers: LayoutComposers = {
  'cover-type': composePressCoverType,
  'cover-photo': composePressCoverPhoto,
  'cover-split': composePressCoverSplit,
  'cover-frame': composePressCoverFrame,
  statement: composePressStatement,
  quote: composePressQuote,
  'big-number': composePressBigNumber,
  step: composePressStep,
  'photo-top': composePressPhotoTop,
  'photo-side': composePressPhotoSide,
  'photo-full': composePressPhotoFull,
  gallery: composePressGallery,
  cta: composePressCta,
  checklist: composePressChecklist,
  cards: composePressCards,
  columns: composePressColumns,
  timeline: composePressTimeline,
  bars: composePressBars,
};
