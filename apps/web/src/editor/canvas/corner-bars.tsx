import { setZoom, zoomRange, type Command } from '@arrasta/domain';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { GalleryHorizontal, Keyboard, Minus, Plus } from 'lucide-react';
import { lazyComponent } from '../../loading/lazy-component';
import { editorMessages } from '../../messages/editor';
import { openShortcutsHelp } from '../shortcuts/shortcuts-help';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import { PreviewButton } from '../preview/preview-button';
import { setContinuous, useCanvasView } from '../store/canvas-view';
import { dispatch } from '../store/editor-store';
import { useDebouncedSession, useDebouncedIndex, useDebouncedSlideCount } from '../store/selectors';
import { useCanRun } from '../store/commands';
import classes from './corner-bars.module.css';

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
      <ZoomButton
        label={editorMessages.zoomOut}
        icon={Minus}
        command={setZoom(zoom - zoomRange.step)}
      />
      <Hint label={editorMessages.zoomReset}>
        <UnstyledButton
          className={classes.percent}
          onClick={() => dispatch(setZoom(zoomRange.initial))}
        >
          {editorMessages.percent(zoom)}
        </UnstyledButton>
      </Hint>
      <ZoomButton
        label={editorMessages.zoomIn}
        icon={Plus}
        command={setZoom(zoom + zoomRange.step)}
      />
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
