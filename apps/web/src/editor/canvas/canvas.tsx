import { stepSlide } from '@arrasta/domain';
import { slideHeightOf, slideWidth, type SceneInput } from '@arrasta/slide-renderer';
import { Text, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useRef, type TouchEvent, type ComponentProps, useEffect, useState } from 'react';
import { useSideways, type ScreenSize } from '../../ui/viewport/use-screen-size';
import { useSession, dispatch, useEditorStore } from '../store/editor-store';
import {
  useDebouncedSession,
  useDebouncedCarousel,
  useDebouncedIndex,
  useDebouncedPlace,
  useCarousel,
  useCurrentIndex,
  useCurrentSlide,
  useSlideCount,
} from '../store/selectors';
import classes from './canvas.module.css';
import { ScaledSlide } from '../../ui/scaled-slide';
import { editorMessages } from '../../messages/editor';
import { ShortcutsHost } from '../shortcuts/shortcuts';
import { imageTargetOnCanvas } from '../images/image-target';
import { useNoStrayDrop, useImageDrop, useImagePaste } from '../images/image-input';
import { CanvasHead } from './canvas-head';
import { lazyComponent } from '../../loading/lazy-component';
import { useCanvasView } from '../store/canvas-view';
import { CornerBars, Pager } from './canvas-controls';
import { CurrentSlideView, elementIdAt } from './current-slide-view';
import { WelcomeHint } from './canvas-notices';
import { createAheadLoader } from '../../loading/chunk-loader';

/** What finds the words comes after the first load; a change before that waits for it. */
const announcements = createAheadLoader(
  async () => (await import('../announcements/announcement')).announcementOf,
);

/** Announces to screen readers what a key or the mouse has changed (docs/product/editor.md 9). */
function Announcer() {
  const [announced, setAnnounced] = useState({ count: 0, message: '' });
  useEffect(
    () =>
      useEditorStore.subscribe(({ session }, { session: before }) => {
        if (session === null || before === null || session === before) return;
        const announce = (announcementOf: Awaited<ReturnType<typeof announcements.get>>) => {
          const message = announcementOf(before, session);
          if (message !== null) setAnnounced(({ count }) => ({ count: count + 1, message }));
        };
        const state = announcements.useChunk.getState();
        if (state.status === 'loaded') announce(state.chunk);
        // A change of which no words come is made nevertheless.
        else void announcements.get().then(announce, () => undefined);
      }),
    [],
  );
  return (
    <VisuallyHidden role="status" aria-label={editorMessages.changes}>
      {/* The same words once more are news as well, but only where they come anew. */}
      <span key={announced.count}>{announced.message}</span>
    </VisuallyHidden>
  );
}

/** The smallest scale the slide is brought to by a low window (docs/product/editor.md 13). */
const minScale: Readonly<Record<ScreenSize, number>> = { wide: 0.6, medium: 0.6, narrow: 0.45 };
/** Room kept free above and below the slide for its shadow and the navigation, in px. */
const verticalMargin: Readonly<Record<ScreenSize, number>> = {
  wide: 128,
  medium: 104,
  narrow: 124,
};
/** The same above a slide that is higher than the usual one, for the bar over it. */
const layoutBarMargin = 76;
/** Room kept free at both sides together: on a phone a strip of each neighbour shows. In px. */
const horizontalMargin: Readonly<Record<ScreenSize, number>> = { wide: 96, medium: 96, narrow: 56 };

/**
 * The same where nothing stands below the slide, sideways and over a sheet: all of it is in view.
 */
const alone = { smallestFit: 0.3, verticalMargin: 24 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param slideHeight in px, before any scaling */
function fittingScale(
  size: Size,
  slideHeight: number,
  layout: ScreenSize,
  isAlone: boolean,
): number {
  if (size.width === 0) return 1;
  const isTall = slideHeight > slideHeightOf({ format: '4:5' }) && layout !== 'narrow';
  const usual = verticalMargin[layout] + (isTall ? layoutBarMargin : 0);
  const margin = isAlone ? alone.verticalMargin : usual;
  const byHeight = (size.height - margin) / slideHeight;
  const byWidth = (size.width - horizontalMargin[layout]) / slideWidth;
  const smallest = isAlone ? alone.smallestFit : minScale[layout];
  return Math.max(smallest, Math.min(1, byHeight, byWidth));
}

/**
 * A ref for the canvas area, its measures in px, and the scale at which its slide is drawn: what fits,
 * times the zoom.
 */
function useViewportScale(layout: ScreenSize) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const zoom = useSession(({ state }) => state.view.zoom);
  const slideHeight = useSession(({ state }) => slideHeightOf(state.deck.carousel));
  const isUnderSheet = useCanvasView((view) => view.isUnderSheet);
  const isAlone = useSideways() || isUnderSheet;
  const fit = fittingScale({ width, height }, slideHeight, layout, isAlone);
  return { ref, width, height, scale: (fit * zoom) / 100 };
}

