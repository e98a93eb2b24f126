import { themes } from '@arrasta/palettes';
import type { BlockLook, BlockPlace } from '../block-look';
import type { SlideContext, Theme } from '../context';
import type { FontSpec } from '../fonts/font-specs';
import { readableBlock } from '../decoration/readable-block';
import { CollageChrome } from '../collage/collage-chrome';
import {
  collageBackground,
  colorBlock,
  palePaper,
  sheetColor,
  slipShadow,
  whitePaper,
} from '../collage/collage-colors';
import { CollageRibbon, StackSheet } from '../collage/collage-decoration';
import { collageBleedOf, collageFieldOf } from '../collage/collage-place';
import { ownTitleSizes } from '../text/text-style';
import { wordColorsOn } from '../tones';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import { composeCollageCards, composeCollageColumns } from '../collage/collage-cards';
import { composeCollageCover, composeCollageStatement } from '../collage/collage-covers';
import { composeCollageCta, composeCollageStep } from '../collage/collage-layouts';
import {
  composeCollageBars,
  composeCollageChecklist,
  composeCollageTimeline,
} from '../collage/collage-lists';
import { composeCollageNumber } from '../collage/collage-number';
import { composeCollageFrame, composeCollagePhoto } from '../collage/collage-photos';
import {
  composeCollageGallery,
  composeCollagePhotoSide,
  composeCollagePhotoTop,
} from '../collage/collage-prints';
import { composeCollageQuote } from '../collage/collage-sheets';
import { slipUnder } from '../collage/papers';
import type { ThemeDrawing } from '../theme-drawing';

const cardTurn = 1.6;

function weightsOf({ font }: FontSpec) {
  return { title: font === 'bebas-neue' ? 400 : 800, text: 400, strong: 700, quote: 800 };
}

function whiteBlock(context: SlideContext) {
  const fill = whitePaper(context);
  return { fill, words: wordColorsOn(context.palette, fill).text };
}

/** A slip in white, coloured or pale paper by turns, turned a little to either side. */
function cardOf(context: SlideContext, { index, isLeft, isRight }: BlockPlace): BlockLook {
  const kinds = ['white', 'color', 'pale', 'white'] as const;
  const kind = kinds[index % kinds.length];
  const isWide = isLeft && isRight;
  const turn = (index % 2 === 0 ? -cardTurn : cardTurn) * (isWide ? 0.5 : 1);
  const block =
    kind === 'color'
      ? colorBlock(context)
      : kind === 'pale'
        ? readableBlock(context, palePaper(context))
        : whiteBlock(context);
  return { ...block, radius: 1, turn, shadow: slipShadow };
}

/** A side of a comparison: a white slip and a coloured one. */
function sideOf(context: SlideContext, { index, isLeft, isRight }: BlockPlace): BlockLook {
  const block = index === 0 ? whiteBlock(context) : colorBlock(context);
  const turn = (index === 0 ? -1 : 1) * (isLeft && isRight ? 0.6 : 1);
  return { ...block, radius: 1, turn, shadow: slipShadow };
}

/** Torn paper, tape, instant prints and a pencil; a ribbon runs on from slide to slide. */
const collage: Theme = {
  ...minimal,
  facts: themes.collage,
  background: collageBackground,
  underStack: (context) => [sheetColor(context)],
  placement: () => 'centre',
  titleSize: ownTitleSizes({ 'text-5xl': { size: 36, line: 40 } }),
  textWidth: 336,
  boxWidth: 336,
  list: { ...minimal.list, radius: 2 },
  image: { ...minimal.image, width: 336, height: 189, radius: 2 },
  Decoration: CollageRibbon,
  composition: {
    field: collageFieldOf,
    bleed: collageBleedOf,
    weights: weightsOf,
    background: collageBackground,
    underWords: (context) => [sheetColor(context)],
    textStrength: 0.86,
    figureSize: (characters) => (characters <= 3 ? 150 : 118),
    blocks: { areBleeding: false, card: cardOf, side: sideOf },
    barHeight: 26,
  },
  Backdrop: StackSheet,
  SlideChrome: CollageChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const collageComposers: LayoutComposers = {
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

export const collageDrawing: ThemeDrawing = {
  theme: collage,
  composers: collageComposers,
  tailBackground: slipUnder,
};
