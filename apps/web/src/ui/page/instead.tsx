import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './instead.module.css';

interface InsteadProps {
  /** What it stands in the place of. */
  readonly place: 'page' | 'table' | 'card';
  readonly children: ReactNode;
}

/** What stands where there is nothing to show, or not yet. */
export function Instead({ place, children }: InsteadProps) {
  return (
    <div className={classes.instead} data-place={place} role="status">
      {children}
    </div>
  );
}

interface AwaitedProps extends Pick<InsteadProps, 'place'> {
  /** Whether it is on its way; else it did not come. */
  readonly isFetching: boolean;
  readonly words: { readonly loading: string; readonly failed: string; readonly retry: string };
  readonly refetch: () => unknown;
}

/** What stands in the place of something that is waited for, or did not come: then with a way to ask again. */
export function Awaited({ place, isFetching, words, refetch }: AwaitedProps) {
  return (
    <Instead place={place}>
      {isFetching ? (
        <>
          <Loader size="sm" aria-hidden />
          <span>{words.loading}</span>
        </>
      ) : (
        <>
          <strong>{words.failed}</strong>
          <Button variant="default" size="md" className={classes.retry} onClick={() => refetch()}>
            {words.retry}
          </Button>
        </>
      )}
    </Instead>
  );
}
