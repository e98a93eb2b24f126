/**
 * Runs in a page before its own scripts: reports what the engine's protocol does not tell of, or
 * not every engine's. It stands alone, since its text is sent to the page.
 * @param report takes one line for each error
 */
export function reportPageErrors(report: (line: string) => void): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    report(`CSP ${effectiveDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
  // No code threw: a size that changed while sizes were reported is reported with the next frame. The
  // floating windows of the component library place themselves that way.
  const isLateSize = (message: string) => message.startsWith('ResizeObserver loop completed');
  // Leaving a page ends what it was still loading; nothing is wrong with that.
  let isLeaving = false;
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  window.addEventListener(
    'error',
    ({ target, message }) => {
      if (target instanceof Element) {
        const { src = '', href = '' } = target as Element & { src?: string; href?: string };
        // Only a hint, which Firefox fails for the module that gave it.
        const isHint = target.matches('link[rel="modulepreload"]');
        if (!isLeaving && !isHint) report(`not loaded: ${target.localName} ${src || href}`);
      } else if (!isLateSize(message)) {
        report(`exception: ${message}`);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report(`unhandled rejection: ${String(reason)}`);
  });
}
