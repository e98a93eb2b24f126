import type { Slide } from '@arrasta/domain';
import { lazy, Suspense } from 'react';
import { editorWords } from '../../../base/wording/editor';
import { BackgroundSection } from '../background/background-section';
import { useSettledSession } from '../store/settled-session';
import { PanelHead } from './panel-head';
import { SlideCard } from './slide-card';
import classes from './slides-panel.module.css';

interface CardsProps {
  readonly slides: readonly Slide[];
}

function PlainCards({ slides }: CardsProps) {
  return slides.map((slide, index) => <SlideCard key={slide.id} slide={slide} index={index} />);
}

// Asked for at once, so that it is there before the deck is. Without it the cards still have
// their buttons.
const loading = import('./sortable-cards').then(
  ({ SortableCards }) => SortableCards,
  () => PlainCards,
);
const Cards = lazy(async () => ({ default: await loading }));

/** All slides in order, each with what can be done to it (carousel-editor §2). */
export function SlidesPanel() {
  const slides = useSettledSession(({ state }) => state.deck.slides);
  return (
    <>
      <PanelHead />
      <ol className={classes.cards} aria-label={editorWords.regions.slides}>
        <Suspense fallback={<PlainCards slides={slides} />}>
          <Cards slides={slides} />
        </Suspense>
      </ol>
      <BackgroundSection />
    </>
  );
}
