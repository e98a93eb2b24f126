import { placeInDeck, type Deck } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { ActionIcon } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { templateUiMessages } from '../../../messages/templates';
import { ScaledSlide } from '../../../ui/scaled-slide';
import classes from './preview-deck.module.css';

const messages = templateUiMessages.preview;

/** As many slides in a row as leave each readable. */
function perRow(total: number): number {
  return total > 8 ? 5 : 4;
}

/** At which a slide is so many whole pixels wide: between two of another width the background is seen. */
function wholeScale(width: number): number {
  return Math.floor(width) / slideWidth;
}

interface PreviewSlideProps {
  readonly deck: Deck;
  readonly index: number;
  readonly scale: number;
}

function PreviewSlide({ deck: { carousel, slides }, index, scale }: PreviewSlideProps) {
  const slide = slides[index];
  return (
    <div role="img" aria-label={messages.slide(index + 1, slides.length)}>
      <div aria-hidden inert>
        {slide !== undefined && (
          <ScaledSlide
            carousel={carousel}
            slide={slide}
            {...placeInDeck(slides, index)}
            scale={scale}
          />
        )}
      </div>
    </div>
  );
}

/** All slides in rows, edge to edge, so that what runs on is seen to. */
export function WholeDeck({ deck }: { deck: Deck }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const columns = perRow(deck.slides.length);
  const rows = Array.from({ length: Math.ceil(deck.slides.length / columns) }, (_, row) =>
    deck.slides
      .slice(row * columns, (row + 1) * columns)
      .map((_slide, place) => row * columns + place),
  );
  return (
    <div ref={ref} className={classes.rows} role="group" aria-label={messages.slides}>
      {width > 0 &&
        rows.map((indexes) => (
          <div key={indexes[0]} className={classes.row}>
            {indexes.map((index) => (
              <PreviewSlide
                key={index}
                deck={deck}
                index={index}
                scale={wholeScale(width / columns)}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

/** How much of the strip one slide takes, and how large it may be. */
const swipedShare = 0.82;
const maxScale = 0.9;

function useSwipedStrip(total: number, width: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const onScroll = () => {
    const left = strip.current?.scrollLeft ?? 0;
    if (width > 0) setShown(Math.min(Math.max(Math.round(left / width), 0), total - 1));
  };
  const show = (index: number) => strip.current?.scrollTo({ left: index * width });
  return { strip, shown, onScroll, show };
}

/** One slide in sight with its neighbours beside it; swiped, or moved with the arrows. */
export function SwipedDeck({ deck }: { deck: Deck }) {
  const total = deck.slides.length;
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const widest = Math.min((width * swipedShare) / slideWidth, maxScale);
  const highest = height > 0 ? height / slideHeightOf(deck.carousel) : widest;
  const scale = wholeScale(Math.min(widest, highest) * slideWidth);
  const { strip, shown, onScroll, show } = useSwipedStrip(total, scale * slideWidth);
  return (
    <div className={classes.swiped}>
      <div ref={ref} className={classes.frame}>
        <div
          ref={strip}
          className={classes.strip}
          role="group"
          aria-label={messages.slides}
          tabIndex={0}
          style={{ paddingInline: Math.max(0, (width - scale * slideWidth) / 2) }}
          onScroll={onScroll}
        >
          {width > 0 &&
            deck.slides.map((slide, index) => (
              <PreviewSlide key={slide.id} deck={deck} index={index} scale={scale} />
            ))}
        </div>
        {shown > 0 && (
          <ActionIcon
            className={classes.arrow}
            data-side="previous"
            aria-label={messages.previous}
            onClick={() => show(shown - 1)}
          >
            <ChevronLeft size={16} strokeWidth={2.25} />
          </ActionIcon>
        )}
        {shown < total - 1 && (
          <ActionIcon
            className={classes.arrow}
            data-side="next"
            aria-label={messages.next}
            onClick={() => show(shown + 1)}
          >
            <ChevronRight size={16} strokeWidth={2.25} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.dots} aria-hidden>
        {deck.slides.map(({ id }, place) => (
          <span key={id} className={classes.dot} data-shown={place === shown || undefined} />
        ))}
      </div>
    </div>
  );
}
