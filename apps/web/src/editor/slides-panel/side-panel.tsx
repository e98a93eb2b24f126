import { goToSlide, type Slide } from '@arrasta/domain';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { memo, useDeferredValue, useRef } from 'react';
import { editorMessages } from '../../messages/editor';
import { dispatch } from '../store/editor-store';
import { useDebouncedSession, useSlidesInPlace, usePanelElement } from '../store/selectors';
import { CardBadges, Thumbnail, PanelHead, SlidesPanel } from './slides-panel';
import classes from './side-panel.module.css';
import { useNearViewport } from '../../ui/viewport/use-screen-size';
import { GenerationDock } from '../generation/generation-entries';
import { ElementPanel } from '../element-panel/element-panel';
import { SlideSettings } from '../slide-settings/slide-settings';
import { useIsLayoutOpen } from '../store/open-section';
import { useEditorSlots } from '../slots';

/**
 * Cards drawn outside of the view, in px: the next two, since each costs time with every letter.
 */
const margin = 112;

/** A letter typed on one slide draws none of the others again. */
const StripSlide = memo(function StripSlide({ slide, index }: { slide: Slide; index: number }) {
  const current = useDebouncedSession(({ state }) => state.view.currentIndex === index);
  const opener = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(opener, margin);
  const drawnIndex = useDeferredValue(index);
  return (
    <UnstyledButton
      ref={opener}
      className={classes.slide}
      aria-current={current}
      onClick={() => dispatch(goToSlide(index))}
    >
      <VisuallyHidden>{editorMessages.goToSlide(index + 1)}</VisuallyHidden>
      <Thumbnail slide={slide} index={drawnIndex} width={48} isNear={isNear} />
      {isNear && <CardBadges card={opener} slide={slide} index={drawnIndex} />}
    </UnstyledButton>
  );
});

/** The slides as a strip, while an element has the panel. */
function SlideStrip() {
  const slides = useSlidesInPlace();
  return (
    <>
      <PanelHead />
      <div className={classes.strip} data-strip>
        {slides.map((slide, index) => (
          <StripSlide key={slide.id} slide={slide} index={index} />
        ))}
      </div>
    </>
  );
}

/** The right column: the slides or, with an element selected, a strip of them and its panel. */
export function SidePanel({ floating }: { floating: boolean }) {
  const selected = usePanelElement();
  const isLayoutOpen = useIsLayoutOpen();
  const { ExportDock } = useEditorSlots();
  return (
    <aside
      className={classes.panel}
      data-floating={floating || undefined}
      aria-label={editorMessages.regions.slides}
    >
      {selected === undefined && !isLayoutOpen && <SlidesPanel />}
      {selected === undefined && isLayoutOpen && (
        <>
          <SlideStrip />
          <SlideSettings />
        </>
      )}
      {selected !== undefined && (
        <>
          <SlideStrip />
          <ElementPanel key={selected.id} element={selected} />
        </>
      )}
      <GenerationDock />
      <ExportDock />
    </aside>
  );
}
