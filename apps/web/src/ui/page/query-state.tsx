import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './query-state.module.css';

interface EmptyStateProps {
  /** What it stands in the place of. */
  readonly place: 'page' | 'table' | 'card';
  readonly children: ReactNode;
}

/** What stands where there is nothing to show, or not yet. */
export function EmptyState({ place, children }: EmptyStateProps) {
  return (
    <div className={classes.instead} data-place={place} role="status">
      {children}
    </div>
  );
}

interface QueryStateProps extends Pick<EmptyStateProps, 'place'> {
  /** Whether it is on its way; else it did not come. */
  readonly isFetching: boolean;
  readonly messages: { readonly loading: string; readonly failed: string; readonly retry: string };
  readonly refetch: () => unknown;
}

/** What stands in the place of something that is waited for, or did not come: then with a way to ask again. */
export function QueryState({ place, isFetching, messages, refetch }: QueryStateProps) {
  return (
    <EmptyState place={place}>
      {isFetching ? (
        <>
          <Loader size="sm" aria-hidden />
          <span>{messages.loading}</span>
        </>
      ) : (
        <>
          <strong>{messages.failed}</strong>
          <Button variant="default" size="md" className={classes.retry} onClick={() => refetch()}>
            {messages.retry}
          </Button>
        </>
      )}
    </EmptyState>
  );
}
