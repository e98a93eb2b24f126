import type { AppRouter } from '@arrasta/server/router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { errorCodeOf } from './api-error';

interface Watch {
  state: 'open' | 'told' | 'left';
  readonly onEnd: () => void;
}

let current: Watch | null = null;

/**
 * Runs `onEnd`, once, when a call of the page is refused because nobody is signed in any more
 * (401). That call, and those refused after it, are never answered: the page is being left, and
 * has nothing to say about them.
 * @returns what ends the watch, because the page is left
 */
export function watchSession(onEnd: () => void): () => void {
  const own: Watch = { state: 'open', onEnd };
  current = own;
  return () => {
    if (current === own) current = null;
    if (own.state === 'open') own.state = 'left';
  };
}

/** Whether the watch leads away from the page. */
function isOver(watch: Watch | null): boolean {
  if (watch === null || watch.state === 'left') return false;
  if (watch.state === 'open') {
    watch.state = 'told';
    watch.onEnd();
  }
  return true;
}

/** Tells the watch of the page, if there is one, of refused calls. */
export const sessionWatchLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const atStart = current;
      return next(op).subscribe({
        next: (answer) => observer.next(answer),
        complete: () => observer.complete(),
        error(error) {
          // A page's first calls begin before its watch does.
          const isRefusal = errorCodeOf(error) === 'UNAUTHORIZED';
          if (!isRefusal || !isOver(atStart ?? current)) observer.error(error);
        },
      });
    });
