import type { LayoutComposers } from '../layouts/draft';
import { composeGeoCta } from './geo-cta';
import {
  composeGeoCoverSplit,
  composeGeoCoverType,
  composeGeoFramed,
  composeGeoPhotoSide,
  composeGeoPhotoTop,
  composeGeoStep,
} from './geo-layouts';
import { composeGeoBars, composeGeoChecklist } from './geo-lists';

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
export const geoComposers: LayoutComposers = {
  'cover-type': composeGeoCoverType,
  'cover-photo': composeGeoFramed,
  'cover-frame': composeGeoFramed,
  'cover-split': composeGeoCoverSplit,
  'photo-top': composeGeoPhotoTop,
  'photo-side': composeGeoPhotoSide,
  step: composeGeoStep,
  checklist: composeGeoChecklist,
  bars: composeGeoBars,
  cta: composeGeoCta,
};
