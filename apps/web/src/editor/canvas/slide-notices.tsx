import { UnstyledButton } from '@mantine/core';
import type { Slide } from '@arrasta/domain';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { createAheadLoader, type ChunkLoader } from '../../loading/chunk-loader';
import { overflowMessages } from '../../messages/slides';
import { PopupButton } from '../../ui/controls/popup-button';
import classes from './slide-notices.module.css';
import { useOverflow } from '../checks/drawn-slide';
import { ChunkNotice } from '../../loading/lazy-component';
import { themeLoaderOf } from '../../ui/deck-drawing';
import slideClasses from './current-slide-view.module.css';

const fixes = createAheadLoader(async () => (await import('./overflow-popover')).OverflowPopover);

interface OverflowBadgeProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** Says that something lies outside the slide's field, and opens what can be done about it. */
export function OverflowBadge({ frame, slide, index }: OverflowBadgeProps) {
  const overflow = useOverflow(frame);
  return (
    <div role="status" className={classes.place}>
      {overflow !== null && (
        <PopupButton
          kind="dialog"
          loader={fixes}
          button={
            <UnstyledButton className={classes.badge}>
              <CircleAlert size={14} strokeWidth={2} aria-hidden />
              {overflow.isText ? overflowMessages.textBadge : overflowMessages.contentBadge}
            </UnstyledButton>
          }
        >
          {(Fixes, place) => <Fixes {...place} {...{ slide, index, overflow }} />}
        </PopupButton>
      )}
    </div>
  );
}

function NoticeOf({ loader }: { loader: ChunkLoader<void> }) {
  const { status } = loader.useChunk();
  if (status === 'loaded' || status === 'loading') return null;
  return (
    <div className={slideClasses.notice}>
      <ChunkNotice status={status} onRetry={() => void loader.load()} />
    </div>
  );
}

/** Says on the slide that what draws its theme did not come, and has it asked for again. */
export function ThemeNotice({ theme }: { theme: string }) {
  const loader = themeLoaderOf(theme);
  return loader === undefined ? null : <NoticeOf loader={loader} />;
}
