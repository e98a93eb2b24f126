import { Button } from '@mantine/core';
import { slideHeight } from '@arrasta/slide-renderer';
import { editorWords } from '../../../base/wording/editor';
import classes from './welcome-hint.module.css';

/** What to do next, for a person who sees the sample slides (design: empty states teach). */
export function WelcomeHint({ scale, onDone }: { scale: number; onDone: () => void }) {
  const { title, description, done } = editorWords.welcome;
  return (
    <aside className={classes.hint} style={{ top: slideHeight * scale * 0.37 }} aria-label={title}>
      <p className={classes.title}>{title}</p>
      <p className={classes.words}>{description}</p>
      <Button variant="subtle" onClick={onDone}>
        {done}
      </Button>
    </aside>
  );
}
