import { Avatar } from '../../brand/avatar';
import { brandOf, showsPageNumber, showsSwipeHint } from '../../brand/brand';
import { BrandLine, BrandSide } from '../../brand/brand-line';
import { BrandWords } from '../../brand/brand-words';
import { PageNumber } from '../../brand/page-number';
import { SwipeHint } from '../../brand/swipe-hint';
import { faceOf } from '../../text/text-face';
import type { FurnitureProps } from '../../scene/model';

/** Top edges of the 32 px line at the foot and at the head. */
const lineTops = { footer: 476, header: 32 } as const;

/** Avatar and name over handle at the left, the indicator at the right, all centred on one line. */
export function MinimalFurniture({ scene, onAvatarError }: FurnitureProps) {
  const { carousel, contentFont, titleFont, text, ground, index, total } = scene;
  const brand = brandOf(carousel);
  if (carousel.hideFooter) return null;
  return (
    <BrandLine top={lineTops[carousel.brandPosition]}>
      <BrandSide>
        {brand !== null && (
          <>
            <Avatar scene={scene} brand={brand} onError={onAvatarError} />
            <BrandWords
              brand={brand}
              nameFont={contentFont}
              handleFont={contentFont}
              colour={text}
              grounds={ground.colours}
            />
          </>
        )}
      </BrandSide>
      {showsPageNumber(scene) && (
        <PageNumber
          index={index}
          total={total}
          face={faceOf(contentFont, 500)}
          colour={text}
          grounds={ground.colours}
        />
      )}
      {showsSwipeHint(scene) && <SwipeHint face={faceOf(titleFont, 600)} colour={text} />}
    </BrandLine>
  );
}
