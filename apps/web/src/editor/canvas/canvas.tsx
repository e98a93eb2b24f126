import type { SceneInput } from '@arrasta/slide-renderer';
import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { editorWords } from '../../messages/editor';
import type { Layout } from '../../ui/viewport/use-layout';
import { Announcer } from '../announcements/announcer';
import { ShortcutsHost } from '../shortcuts/shortcuts-host';
import { targetOnCanvas } from '../images/bring-picture';
import { useNoStrayDrop, usePictureDrop } from '../images/use-picture-drop';
import { usePicturePaste } from '../images/use-picture-paste';
import { useCarousel, useCurrentIndex, useCurrentSlide, useSlideCount } from '../store/selectors';
import { useSession } from '../store/editor-store';
import { CanvasHead } from './canvas-head';
import { CornerBars } from './corner-bars';
import { CurrentSlideView } from './current-slide-view';
import classes from './canvas.module.css';
import { elementIdAt } from './element-at';
import { Neighbour } from './neighbour';
import { Pager } from './pager';
import { useStageScale } from './use-stage-scale';
import { useSwipe } from './use-swipe';
import { WelcomeHint } from './welcome-hint';

/** Where the link past the tools leads. */
export const canvasId = 'canvas';

interface CanvasProps {
  readonly layout: Layout;
  readonly onAddElement: () => void;
  readonly userId: string;
}

type CurrentSlideProps = Omit<ComponentProps<typeof CurrentSlideView>, keyof SceneInput>;

/** Alone in being drawn again with every letter. */
function CurrentSlide(props: CurrentSlideProps) {
  const slide = useCurrentSlide();
  const carousel = useCarousel();
  const index = useCurrentIndex();
  const total = useSlideCount();
  if (slide === undefined) return null;
  return <CurrentSlideView key={slide.id} {...{ carousel, slide, index, total }} {...props} />;
}

/** The slide in the middle, its neighbours at its sides, title and actions above. */
export function Canvas({ layout, onAddElement, userId }: CanvasProps) {
  const { ref, width, scale } = useStageScale(layout);
  const isEmpty = useSession(({ state }) => state.deck.slides.length === 0);
  const selected = useSession(({ state }) => state.view.selectedElementId !== null);
  const swipe = useSwipe();
  const drop = usePictureDrop((over) => targetOnCanvas(elementIdAt(over)));
  usePicturePaste();
  useNoStrayDrop();
  return (
    <main
      id={canvasId}
      tabIndex={-1}
      className={classes.canvas}
      data-layout={layout}
      aria-label={editorWords.regions.canvas}
    >
      <CanvasHead layout={layout} onAddElement={onAddElement} />
      <div
        ref={ref}
        className={classes.stage}
        data-dropping={drop.isOver || undefined}
        {...swipe}
        {...drop.handlers}
      >
        {isEmpty ? (
          <Text c="dimmed">{editorWords.noSlide}</Text>
        ) : (
          <div className={classes.across}>
            <div className={classes.row}>
              <Neighbour step={-1} scale={scale} />
              <CurrentSlide scale={scale} layout={layout} onAddElement={onAddElement} />
              <Neighbour step={1} scale={scale} />
              <Pager layout={layout} stageWidth={width} />
              {layout === 'wide' && (
                <WelcomeHint scale={scale} stageWidth={width} userId={userId} />
              )}
            </div>
          </div>
        )}
      </div>
      {layout === 'narrow' && (
        <p className={classes.hint} data-hidden={selected || undefined}>
          {editorWords.mobileHint}
        </p>
      )}
      {layout !== 'narrow' && <CornerBars layout={layout} />}
      <ShortcutsHost />
      <Announcer />
    </main>
  );
}
