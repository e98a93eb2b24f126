import { goToSlide } from '@arrasta/domain';
import { UnstyledButton } from '@mantine/core';
import { editorWords } from '../../../base/wording/editor';
import { dispatch, useSession } from '../store/editor-store';
import { PanelHead } from './panel-head';
import classes from './slide-strip.module.css';
import { Thumbnail } from './thumbnail';

/** The slides as a strip, while an element has the panel. */
export function SlideStrip() {
  const slides = useSession(({ state }) => state.deck.slides);
  const currentIndex = useSession(({ state }) => state.view.currentIndex);
  return (
    <>
      <PanelHead />
      <div className={classes.strip}>
        {slides.map((slide, index) => (
          <UnstyledButton
            key={slide.id}
            className={classes.slide}
            aria-label={editorWords.goToSlide(index + 1)}
            aria-current={index === currentIndex}
            onClick={() => dispatch(goToSlide(index))}
          >
            <Thumbnail slide={slide} index={index} width={48} />
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}
