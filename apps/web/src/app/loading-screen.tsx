import { Loader } from '@mantine/core';
import { appWords } from '../messages/app';
import classes from './loading-screen.module.css';

/** A spinner in the middle of an otherwise empty page; where motion is unwanted it stands still beside its word. */
export function LoadingScreen() {
  return (
    <main className={classes.page} aria-busy>
      <div role="status" className={classes.status}>
        <Loader size={28} aria-hidden />
        <span className={classes.word}>{appWords.loading}</span>
      </div>
    </main>
  );
}
