type StepGuard = (event: PopStateEvent) => void;

let guard: StepGuard | null = null;

/**
 * To be called before the router begins: on the window the browser calls listeners in the order
 * in which they came, so that a guard only comes before the router's through this one.
 */
export function hearStepsFirst(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Tells of steps back and forward before the router hears of them; answers what ends it. */
export function guardSteps(next: StepGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