/** Shorter movements are taps, in px. */
const minSwipe = 48;

/** Handlers that change the slide when a finger is swiped over the canvas area. */
function useSwipe() {
  const start = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches.length === 1 ? touches[0] : undefined;
    start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const from = start.current;
    start.current = null;
    if (touch === undefined || from === null) return;
    if (useEditorStore.getState().typing !== null) return;
    const across = touch.clientX - from.x;
    const isSwipe =
      Math.abs(across) > minSwipe && Math.abs(across) > 2 * Math.abs(touch.clientY - from.y);
    if (isSwipe) dispatch(stepSlide(across < 0 ? 1 : -1));
  };
  return { onTouchStart, onTouchEnd };
}

/** How large a neighbour stands beside the current slide. */
const neighbourScale = 0.9;

interface NeighbourProps {
  readonly step: -1 | 1;
  readonly scale: number;
  /** Without a gap to the current slide, and as large. */
  readonly isFlush: boolean;
}

/**
 * The slide before or after the current one, fading out towards the panels. A shortcut for the
 * mouse: the arrows say the same to everybody.
 */
function Neighbour({ step, scale, isFlush }: NeighbourProps) {
  const index = useDebouncedIndex() + step;
  const slide = useDebouncedSession(({ state }) => state.deck.slides[index]);
  const carousel = useDebouncedCarousel();
  const place = useDebouncedPlace(index);
  if (slide === undefined) return null;
  const size = isFlush ? scale : scale * neighbourScale;
  return (
    <div
      className={classes.neighbour}
      data-side={step === -1 ? 'before' : 'after'}
      data-flush={isFlush || undefined}
      style={{ marginTop: (-slideHeightOf(carousel) * size) / 2 }}
      aria-hidden
      onClick={() => dispatch(stepSlide(step))}
    >
      <ScaledSlide carousel={carousel} slide={slide} {...place} scale={size} />
    </div>
  );
}

/** Where the link past the tools leads. */
export const canvasId = 'canvas';

interface CanvasProps {
  readonly layout: ScreenSize;
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

const ContinuousView = lazyComponent(
  async () => (await import('./continuous-view')).ContinuousView,
);

interface CanvasViewportProps extends CanvasProps {
  /** Of the canvas area, in px. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The slide between its neighbours, or all slides edge to edge; on a phone these move nearer. */
function CanvasViewport({
  layout,
  onAddElement,
  userId,
  width,
  height,
  scale,
}: CanvasViewportProps) {
  const total = useSlideCount();
  const isContinuous = useCanvasView((view) => view.isContinuous) && total > 1;
  const isFlush = isContinuous && layout === 'narrow';
  if (total === 0) return <Text c="dimmed">{editorMessages.noSlide}</Text>;
  if (isContinuous && !isFlush) return <ContinuousView width={width} height={height} />;
  return (
    <div className={classes.across}>
      <div className={classes.row}>
        <Neighbour step={-1} scale={scale} isFlush={isFlush} />
        <CurrentSlide scale={scale} layout={layout} onAddElement={onAddElement} />
        <Neighbour step={1} scale={scale} isFlush={isFlush} />
        <Pager layout={layout} viewportWidth={width} />
        {layout === 'wide' && <WelcomeHint scale={scale} viewportWidth={width} userId={userId} />}
      </div>
    </div>
  );
}

/** The slide in the middle, its neighbours at its sides, title and actions above. */
export function Canvas({ layout, onAddElement, userId }: CanvasProps) {
  const { ref, width, height, scale } = useViewportScale(layout);
  const selected = useSession(({ state }) => state.view.selectedElementId !== null);
  const isUnderSheet = useCanvasView((view) => view.isUnderSheet);
  const swipe = useSwipe();
  const drop = useImageDrop((over) => imageTargetOnCanvas(elementIdAt(over)));
  useImagePaste();
  useNoStrayDrop();
  return (
    <main
      id={canvasId}
      tabIndex={-1}
      className={classes.canvas}
      data-layout={layout}
      data-under-sheet={isUnderSheet || undefined}
      aria-label={editorMessages.regions.canvas}
    >
      <CanvasHead layout={layout} onAddElement={onAddElement} />
      <div
        ref={ref}
        className={classes.area}
        data-dropping={drop.isOver || undefined}
        {...swipe}
        {...drop.handlers}
      >
        <CanvasViewport {...{ layout, onAddElement, userId, width, height, scale }} />
      </div>
      {layout === 'narrow' && (
        <p className={classes.hint} data-hidden={selected || undefined}>
          {editorMessages.mobileHint}
        </p>
      )}
      {layout !== 'narrow' && <CornerBars layout={layout} />}
      <ShortcutsHost />
      <Announcer />
    </main>
  );
}
