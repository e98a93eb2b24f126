import { VisuallyHidden } from '@mantine/core';
import { editorWords } from '../../messages/editor';
import { slidesMessages as slidesWords } from '../../messages/slides';
import { SlideSettings } from '../slide-settings/slide-settings';
import { useSlidesInPlace } from '../store/selectors';
import { PanelHead } from './panel-head';
import { SlideCard } from './slide-card';
import classes from './slides-panel.module.css';
import { useSorting } from './use-sorting';

/** All slides in order, each with what can be done to it (docs/product/editor.md 7). */
export function SlidesPanel() {
  const slides = useSlidesInPlace();
  const { list, handlers, isSortable, told } = useSorting(slides);
  return (
    <>
      <PanelHead />
      <ol
        ref={list}
        className={classes.cards}
        aria-label={editorWords.regions.slides}
        data-sortable={isSortable || undefined}
        {...handlers}
      >
        {slides.map((slide, index) => (
          <SlideCard key={slide.id} slide={slide} index={index} />
        ))}
      </ol>
      <VisuallyHidden role="status" aria-label={slidesWords.drags}>
        {told}
      </VisuallyHidden>
      <SlideSettings />
    </>
  );
}
