import { Button } from '@mantine/core';
import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { editorWords } from '../../messages/editor';
import { useSession } from '../store/editor-store';
import { useNewcomer } from './newcomer';
import classes from './welcome-hint.module.css';

/** How wide the words stand at most, the least at which they can be read, and what is free at their sides, in px. */
const widest = 184;
const narrowest = 136;
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
  const { isNewcomer, putAway } = useNewcomer(userId);
  const isUntouched = useSession(
    ({ revision, state }) => revision === 0 && state.view.currentIndex === 0,
  );
  const { title, description, done } = editorWords.welcome;
  const width = Math.min(widest, (stageWidth - slideWidth * scale) / 2 - gaps);
  if (!isNewcomer || !isUntouched || width < narrowest) return null;
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
