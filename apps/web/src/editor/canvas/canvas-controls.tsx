import { setZoom, zoomRange, type Command, goToSlide, stepSlide, stepZoom } from '@arrasta/domain';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { GalleryHorizontal, Keyboard, Minus, Plus, ChevronLeft, ChevronRight } from 'lucide-react';
import { Hint } from '../../ui/controls/hint';
import { lazyComponent } from '../../loading/lazy-component';
import { editorMessages } from '../../messages/editor';
import { openShortcutsHelp } from '../shortcuts/shortcuts';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import { PreviewButton } from '../preview/preview-button';
import { setContinuous, useCanvasView } from '../store/canvas-view';
import { dispatch } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import {
  useCurrentIndex,
  useDebouncedIndex,
  useDebouncedSession,
  useDebouncedSlideCount,
  useSlideCount,
} from '../store/selectors';
import classes from './canvas-controls.module.css';

function ZoomButton({
  label,
  icon: Icon,
  command,
}: {
  label: string;
  icon: typeof Plus;
  command: Command;
}) {
  return (
    <Hint label={label}>
      <ActionIcon
        size={28}
        aria-label={label}
        disabled={!useCanRun(command)}
        onClick={() => dispatch(command)}
      >
        <Icon size={15} strokeWidth={1.75} />
      </ActionIcon>
    </Hint>
  );
}

/** Puts the slides edge to edge, and back. */
function ContinuousButton() {
  const isOn = useCanvasView(({ isContinuous }) => isContinuous);
  const total = useDebouncedSlideCount();
  if (total < 2) return null;
  return (
    <Hint label={editorMessages.continuous}>
      <ActionIcon
        size={28}
        aria-label={editorMessages.continuous}
        aria-pressed={isOn}
        data-pressed={isOn || undefined}
        className={classes.toggle}
        onClick={() => setContinuous(!isOn)}
      >
        <GalleryHorizontal size={15} strokeWidth={1.75} />
      </ActionIcon>
    </Hint>
  );
}

const shortcutsLabel = `${editorMessages.shortcuts} (?)`;

function Zoom() {
  const zoom = useDebouncedSession(({ state }) => state.view.zoom);
  return (
    <div className={classes.bar}>
      <ZoomButton label={editorMessages.zoomOut} icon={Minus} command={stepZoom(-1)} />
      <Hint label={editorMessages.zoomReset}>
        <UnstyledButton
          className={classes.percent}
          onClick={() => dispatch(setZoom(zoomRange.initial))}
        >
          {editorMessages.percent(zoom)}
        </UnstyledButton>
      </Hint>
      <ZoomButton label={editorMessages.zoomIn} icon={Plus} command={stepZoom(1)} />
      <span className={classes.rule} />
      <ContinuousButton />
      <PreviewButton />
      <Hint label={shortcutsLabel}>
        <ActionIcon size={28} aria-label={editorMessages.shortcuts} onClick={openShortcutsHelp}>
          <Keyboard size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

const LayoutBar = lazyComponent(async () => (await import('../layouts/layout-bar')).LayoutBar);

/** Where one is in the deck, and the zoom, in the lower corners of the canvas. */
export function CornerBars({ layout }: { layout: ScreenSize }) {
  const index = useDebouncedIndex();
  const total = useDebouncedSlideCount();
  return (
    <div className={classes.corners}>
      {layout === 'wide' && total > 0 ? (
        <div className={classes.bar}>
          <span className={classes.place}>{editorMessages.slideOf(index + 1, total)}</span>
        </div>
      ) : (
        <span>{total > 0 && <LayoutBar isCompact />}</span>
      )}
      <Zoom />
    </div>
  );
}

/** With more slides than this, numbers say where one is better than dots (docs/product/editor.md 4). */
const maxDots = 12;
/** On a phone fewer stand side by side, each wide enough for a finger. */
const maxDotsOnPhone = 8;
/** Of one dot with the room around it that takes a press, in px. */
const dotWidth = 24;
/** The arrows with their gaps, and the longer dot of the current slide, in px. */
const dotsMargin = 86;
/** From the edge of the canvas area to the inner end of the longer bar in its corners, in px. */
const cornerBar = 256;

/** In a canvas area narrower than this the longer bar reaches below the slide's middle, in px. */
const narrowCanvasWidth = 664;
/** From the edge of such an area to the arrows, in px. */
const asideMargin = 16;

interface PagerProps {
  readonly layout: ScreenSize;
  /** In px; 0 while it is not known. */
  readonly viewportWidth: number;
}

/** How many dots stand between the bars in the corners, which a low window brings to their height. */
function dotsThatFit({ layout, viewportWidth }: PagerProps): number {
  if (layout === 'narrow') return maxDotsOnPhone;
  const between = viewportWidth - 2 * cornerBar - dotsMargin;
  return Math.min(maxDots, Math.floor(between / dotWidth));
}

interface DotsProps {
  readonly index: number;
  readonly total: number;
  /** How many dots there is room for. */
  readonly max: number;
}

function Dots({ index, total, max }: DotsProps) {
  if (total > max) {
    return <span className={classes.count}>{editorMessages.ofTotal(index + 1, total)}</span>;
  }
  return Array.from({ length: total }, (_, place) => (
    <UnstyledButton
      key={place}
      className={classes.dot}
      aria-label={editorMessages.goToSlide(place + 1)}
      aria-current={place === index}
      onClick={() => dispatch(goToSlide(place))}
    />
  ));
}

/** Whether there is no slide that way, as it is now: a quick press back counts as well. */
function useIsLastSlide(step: -1 | 1): boolean {
  const index = useCurrentIndex();
  const total = useSlideCount();
  return step === -1 ? index === 0 : index >= total - 1;
}

interface ArrowProps {
  readonly step: -1 | 1;
  readonly size: number;
}

function Arrow({ step, size }: ArrowProps) {
  const command = stepSlide(step);
  const Icon = step === -1 ? ChevronLeft : ChevronRight;
  return (
    <ActionIcon
      size={size}
      aria-label={step === -1 ? editorMessages.previousSlide : editorMessages.nextSlide}
      disabled={useIsLastSlide(step)}
      onClick={() => dispatch(command)}
    >
      <Icon size={18} strokeWidth={1.75} />
    </ActionIcon>
  );
}

/** Arrows and dots under the slide, when there is more than one (docs/product/editor.md 4). */
export function Pager({ layout, viewportWidth }: PagerProps) {
  const index = useDebouncedIndex();
  const total = useDebouncedSlideCount();
  if (total < 2) return null;
  const size = layout === 'narrow' ? 44 : 32;
  const isAside = layout !== 'narrow' && viewportWidth < narrowCanvasWidth;
  return (
    <nav
      className={classes.pager}
      data-aside={isAside || undefined}
      // Where the row of the slide has its middle the canvas area has its own.
      style={
        isAside ? { left: `calc(50% - ${String(viewportWidth / 2 - asideMargin)}px)` } : undefined
      }
      aria-label={editorMessages.regions.slides}
    >
      <Arrow step={-1} size={size} />
      <div className={classes.dots}>
        <Dots index={index} total={total} max={dotsThatFit({ layout, viewportWidth })} />
      </div>
      <Arrow step={1} size={size} />
    </nav>
  );
}
