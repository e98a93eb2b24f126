import { cssOf, parseColor } from '@arrasta/palettes';
import { slideWidth, type Scene, type SlideChromeProps } from '../context';
import { PathFigure } from '../layouts/composed-parts';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  showsPageNumber,
  showsSwipeHint,
} from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';
import { signBlock, slipShadow, wordsOnWhite } from './collage-colors';
import { disc, label, labelTop } from './collage-place';
import { arrowItem, arrowSize } from './pencil';

const labelTurn = -1;
const discTurn = 6;
const avatarSize = 30;

/** The palette's own primary, whatever the slide stands on. */
function inOwnColors(scene: Scene): Scene {
  const primary = parseColor(scene.carousel.primaryColor) ?? scene.palette.primary;
  return { ...scene, palette: { ...scene.palette, primary } };
}

/** Avatar, name and handle on a paper label. */
function Label({ scene, onAvatarError }: Pick<SlideChromeProps, 'scene' | 'onAvatarError'>) {
  const brand = brandOf(scene.carousel);
  if (brand === null) return null;
  const { fill, text } = wordsOnWhite(scene);
  return (
    <span
      style={{
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        height: label.height,
        padding: '0 14px 0 9px',
        boxSizing: 'border-box',
        background: cssOf(fill),
        boxShadow: slipShadow,
        borderRadius: 1,
        transform: `rotate(${String(labelTurn)}deg)`,
      }}
    >
      <BrandSide gap={9}>
        <Avatar scene={scene} brand={brand} onError={onAvatarError} size={avatarSize} />
        <BrandWords
          brand={brand}
          nameFont={scene.contentFont}
          handleFont={scene.contentFont}
          color={text}
          backdropColors={[fill]}
          nameWeight={700}
        />
      </BrandSide>
    </span>
  );
}

/** The slide's place on a disc. */
function Place({ scene }: { readonly scene: Scene }) {
  const { index, contentFont } = scene;
  const { fill, words } = signBlock(scene);
  return (
    <span
      data-page-indicator="page_number"
      style={{
        ...faceStyle(faceOf(contentFont, 800)),
        display: 'block',
        flex: 'none',
        width: disc.size,
        height: disc.size,
        borderRadius: disc.size / 2,
        background: cssOf(fill),
        boxShadow: slipShadow,
        color: cssOf(words),
        fontSize: 15,
        lineHeight: `${String(disc.size)}px`,
        fontVariantNumeric: 'lining-nums tabular-nums',
        textAlign: 'center',
        transform: `rotate(${String(discTurn)}deg)`,
      }}
    >
      {index + 1}
    </span>
  );
}

const hintScale = 0.72;

/** A pencil's arrow to the next slide. */
function HintArrow({ scene }: { readonly scene: Scene }) {
  const size = { width: arrowSize.width * hintScale, height: arrowSize.height * hintScale };
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{ position: 'relative', display: 'block', flex: 'none', ...size }}
    >
      <PathFigure {...arrowItem(scene, { left: 0, top: 0 }, 'right', hintScale)} />
    </span>
  );
}

/** A label at the left, and at the right the slide's place or an arrow. */
export function CollageChrome({ scene: drawn, onAvatarError }: SlideChromeProps) {
  if (drawn.carousel.hideFooter) return null;
  const scene = inOwnColors(drawn);
  const right = disc.right;
  return (
    <BrandLine
      top={labelTop(scene)}
      style={{ left: label.left, right, height: label.height, maxWidth: slideWidth }}
    >
      <Label scene={scene} onAvatarError={onAvatarError} />
      <span style={{ flex: 1 }} />
      {showsPageNumber(scene) && <Place scene={scene} />}
      {showsSwipeHint(scene) && <HintArrow scene={scene} />}
    </BrandLine>
  );
}
