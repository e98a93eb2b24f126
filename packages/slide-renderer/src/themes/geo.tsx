import { cssOf, mostReadableColor, themes, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { plainBackground } from '../background';
import { slideWidth, type Scene, type SlideChromeProps, type Theme } from '../context';
import { insetsOf } from '../format';
import { GeoCells, geoColorsOf } from '../geo/geo-cells';
import { readableBlock } from '../decoration/readable-block';
import {
  cellGridOf,
  brandTopOf,
  columnBeside,
  geoBleedOf,
  geoFieldOf,
  geoMargin,
  hintSize,
} from '../geo/geo-place';
import { markPaths } from '../geo/cell-paths';
import { Icon } from '../icons/icon';
import { PathFigure } from '../layouts/composed-parts';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  brandWordsOnBackground,
  PageNumber,
  showsPageNumber,
  showsSwipeHint,
} from '../slide-chrome';
import { faceOf } from '../text/text-style';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import {
  composeGeoCta,
  composeGeoCoverSplit,
  composeGeoCoverType,
  composeGeoFramed,
  composeGeoPhotoSide,
  composeGeoPhotoTop,
  composeGeoStep,
} from '../geo/geo-layouts';
import { composeGeoBars, composeGeoChecklist } from '../geo/geo-lists';
import type { ThemeDrawing } from '../theme-drawing';

/** Size of a figure of the page indicator, and between two of them, in px. */
const figure = { size: 12, gap: 4 } as const;
/** A square, a disc, a quarter and two quarters, by turns. */
const figurePaths = [markPaths[2], markPaths[1], markPaths[0], markPaths[3]];
/** More slides are counted in figures. */
const maxFigures = 12;

/** A figure for each slide, that of this one filled. */
function Figures({ scene, isNarrow }: { readonly scene: Scene; readonly isNarrow: boolean }) {
  const { index, total, text, palette, contentFont, background } = scene;
  if (total > maxFigures || isNarrow) {
    return (
      <PageNumber
        index={index}
        total={total}
        face={faceOf(contentFont, 600)}
        color={text}
        backdropColors={background.colors}
      />
    );
  }
  const stroke = { color: cssOf(withAlpha(text, 0.5)), width: 1 / figure.size };
  return (
    <span
      data-page-indicator="page_number"
      style={{ display: 'flex', flex: 'none', gap: figure.gap }}
    >
      {Array.from({ length: total }, (_, place) => (
        <span key={place} style={{ position: 'relative', width: figure.size, height: figure.size }}>
          <PathFigure
            kind="path"
            area={{ left: 0, top: 0, width: figure.size, height: figure.size }}
            field={[1, 1]}
            path={figurePaths[place % figurePaths.length] ?? ''}
            fill={place === index ? cssOf(palette.primary) : null}
            stroke={place === index ? null : stroke}
          />
        </span>
      ))}
    </span>
  );
}

/** A square in the lower right corner with an arrow that points to the next slide. */
function HintSquare({ scene }: { readonly scene: Scene }) {
  const { carousel, palette } = scene;
  const { side, module } = cellGridOf(scene);
  const place: CSSProperties = {
    position: 'absolute',
    right: side === 'right' ? module : 0,
    bottom: Math.max(insetsOf(carousel.format).foot, side === 'foot' ? module : 0),
    width: hintSize,
    height: hintSize,
  };
  const color = cssOf(mostReadableColor(palette, [palette.primary]));
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{
        ...place,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: cssOf(palette.primary),
      }}
    >
      <Icon name="arrow-right" size={24} color={color} />
    </span>
  );
}

/** A square avatar, name over handle, and at the right a figure for each slide. */
function GeoChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel } = scene;
  const brand = brandOf(carousel);
  if (carousel.hideFooter) return null;
  const { side, module } = cellGridOf(scene);
  const column = columnBeside(scene);
  const { left, width } = column ?? geoFieldOf(scene);
  const right = side === 'right' ? module + geoMargin : slideWidth - left - width;
  const shown = column !== null ? { ...carousel, brandHandle: null } : carousel;
  const named = column !== null && brand?.name !== null ? brandOf(shown) : brand;
  return (
    <>
      <BrandLine top={brandTopOf(scene)} style={{ left, right }}>
        <BrandSide>
          {named !== null && (
            <>
              <Avatar scene={scene} brand={named} onError={onAvatarError} radius={0} />
              <BrandWords brand={named} {...brandWordsOnBackground(scene)} />
            </>
          )}
        </BrandSide>
        {showsPageNumber(scene) && <Figures scene={scene} isNarrow={width < 300} />}
      </BrandLine>
      {showsSwipeHint(scene) && <HintSquare scene={scene} />}
    </>
  );
}

const cornerOfCard = 64;
/** Which of the five colours blocks have, by turns. */
const cardColors = [0, 1, 3, 4, 2] as const;
const sideColors = [3, 0] as const;

function blockOf(context: Parameters<typeof geoColorsOf>[0], color: number) {
  return readableBlock(context, geoColorsOf(context)[color] ?? context.palette.primary);
}

/** Cells of 108 px that run on from slide to slide; blocks, columns and marks of their figures. */
const geo: Theme = {
  ...minimal,
  facts: themes.geo,
  background: ({ palette }) => plainBackground(palette.secondary),
  placement: () => 'head',
  Decoration: GeoCells,
  composition: {
    field: geoFieldOf,
    bleed: geoBleedOf,
    weights: () => ({ title: 600, text: 400, strong: 600 }),
    figureSize: (characters) => (characters <= 2 ? 220 : characters === 3 ? 176 : 116),
    blocks: {
      areBleeding: true,
      card: (context, { index, isLeft, isRight, isUpper }) => {
        const isAcross = isLeft && isRight;
        const corner = `${String(cornerOfCard)}px`;
        const corners = [
          !isUpper && !isLeft,
          !isUpper && (!isRight || isAcross),
          isUpper && (!isRight || isAcross),
          isUpper && !isLeft,
        ].map((isRound) => (isRound ? corner : '0'));
        const { fill, words } = blockOf(context, cardColors[index % cardColors.length] ?? 0);
        return { fill, words, radius: corners.join(' ') };
      },
      side: (context, { index, isLeft, isRight, isUpper }) => {
        const isStacked = isLeft && isRight;
        const isSwapped = context.index % 2 === 1;
        const color = sideColors[isSwapped ? 1 - index : index] ?? 0;
        const corner = `${String(isStacked ? cornerOfCard : cellGridOf(context).module)}px`;
        const atRight = isStacked ? isUpper : isLeft;
        const radius = atRight
          ? `0 0 ${corner} 0`
          : isStacked
            ? `0 ${corner} 0 0`
            : `0 0 0 ${corner}`;
        return { ...blockOf(context, color), radius };
      },
    },
  },
  Backdrop: () => null,
  SlideChrome: GeoChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const geoComposers: LayoutComposers = {
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

export const geoDrawing: ThemeDrawing = { theme: geo, composers: geoComposers };
