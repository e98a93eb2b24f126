import { mostReadableColor, cssOf, gradientStops, themes, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { gradientBackground, plainBackground } from '../background';
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
import type { SlideChromeProps, Scene, Theme } from '../context';
import { atBrandLine, atFoot, atHead, slideHeightOf } from '../format';
import { Icon } from '../icons/icon';
import { faceOf, ownTitleSizes } from '../text/text-style';
import { framePaper } from './known-before';
import { minimal } from './minimal';
import type { ThemeDrawing } from '../theme-drawing';

/** More dots than this say nothing; the number is written then. */
const maxDots = 12;

function Dot({ scene, position }: { readonly scene: Scene; readonly position: number }) {
  const isCurrent = position === scene.index;
  const color = isCurrent ? scene.palette.primary : withAlpha(scene.text, 0.26);
  const width = isCurrent ? 20 : 6;
  return <span style={{ width, height: 6, borderRadius: 3, background: cssOf(color) }} />;
}

/** A dot per slide, the current one a bar; `top` is the row's upper edge, 16 px high. */
function Dots({ scene, top }: { readonly scene: Scene; readonly top: number }) {
  const { index, total, contentFont, text, background } = scene;
  return (
    <div
      data-page-indicator="dots"
      style={{
        position: 'absolute',
        left: 32,
        right: 32,
        top,
        height: 16,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
      }}
    >
      {total > maxDots ? (
        <PageNumber
          index={index}
          total={total}
          face={faceOf(contentFont, 500)}
          color={text}
          backdropColors={background.colors}
        />
      ) : (
        Array.from({ length: total }, (_, position) => (
          <Dot key={position} scene={scene} position={position} />
        ))
      )}
    </div>
  );
}

/** Read aloud, not seen. */
const unseen: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A half-round tab on the slide's right edge, in the colour of the frame, with an arrow. */
function ArrowTab({ scene }: { readonly scene: Scene }) {
  const { palette, carousel, rightOfChrome = 0 } = scene;
  const stops = gradientStops(carousel.gradient ?? '');
  const last = stops.at(-1) ?? palette.primary;
  const arrow = cssOf(mostReadableColor(palette, [last]));
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{
        position: 'absolute',
        right: -rightOfChrome,
        top: (slideHeightOf(carousel) - 56) / 2,
        width: 40,
        height: 56,
        borderRadius: '28px 0 0 28px',
        display: 'flex',
        alignItems: 'center',
        paddingLeft: 12,
        background: cssOf(last),
      }}
    >
      <Icon name="arrow-right" size={16} color={arrow} />
      <span style={unseen}>Arraste →</span>
    </span>
  );
}

/** Top edges on a slide of 4:5; the dots stand at the other end of the card than the brand line. */
const lineTops = { header: 36, footer: 476 } as const;
const dotTops = { foot: 492, head: 32 } as const;

function dotsTop({ carousel }: Scene): number {
  const isAtFoot = carousel.brandPosition === 'header';
  return isAtFoot ? atFoot(carousel, dotTops.foot) : atHead(carousel, dotTops.head);
}

/** Brand in the middle, dots at the other end, an arrow tab on the right edge. */
function FrameChrome({ scene: footScene, headScene, onAvatarError }: SlideChromeProps) {
  const { carousel } = footScene;
  const [scene, dotsScene] =
    carousel.brandPosition === 'header' ? [headScene, footScene] : [footScene, headScene];
  const brand = brandOf(carousel);
  const top = atBrandLine(carousel, lineTops);
  const isBranded = brand !== null && !carousel.hideFooter;
  return (
    <>
      {isBranded && (
        <BrandLine top={top} style={{ justifyContent: 'center' }}>
          <BrandSide>
            <Avatar scene={scene} brand={brand} onError={onAvatarError} />
            <BrandWords brand={brand} {...brandWordsOnBackground(scene)} />
          </BrandSide>
        </BrandLine>
      )}
      {showsPageNumber(scene) && <Dots scene={dotsScene} top={dotsTop(scene)} />}
      {showsSwipeHint(scene) && <ArrowTab scene={scene} />}
    </>
  );
}

/** A passe-partout: the secondary colour as a card inside the primary one, everything centred. */
const frame: Theme = {
  ...minimal,
  facts: themes.frame,
  background: ({ palette }) => plainBackground(palette.secondary),
  paper: framePaper,
  surround: (context) => gradientBackground(context, context.palette.primary).css,
  placement: () => 'centre',
  textWidth: 320,
  boxWidth: 336,
  titleSize: ownTitleSizes({
    'text-4xl': { size: 32, line: 38 },
    'text-5xl': { size: 42, line: 46 },
  }),
  image: { ...minimal.image, width: 352, height: 198 },
  Backdrop: () => null,
  SlideChrome: FrameChrome,
};

export const frameDrawing: ThemeDrawing = { theme: frame };
