import { bestOf, cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Avatar } from '../../brand/avatar';
import { brandOf, showsProgress, showsSwipeHint, type Brand } from '../../brand/brand';
import { BrandLine, BrandSide } from '../../brand/brand-line';
import { BrandWords } from '../../brand/brand-words';
import { SwipeHint } from '../../brand/swipe-hint';
import { gradientGround } from '../../scene/ground';
import type { FurnitureProps, Scene } from '../../scene/model';
import { faceOf } from '../../text/text-face';
import { faceStyle } from '../../text/text-style';

const pillTops = { footer: 472, header: 28 } as const;
/** Under a line at the head the tab goes down as far as the field does, clear of the hint. */
const tabTops = { footer: 52, header: 108 } as const;

function NumberTab({ scene }: { readonly scene: Scene }) {
  const { palette, contentFont, index, carousel } = scene;
  const ground = gradientGround(scene, palette.primary);
  const style: CSSProperties = {
    ...faceStyle(faceOf(contentFont, 600)),
    position: 'absolute',
    right: 0,
    top: tabTops[carousel.hideFooter ? 'footer' : carousel.brandPosition],
    width: 36,
    height: 44,
    borderRadius: '10px 0 0 10px',
    background: ground.css,
    color: cssOf(bestOf(palette, ground.colours)),
    fontSize: 14,
    lineHeight: '44px',
    textAlign: 'center',
  };
  return (
    <span data-page-indicator="page_number" style={style}>
      {index + 1}
    </span>
  );
}

function TurnedLabel({ scene }: { readonly scene: Scene }) {
  const ground = gradientGround(scene, scene.palette.primary);
  const colour = bestOf(scene.palette, ground.colours);
  const label: CSSProperties = {
    background: ground.css,
    borderRadius: 6,
    padding: '5px 10px',
    transform: 'rotate(-3deg)',
  };
  return <SwipeHint face={faceOf(scene.titleFont, 600)} colour={colour} style={label} />;
}

function BrandPill({ scene, onAvatarError, brand }: FurnitureProps & { readonly brand: Brand }) {
  const { contentFont, text, ground } = scene;
  const pill: CSSProperties = {
    minWidth: 0,
    border: `1.5px solid ${cssOf(text)}`,
    borderRadius: 999,
    padding: '2.5px 16px 2.5px 3px',
  };
  return (
    <span style={pill}>
      <BrandSide gap={8}>
        <Avatar scene={scene} brand={brand} onError={onAvatarError} />
        <BrandWords
          brand={brand}
          nameFont={contentFont}
          handleFont={contentFont}
          colour={text}
          grounds={ground.colours}
        />
      </BrandSide>
    </span>
  );
}

/** The brand in a pill, the number on a tab at the edge, the hint as a turned label. */
export function NotebookFurniture({ scene, onAvatarError }: FurnitureProps) {
  const { carousel } = scene;
  const brand = brandOf(carousel);
  const line: CSSProperties = { left: 58, right: 36, height: 40 };
  return (
    <>
      {showsProgress(scene) && <NumberTab scene={scene} />}
      {!carousel.hideFooter && (
        <BrandLine top={pillTops[carousel.brandPosition]} style={line}>
          {brand === null ? (
            <span />
          ) : (
            <BrandPill scene={scene} onAvatarError={onAvatarError} brand={brand} />
          )}
          {showsSwipeHint(scene) && <TurnedLabel scene={scene} />}
        </BrandLine>
      )}
    </>
  );
}
