import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { hasBeenWelcomed, rememberWelcome } from '../persistence/welcome-memory';
import { useCarousels } from '../../api/use-carousels';
import { useSession } from '../store/editor-store';
import { editorMessages } from '../../messages/editor';
import classes from './welcome-hint.module.css';

/**
 * Whether a person still has to be told where to begin: until they say that they know, or have a
 * carousel. Either holds for good on this device, also once the carousel is deleted.
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

/** How wide the words stand at most, the least at which they can be read, and what is free at their sides, in px. */
const maxWidth = 184;
const minWidth = 136;
const gaps = 32;

interface WelcomeHintProps {
  readonly scale: number;
  readonly stageWidth: number;
  readonly userId: string;
}

/**
 * What to do next, for a newcomer who sees the sample slides (docs/product/editor.md 11). Stands
 * beside the slide, where there is room for it.
 */
export function WelcomeHint({ scale, stageWidth, userId }: WelcomeHintProps) {
  const { isNewcomer, putAway } = useOnboardingHint(userId);
  const isUntouched = useSession(
    ({ revision, state }) => revision === 0 && state.view.currentIndex === 0,
  );
  const slideHeight = useSession(({ state }) => slideHeightOf(state.deck.carousel));
  const { title, description, done } = editorMessages.welcome;
  const width = Math.min(maxWidth, (stageWidth - slideWidth * scale) / 2 - gaps);
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
