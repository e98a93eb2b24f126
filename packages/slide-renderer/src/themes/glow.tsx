import type { ComposedLayout } from '@arrasta/domain';
import { cssOf, primaryAsText, themes, withAlpha } from '@arrasta/palettes';
import type { ReactNode } from 'react';
import { slideWidth, type Scene, type SlideChromeProps, type Theme } from '../context';
import { readableBlock } from '../decoration/readable-block';
import { glowBackground, GlowLights } from '../glow/glow-decoration';
import { cardRadius, glassBlock, glassOf, glowBar, glowChip } from '../glow/glow-colors';
import { glowBrandLineTop, glowBleedOf, glowFieldOf } from '../glow/glow-place';
import { Icon } from '../icons/icon';
import { BoxFigure } from '../layouts/composed-parts';
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
import { nightPalette } from './known-before';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import {
  composeGlowBigNumber,
  composeGlowCoverType,
  composeGlowCta,
  composeGlowQuote,
  composeGlowStep,
} from '../glow/glow-layouts';
import {
  composeGlowBars,
  composeGlowCards,
  composeGlowChecklist,
  composeGlowColumns,
  composeGlowTimeline,
} from '../glow/glow-lists';
import {
  composeGlowCoverFrame,
  composeGlowCoverPhoto,
  composeGlowCoverSplit,
  composeGlowGallery,
  composeGlowPhotoFull,
  composeGlowPhotoSide,
  composeGlowPhotoTop,
} from '../glow/glow-photos';
import type { ThemeDrawing } from '../theme-drawing';

const avatar = { size: 34, ring: 1.5 } as const;

/** The avatar in a ring of primary. */
function Ringed({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  const size = avatar.size + 2 * avatar.ring;
  return (
    <span
      style={{
        position: 'relative',
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size / 2,
        background: cssOf(scene.palette.primary),
      }}
    >
      <span style={{ position: 'absolute', left: avatar.ring, top: avatar.ring, display: 'block' }}>
        {children}
      </span>
    </span>
  );
}

const dot = { size: 6, current: 22, gap: 6 } as const;
/** More slides are counted in figures. */
const maxDots = 12;
const partOfDot = 0.38;
/** What the current one stands out of all that it may stand on. */
const minOfDot = 2;

/** A dot for each slide, that of this one longer and glowing. */
function Dots({ scene }: { readonly scene: Scene }) {
  const { index, total, text, palette, contentFont, background } = scene;
  if (total > maxDots) {
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
  const reading = { backdropColors: background.colors, limit: minOfDot };
  const current = cssOf(primaryAsText(palette.primary, text, reading));
  return (
    <span
      data-page-indicator="page_number"
      style={{ display: 'flex', flex: 'none', alignItems: 'center', gap: dot.gap }}
    >
      {Array.from({ length: total }, (_, place) => {
        const isCurrent = place === index;
        return (
          <span
            key={place}
            style={{
              width: isCurrent ? dot.current : dot.size,
              height: dot.size,
              borderRadius: dot.size / 2,
              background: isCurrent ? current : cssOf(withAlpha(text, partOfDot)),
              boxShadow: isCurrent ? `0px 0px 12px ${cssOf(palette.primary)}` : 'none',
            }}
          />
        );
      })}
    </span>
  );
}

const hint = { size: 46, icon: 22 } as const;

/** A disc of glass with an arrow that points to the next slide. */
function HintDisc({ scene }: { readonly scene: Scene }) {
  const { size, icon } = hint;
  const place = { position: 'absolute', left: (size - icon) / 2, top: (size - icon) / 2 } as const;
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{ position: 'relative', display: 'block', flex: 'none', width: size, height: size }}
    >
      <BoxFigure
        kind="box"
        area={{ left: 0, top: 0, width: size, height: size }}
        radius={size / 2}
        {...glassOf(scene)}
      />
      <span style={place}>
        <Icon name="arrow-right" size={icon} color={cssOf(scene.text)} />
      </span>
    </span>
  );
}

/** A ringed avatar, name over handle, and at the right a dot for each slide. */
function GlowChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel } = scene;
  if (carousel.hideFooter) return null;
  const { left, width } = glowFieldOf(scene);
  const brand = brandOf(carousel);
  // The first letter of a brand without a picture has to read on it.
  const { fill } = readableBlock(scene, scene.palette.primary);
  const avatarScene = { ...scene, palette: { ...scene.palette, primary: fill } };
  return (
    <BrandLine top={glowBrandLineTop(scene)} style={{ left, right: slideWidth - left - width }}>
      <BrandSide>
        {brand !== null && (
          <>
            <Ringed scene={scene}>
              <Avatar
                scene={avatarScene}
                brand={brand}
                onError={onAvatarError}
                size={avatar.size}
              />
            </Ringed>
            <BrandWords brand={brand} {...brandWordsOnBackground(scene)} />
          </>
        )}
      </BrandSide>
      {showsPageNumber(scene) && <Dots scene={scene} />}
      {showsSwipeHint(scene) && <HintDisc scene={scene} />}
    </BrandLine>
  );
}

/** From the edges of a card to the rows of a list on it. */
const listCards: Readonly<Partial<Record<ComposedLayout, { across: number; along: number }>>> = {
  checklist: { across: 20, along: 8 },
  bars: { across: 20, along: 20 },
};
const figureSizes = [220, 220, 168, 142] as const;
const longFigure = 112;

/** Night with soft lights, and cards of glass on it. */
const glow: Theme = {
  ...minimal,
  facts: themes.glow,
  palette: nightPalette,
  background: glowBackground,
  Decoration: GlowLights,
  list: { ...minimal.list, radius: cardRadius },
  image: { ...minimal.image, width: 376, height: 212, radius: cardRadius },
  composition: {
    field: glowFieldOf,
    bleed: glowBleedOf,
    weights: () => ({ title: 600, text: 400, strong: 600, quote: 600 }),
    isCentred: (_, layout) => layout === 'cta',
    background: glowBackground,
    hasOneBackground: true,
    textStrength: 0.9,
    statementSize: 74,
    listTitleSize: 38,
    figureSize: (characters) => figureSizes[characters - 1] ?? longFigure,
    chip: glowChip,
    kickerPill: glassOf,
    listCard: (layout) => listCards[layout] ?? null,
    blocks: {
      areBleeding: false,
      markSize: 40,
      largest: { label: 22, rest: 16 },
      card: glassBlock,
      side: glassBlock,
    },
    bar: glowBar,
    barHeight: 14,
  },
  Backdrop: () => null,
  SlideChrome: GlowChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const glowComposers: LayoutComposers = {
  'cover-type': composeGlowCoverType,
  'cover-photo': composeGlowCoverPhoto,
  'cover-split': composeGlowCoverSplit,
  'cover-frame': composeGlowCoverFrame,
  'photo-top': composeGlowPhotoTop,
  'photo-side': composeGlowPhotoSide,
  'photo-full': composeGlowPhotoFull,
  gallery: composeGlowGallery,
  quote: composeGlowQuote,
  'big-number': composeGlowBigNumber,
  step: composeGlowStep,
  checklist: composeGlowChecklist,
  timeline: composeGlowTimeline,
  cards: composeGlowCards,
  columns: composeGlowColumns,
  bars: composeGlowBars,
  cta: composeGlowCta,
};

export const glowDrawing: ThemeDrawing = { theme: glow, composers: glowComposers };
