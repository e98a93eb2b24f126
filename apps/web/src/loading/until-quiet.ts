/** How long nothing may have been fetched before the rest of the program is, in ms. */
const quietTime = 2_000;

/** Resolves once everything that is needed first is there: nothing was fetched for a while. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietTime);
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietTime);
    observer.observe({ type: 'resource' });
  });
}
