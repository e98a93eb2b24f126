import { Avatar } from '../../brand/avatar';
import { brandOf, showsSwipeHint } from '../../brand/brand';
import { BrandLine, BrandSide } from '../../brand/brand-line';
import { BrandWords } from '../../brand/brand-words';
import { SwipeHint } from '../../brand/swipe-hint';
import { faceOf } from '../../text/text-face';
import type { FurnitureProps } from '../../scene/model';
import { Folio, Rule } from './running-head';

const lineTops = { footer: 476, header: 32 } as const;

/** Avatar, name in the title font and handle on one line, under a rule at the foot. */
export function EditorialFurniture({ scene, onAvatarError }: FurnitureProps) {
  const { carousel, titleFont, contentFont, text, ground } = scene;
  const brand = brandOf(carousel);
  const isHeaded = carousel.brandPosition === 'header';
  if (carousel.hideFooter) return null;
  return (
    <>
      {!isHeaded && <Rule scene={scene} top={467} />}
      <BrandLine top={lineTops[carousel.brandPosition]}>
        <BrandSide>
          {brand !== null && (
            <>
              <Avatar scene={scene} brand={brand} onError={onAvatarError} />
              <BrandWords
                brand={brand}
                nameFont={titleFont}
                handleFont={contentFont}
                colour={text}
                grounds={ground.colours}
                isOneLine
              />
            </>
          )}
        </BrandSide>
        {showsSwipeHint(scene) ? (
          <SwipeHint face={faceOf(titleFont, 600, true)} colour={text} style={{ fontSize: 13 }} />
        ) : (
          isHeaded && <Folio scene={scene} />
        )}
      </BrandLine>
    </>
  );
}
