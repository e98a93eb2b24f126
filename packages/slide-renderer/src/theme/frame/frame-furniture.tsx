import { Avatar } from '../../brand/avatar';
import { brandOf, showsPageNumber, showsSwipeHint } from '../../brand/brand';
import { BrandLine, BrandSide } from '../../brand/brand-line';
import { BrandWords } from '../../brand/brand-words';
import type { FurnitureProps } from '../../scene/model';
import { ArrowTab } from './arrow-tab';
import { Dots } from './dots';

/** Top edges of the brand line; the dots stand at the other end of the card. */
const lineTops = { header: 36, footer: 476 } as const;
const dotTops = { header: 492, footer: 32 } as const;

/** Brand in the middle, dots at the other end, an arrow tab on the right edge. */
export function FrameFurniture({ scene, onAvatarError }: FurnitureProps) {
  const { carousel, contentFont, text, ground } = scene;
  const brand = brandOf(carousel);
  const top = lineTops[carousel.brandPosition];
  const isBranded = brand !== null && !carousel.hideFooter;
  return (
    <>
      {isBranded && (
        <BrandLine top={top} style={{ justifyContent: 'center' }}>
          <BrandSide>
            <Avatar scene={scene} brand={brand} onError={onAvatarError} />
            <BrandWords
              brand={brand}
              nameFont={contentFont}
              handleFont={contentFont}
              colour={text}
              grounds={ground.colours}
            />
          </BrandSide>
        </BrandLine>
      )}
      {showsPageNumber(scene) && <Dots scene={scene} top={dotTops[carousel.brandPosition]} />}
      {showsSwipeHint(scene) && <ArrowTab scene={scene} />}
    </>
  );
}
