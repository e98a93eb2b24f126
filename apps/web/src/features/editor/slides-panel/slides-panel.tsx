import { editorWords } from '../../../base/wording/editor';
import { BackgroundSection } from '../background/background-section';
import { useSession } from '../store/editor-store';
import { PanelHead } from './panel-head';
import { SlideCard } from './slide-card';
import classes from './slides-panel.module.css';

/** All slides in order, each with what can be done to it (carousel-editor §2). */
export function SlidesPanel() {
  const slides = useSession(({ state }) => state.deck.slides);
  return (
    <>
      <PanelHead />
      <ol className={classes.cards} aria-label={editorWords.regions.slides}>
        {slides.map((slide, index) => (
          <SlideCard key={slide.id} slide={slide} index={index} />
        ))}
      </ol>
      <BackgroundSection />
    </>
  );
}
