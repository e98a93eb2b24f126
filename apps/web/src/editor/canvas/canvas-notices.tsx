import { UnstyledButton, Button } from '@mantine/core';
import type { Slide } from '@arrasta/domain';
import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { createAheadLoader, type ChunkLoader } from '../../loading/chunk-loader';
import { overflowMessages } from '../../messages/slides';
import { PopupButton } from '../../ui/controls/popup-button';
import classes from './canvas-notices.module.css';
import { useOverflow } from '../checks/drawn-slide';
import { ChunkNotice } from '../../loading/lazy-component';
import { themeLoaderOf } from '../../ui/deck-drawing';
import slideClasses from './current-slide-view.module.css';
import { hasBeenWelcomed, rememberWelcome } from '../persistence/device-memory';
import { useCarousels } from '../../api/use-carousels';
import { useSession } from '../store/editor-store';
import { editorMessages } from '../../messages/editor';

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

/**
 * Whether the hint where to begin is shown: until it is dismissed, or there is a carousel. Either
 * holds for good on this device, also once the carousel is deleted.
 */
function useOnboardingHint(userId: string) {
  const [knows, setKnows] = useState(() => hasBeenWelcomed(userId));
  const { data } = useCarousels();
  const isStored = useSession(({ stored }) => stored !== null);
  const has = isStored || (data?.pages[0]?.items.length ?? 0) > 0;
  useEffect(() => {
    if (has || knows) rememberWelcome(userId);
  }, [has, knows, userId]);
  return {
    // Nothing is said before it is known that there is no carousel.
    isNewcomer: data !== undefined && !has && !knows,
    putAway: () => setKnows(true),
  };
}

/**
 * How wide the words stand at most, the least at which they can be read, and what is free at their
 * sides, in px.
 */
const maxWidth = 184;
const minWidth = 136;
const gaps = 32;

interface WelcomeHintProps {
  readonly scale: number;
  readonly viewportWidth: number;
  readonly userId: string;
}

/**
 * What to do next, for a newcomer who sees the sample slides (docs/product/editor.md 11). Stands
 * beside the slide, where there is room for it.
 */
export function WelcomeHint({ scale, viewportWidth, userId }: WelcomeHintProps) {
  const { isNewcomer, putAway } = useOnboardingHint(userId);
  const isUntouched = useSession(
    ({ revision, state }) => revision === 0 && state.view.currentIndex === 0,
  );
  const slideHeight = useSession(({ state }) => slideHeightOf(state.deck.carousel));
  const { title, description, done } = editorMessages.welcome;
  const width = Math.min(maxWidth, (viewportWidth - slideWidth * scale) / 2 - gaps);
  if (!isNewcomer || !isUntouched || width < minWidth) return null;
  return (
    <aside
      className={classes.hint}
      style={{ top: slideHeight * scale * 0.37, width }}
      aria-label={title}
    >
      <p className={classes.title}>{title}</p>
      <p className={classes.words}>{description}</p>
      <Button variant="subtle" onClick={putAway}>
        {done}
      </Button>
    </aside>
  );
}
