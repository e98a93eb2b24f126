import { Loader } from '@mantine/core';
import { appWords } from '../base/wording/app';
import classes from './loading-screen.module.css';

/** A spinner in the middle of an otherwise empty page. */
export function LoadingScreen() {
  return (
    <main className={classes.page} aria-busy>
      <Loader size={28} role="status" aria-label={appWords.loading} />
    </main>
  );
}
