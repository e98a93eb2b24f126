import { cssOf, quietText, themes } from '@arrasta/palettes';
import type { CSSProperties, ReactNode } from 'react';
import { plainBackground } from '../background';
import { slideWidth, type Scene, type SlideChromeProps, type Theme } from '../context';
import type { FontSpec } from '../fonts/font-specs';
import { hasBrandAtHead } from '../format';
import { titleLineHeight, titleTracking } from '../layouts/title-metrics';
import { brandOf, showsPageNumber, showsSwipeHint, SwipeHint } from '../slide-chrome';
import { SwissBars } from '../swiss/swiss-bars';
import { columnsFrom, grid } from '../swiss/swiss-grid';
import {
  metaRowTop,
  metaRuleTop,
  rowHeight,
  ruleHeight,
  swissBleedOf,
  swissFieldOf,
  swissFieldOverQuiet,
} from '../swiss/swiss-place';
import { faceOf, faceStyle } from '../text/text-style';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import {
  composeSwissBars,
  composeSwissChecklist,
  composeSwissTimeline,
} from '../swiss/swiss-lists';
import { composeSwissCards, composeSwissColumns } from '../swiss/swiss-cards';
import { composeSwissCta, composeSwissBigNumber, composeSwissStep } from '../swiss/swiss-layouts';
import {
  composeSwissCoverFrame,
  composeSwissCoverPhoto,
  composeSwissCoverSplit,
  composeSwissPhotoSide,
  composeSwissPhotoTop,
} from '../swiss/swiss-photos';
import type { ThemeDrawing } from '../theme-drawing';

const rowWords: CSSProperties = {
  fontSize: 12,
  lineHeight: `${String(rowHeight)}px`,
  whiteSpace: 'nowrap',
};
const cutWords: CSSProperties = { ...rowWords, overflow: 'hidden', textOverflow: 'ellipsis' };

/** `02/07` */
function Place({ scene }: { readonly scene: Scene }) {
  const { index, total, contentFont, text } = scene;
  const digits = (number: number) => String(number).padStart(2, '0');
  return (
    <span
      data-page-indicator="page_number"
      style={{
        ...rowWords,
        ...faceStyle(faceOf(contentFont, 600)),
        fontVariantNumeric: 'lining-nums tabular-nums',
        color: cssOf(text),
      }}
    >
      {`${digits(index + 1)}/${digits(total)}`}
    </span>
  );
}

/** Between handle and indicator, in px. */
const gapInRow = 12;

/** Name in the first two columns, handle from the third on, the indicator at the right margin. */
function MetaRow({ scene }: { readonly scene: Scene }) {
  const { carousel, contentFont, text, background } = scene;
  const brand = brandOf(carousel);
  const named = columnsFrom(2).left - grid.left;
  const place: CSSProperties = {
    position: 'absolute',
    left: grid.left,
    right: slideWidth - grid.left - grid.width,
    top: metaRowTop(scene),
    height: rowHeight,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: gapInRow,
  };
  const name: ReactNode = (
    <span
      style={{
        ...cutWords,
        ...faceStyle(faceOf(contentFont, 600)),
        width: named - gapInRow,
        flex: 'none',
        color: cssOf(text),
      }}
    >
      {brand?.name}
    </span>
  );
  const handle: ReactNode = (
    <span
      style={{
        ...cutWords,
        ...faceStyle(faceOf(contentFont, 400)),
        flex: 1,
        minWidth: 0,
        color: cssOf(quietText(text, background.colors)),
      }}
    >
      {brand?.handle}
    </span>
  );
  return (
    <div data-brand-line="" style={place}>
      {name}
      {handle}
      <span style={{ display: 'flex', flex: 'none' }}>
        {showsPageNumber(scene) && <Place scene={scene} />}
        {showsSwipeHint(scene) && <SwipeHint face={faceOf(scene.contentFont, 600)} color={text} />}
      </span>
    </div>
  );
}

/** A rule, and under it brand and indicator on one line. */
function SwissChrome({ scene }: SlideChromeProps) {
  const { carousel, text } = scene;
  const isAtFoot = !carousel.hideFooter && !hasBrandAtHead(scene);
  const isWhole = isAtFoot && carousel.panorama === 'theme';
  const rule: CSSProperties = {
    position: 'absolute',
    // Bars that run on stand on it from side to side.
    left: isWhole ? 0 : grid.left,
    width: isWhole ? slideWidth : grid.width,
    top: metaRuleTop(scene),
    height: ruleHeight,
    background: cssOf(text),
  };
  return (
    <>
      <div aria-hidden="true" style={rule} />
      {!carousel.hideFooter && <MetaRow scene={scene} />}
    </>
  );
}

/** Larger titles stand closer together. */
const closeFrom = 40;
const closerBy = 0.022;
const figureTracking = -0.07;

function trackingOf(font: FontSpec, size: number, isFigure: boolean): number {
  if (font.font === 'bebas-neue') return 0;
  if (isFigure) return figureTracking;
  return size >= closeFrom ? font.tracking - closerBy : titleTracking(font, size);
}

/** Lines of large titles, and the size in px from which on smaller ones are no wider apart. */
const lines = { large: 0.95, small: 1.06, smallTo: 28 } as const;

function lineHeightOf(font: FontSpec, size: number): number {
  if (font.font === 'bebas-neue') return titleLineHeight(font, 'statement');
  const part = Math.min(1, Math.max(0, (closeFrom - size) / (closeFrom - lines.smallTo)));
  return lines.large + (lines.small - lines.large) * part;
}

function weightsOf({ font }: FontSpec) {
  const title = font === 'inter' ? 700 : 600;
  return { title, text: 400, strong: 600, quote: title };
}

/** Of figures that stand alone, by how many characters they have. */
function figureSize(characters: number): number {
  if (characters <= 2) return 272;
  if (characters === 3) return 212;
  return characters <= 5 ? 156 : 112;
}

/** One huge grotesk, hairlines, index numbers, bars in motion. */
const swiss: Theme = {
  ...minimal,
  facts: themes.swiss,
  background: ({ palette }) => plainBackground(palette.secondary),
  placement: () => 'head',
  Decoration: SwissBars,
  list: { ...minimal.list, radius: 0 },
  image: { ...minimal.image, width: 376, height: 212, radius: 0 },
  composition: {
    field: swissFieldOf,
    fieldOverQuiet: swissFieldOverQuiet,
    bleed: swissBleedOf,
    weights: weightsOf,
    titleTracking: trackingOf,
    titleLineHeight: lineHeightOf,
    isCentred: () => false,
    figureSize,
    headSize: 60,
  },
  Backdrop: () => null,
  SlideChrome: SwissChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const swissComposers: LayoutComposers = {
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

export const swissDrawing: ThemeDrawing = { theme: swiss, composers: swissComposers };
