import { cssOf, mix, themes, wholeChannels } from '@arrasta/palettes';
import { plainBackground } from '../background';
import type { DrawnBackground, SlideContext, Theme } from '../context';
import type { FontSpec } from '../fonts/font-specs';
import { PressChrome } from '../press/press-chrome';
import { pressBleedOf, pressFieldOf } from '../press/press-place';
import { PressTicker } from '../press/press-ticker';
import { isDark } from '../tones';
import { editorial } from './editorial';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import {
  composePressBars,
  composePressChecklist,
  composePressTimeline,
} from '../press/press-lists';
import { composePressCards, composePressColumns } from '../press/press-columns';
import {
  composePressCoverFrame,
  composePressCoverPhoto,
  composePressCoverSplit,
  composePressCoverType,
} from '../press/press-covers';
import { composePressCta, composePressQuote } from '../press/press-layouts';
import { composePressBigNumber, composePressStep } from '../press/press-figures';
import {
  composePressGallery,
  composePressPhotoFull,
  composePressPhotoSide,
  composePressPhotoTop,
} from '../press/press-photos';
import { composePressStatement } from '../press/press-words';
import type { ThemeDrawing } from '../theme-drawing';

/** What of accent and of primary is in newsprint. */
const newsprint = { accent: 0.045, primary: 0.02 } as const;

/** The secondary colour a little nearer to the other two; in dark palettes itself. */
function paperOf({ palette }: SlideContext): DrawnBackground {
  const { primary, secondary, accent } = palette;
  if (isDark(palette)) return plainBackground(secondary);
  const paper = mix(mix(secondary, accent, newsprint.accent), primary, newsprint.primary);
  return plainBackground(wholeChannels(paper));
}

function pressBackground(context: SlideContext, ofTone: DrawnBackground): DrawnBackground {
  const isPaper = ofTone.css === cssOf(context.palette.secondary);
  return isPaper && context.slide.tone === 'paper' ? paperOf(context) : ofTone;
}

function weightsOf({ font }: FontSpec) {
  return { title: font === 'playfair-display' ? 800 : 700, text: 400, strong: 700 };
}

/** Of figures that stand alone, by how many characters they have. */
function figureSize(characters: number): number {
  if (characters <= 2) return 250;
  return characters === 3 ? 176 : 116;
}

const centred = ['cover-type', 'cover-photo', 'cover-split', 'cover-frame', 'quote', 'cta'];

/** Masthead, rules, columns, a running headline. */
const press: Theme = {
  ...minimal,
  facts: themes.press,
  background: paperOf,
  placement: editorial.placement,
  Decoration: PressTicker,
  isSubtitleItalic: true,
  List: editorial.List,
  list: { gap: 12, radius: 0, isTinted: true },
  boxWidth: 376,
  image: { ...minimal.image, width: 376, height: 212, radius: 0 },
  composition: {
    field: pressFieldOf,
    bleed: pressBleedOf,
    weights: weightsOf,
    background: pressBackground,
    isCentred: (_, layout) => centred.includes(layout),
    figureSize,
    headSize: 54,
    statementSize: 54,
  },
  Backdrop: () => null,
  SlideChrome: PressChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const pressComposers: LayoutComposers = {
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

export const pressDrawing: ThemeDrawing = { theme: press, composers: pressComposers };
