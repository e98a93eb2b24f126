import { contrastRatio, cssOf, mostReadableColor, themes, type Color } from '@arrasta/palettes';
import type { ReactNode } from 'react';
import { slideWidth, type Scene, type SlideChromeProps, type Theme } from '../context';
import type { FontSpec } from '../fonts/font-specs';
import { readableBlock } from '../decoration/readable-block';
import {
  retroBackground,
  retroTitleColor,
  retroToneBackground,
  retroUnderWords,
} from '../retro/retro-colors';
import { besideTitle, RetroBands } from '../retro/retro-decoration';
import { retroCard, retroSide } from '../retro/retro-blocks';
import { galleryCorners } from '../retro/image-corners';
import {
  areWordsCentred,
  retroBrandLineTop,
  brandColumnOf,
  retroBleedOf,
  retroFieldOf,
} from '../retro/retro-place';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  brandWordsOnBackground,
  showsPageNumber,
  showsSwipeHint,
  SwipeHint,
} from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import {
  composeRetroCta,
  composeRetroBigNumber,
  composeRetroCoverType,
  composeRetroStep,
} from '../retro/retro-layouts';
import {
  composeRetroBars,
  composeRetroCards,
  composeRetroChecklist,
  composeRetroColumns,
  composeRetroTimeline,
} from '../retro/retro-lists';
import {
  composeRetroArched,
  composeRetroCoverFrame,
  composeRetroPhotoSide,
  composeRetroPhotoTop,
} from '../retro/retro-photos';
import type { ThemeDrawing } from '../theme-drawing';

const ring = 2.5;
const avatarSize = 32;

/** The avatar in a ring of the second band. */
function Ringed({ color, children }: { readonly color: Color; readonly children: ReactNode }) {
  const size = avatarSize + 2 * ring;
  return (
    <span
      style={{
        position: 'relative',
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size / 2,
        background: cssOf(color),
      }}
    >
      <span style={{ position: 'absolute', left: ring, top: ring, display: 'block' }}>
        {children}
      </span>
    </span>
  );
}

/** `2/7` in the title font. */
function Place({ scene, color }: { readonly scene: Scene; readonly color: Color }) {
  const { index, total, titleFont } = scene;
  return (
    <span
      data-page-indicator="page_number"
      style={{
        ...faceStyle(faceOf(titleFont, weightsOf(titleFont).title)),
        fontSize: 18,
        lineHeight: '24px',
        fontVariantNumeric: 'lining-nums tabular-nums',
        whiteSpace: 'nowrap',
        flex: 'none',
        color: cssOf(color),
      }}
    >
      {`${String(index + 1)}/${String(total)}`}
    </span>
  );
}

/** What stands out less of what it lies on is not seen as a figure. */
const minContrast = 1.3;

/** The hint on a pill in the colour of the second band. */
function HintPill({ scene }: { readonly scene: Scene }) {
  const { background, text, palette, titleFont } = scene;
  const [under = text] = background.colors;
  const block = readableBlock(scene, palette.primary);
  const isSeen = contrastRatio(block.fill, under) >= minContrast;
  const fill = isSeen ? block.fill : text;
  const words = isSeen ? block.words : mostReadableColor(palette, [text]);
  return (
    <span
      style={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        height: 30,
        padding: '0 14px',
        borderRadius: 15,
        background: cssOf(fill),
      }}
    >
      <SwipeHint face={faceOf(titleFont, 600)} color={words} style={{ fontSize: 13 }} />
    </span>
  );
}

/** Narrower lines have no handle. */
const minWidth = 330;

/** A ringed avatar, name and handle on one line, the place at the right. */
function RetroChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel, contentFont, text, tone } = scene;
  if (carousel.hideFooter) return null;
  const { left, width } = brandColumnOf(scene);
  const isNarrow = width < minWidth && carousel.brandName !== null;
  const brand = brandOf(isNarrow ? { ...carousel, brandHandle: null } : carousel);
  return (
    <BrandLine top={retroBrandLineTop(scene)} style={{ left, right: slideWidth - left - width }}>
      <BrandSide>
        {brand !== null && (
          <>
            <Ringed color={scene.palette.primary}>
              <Avatar scene={scene} brand={brand} onError={onAvatarError} />
            </Ringed>
            <BrandWords
              brand={brand}
              isOneLine
              isNameKept
              nameWeight={weightsOf(contentFont).strong}
              {...brandWordsOnBackground(scene)}
            />
          </>
        )}
      </BrandSide>
      {showsPageNumber(scene) && <Place scene={scene} color={tone?.title ?? text} />}
      {showsSwipeHint(scene) && <HintPill scene={scene} />}
    </BrandLine>
  );
}

function weightsOf({ font }: FontSpec) {
  const isRound = font === 'nunito';
  return { title: isRound ? 900 : 800, text: isRound ? 600 : 400, strong: 800, quote: 800 };
}

/** Bands of the seventies that run on from slide to slide, suns, arches and rays. */
const retro: Theme = {
  ...minimal,
  facts: themes.retro,
  background: retroBackground,
  placement: () => 'head',
  Decoration: RetroBands,
  list: { ...minimal.list, radius: 22 },
  image: { ...minimal.image, width: 368, height: 207, radius: 26 },
  composition: {
    field: retroFieldOf,
    bleed: retroBleedOf,
    weights: weightsOf,
    isCentred: areWordsCentred,
    background: retroToneBackground,
    underWords: retroUnderWords,
    titleColor: retroTitleColor,
    figureSize: () => 98,
    besideHead: besideTitle,
    blocks: { areBleeding: false, card: retroCard, side: retroSide },
    barHeight: 28,
    imageRadius: galleryCorners,
  },
  Backdrop: () => null,
  SlideChrome: RetroChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const retroComposers: LayoutComposers = {
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

export const retroDrawing: ThemeDrawing = { theme: retro, composers: retroComposers };
