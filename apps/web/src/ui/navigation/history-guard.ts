import { createStore } from 'zustand/vanilla';

type HistoryGuard = (event: PopStateEvent) => void;

const guards = createStore<{ readonly guard: HistoryGuard | null }>(() => ({ guard: null }));

/**
 * To be called before the router begins: on the window the browser calls listeners in the order
 * in which they came, so that a guard only comes before the router's through this one.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guards.getState().guard?.(event));
}

/** Reports steps back and forward before the router handles them; returns a function to stop. */
export function guardHistory(guard: HistoryGuard): () => void {
  guards.setState({ guard });
  return () => {
    if (guards.getState().guard === guard) guards.setState({ guard: null });
  };
}
