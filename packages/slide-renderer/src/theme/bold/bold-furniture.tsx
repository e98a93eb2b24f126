import { cssOf } from '@arrasta/palettes';
import { Avatar } from '../../brand/avatar';
import { brandOf, showsPageNumber, showsSwipeHint } from '../../brand/brand';
import { BrandLine, BrandSide } from '../../brand/brand-line';
import { BrandWords } from '../../brand/brand-words';
import { PageNumber } from '../../brand/page-number';
import { SwipeHint } from '../../brand/swipe-hint';
import type { FurnitureProps, Scene } from '../../scene/model';
import { faceOf } from '../../text/text-face';

/** Top edges of the 72 px band. */
const bandTops = { footer: 468, header: 0 } as const;

/** Capitals of Bebas Neue are narrow and want a larger size beside the words. */
function indicatorSize({ titleFont }: Scene): number {
  return titleFont.font === 'bebas-neue' ? 20 : 14;
}

function Indicator({ scene }: { readonly scene: Scene }) {
  const { titleFont, contentFont, text, index, total, ground } = scene;
  const [under = text] = ground.colours;
  if (showsPageNumber(scene)) {
    const face = faceOf(titleFont, 600);
    const fontSize = indicatorSize(scene);
    const style = { fontSize, lineHeight: '24px', color: cssOf(under) };
    return (
      <PageNumber
        index={index}
        total={total}
        face={face}
        colour={under}
        grounds={[text]}
        style={style}
      />
    );
  }
  if (!showsSwipeHint(scene)) return null;
  const pill = { background: ground.css, borderRadius: 999, padding: '6px 14px' };
  return <SwipeHint face={faceOf(contentFont, 600)} colour={text} style={pill} />;
}

/** A band across the slide in the text colour, its words in the colour of the ground. */
export function BoldFurniture({ scene, onAvatarError }: FurnitureProps) {
  const { carousel, contentFont, text, ground } = scene;
  const brand = brandOf(carousel);
  const [under = text] = ground.colours;
  if (carousel.hideFooter) return null;
  const band = { left: 0, right: 0, height: 72, padding: '0 32px', background: cssOf(text) };
  return (
    <BrandLine top={bandTops[carousel.brandPosition]} style={band}>
      <BrandSide>
        {brand !== null && (
          <>
            <Avatar scene={scene} brand={brand} onError={onAvatarError} />
            <BrandWords
              brand={brand}
              nameFont={contentFont}
              handleFont={contentFont}
              colour={under}
              grounds={[text]}
            />
          </>
        )}
      </BrandSide>
      <Indicator scene={scene} />
    </BrandLine>
  );
}
