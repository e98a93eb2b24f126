import { placeInDeck, type Deck } from '@arrasta/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { prepareDrawing } from '../../ui/deck-drawing';
import { SlideThumbnail } from '../../ui/scaled-slide';
import { useNearViewport, useScreenSize } from '../../ui/viewport/use-screen-size';

/** Of a cover in the row; the style sheet has the same. In px. */
const widths = { narrow: 88, other: 72 } as const;

/** Nothing that lies further off is drawn: to the sides there are three dozen. In px. */
const nearMargin = 120;

/** Once it was near, it stays drawn. */
function useOnceNear(isNear: boolean): boolean {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear;
}

function Cover({ deck: { carousel, slides }, width }: { deck: Deck; width: number }) {
  const [slide] = slides;
  useEffect(() => {
    void prepareDrawing(carousel, slides.slice(0, 1));
  }, [carousel, slides]);
  if (slide === undefined) return null;
  return (
    <SlideThumbnail
      carousel={carousel}
      slide={slide}
      {...placeInDeck(slides, 0)}
      width={width}
      isNear
    />
  );
}

/** The first slide of a deck that is made once its place in the row is near; null for none yet. */
export function DrawnCover({ make }: { make: () => Deck | null }) {
  const ref = useRef<HTMLSpanElement>(null);
  const isDrawn = useOnceNear(useNearViewport(ref, nearMargin));
  const size = useScreenSize() === 'narrow' ? 'narrow' : 'other';
  const deck = useMemo(() => (isDrawn ? make() : null), [isDrawn, make]);
  return <span ref={ref}>{deck !== null && <Cover deck={deck} width={widths[size]} />}</span>;
}
