import { createStore } from 'zustand/vanilla';

/** In the words of Chromium and Firefox, of WebKit, and of Vite for a style sheet. */
const messages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether code or styles did not come, and not whether code that came has failed. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

/** Addresses of style sheets that did not come. */
const failedStyleSheets = createStore<{ readonly urls: readonly string[] }>(() => ({ urls: [] }));

function setFailed(url: string, hasFailed: boolean): void {
  failedStyleSheets.setState(({ urls }) => {
    const others = urls.filter((one) => one !== url);
    return { urls: hasFailed ? [...others, url] : others };
  });
}

/** Notes style sheets that do not come: Vite's way of bringing them never asks for one again. */
export function watchStyleSheets(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setFailed(target.href, true);
    target.remove();
  };
  window.addEventListener('error', note, { capture: true });
}

function loadStyleSheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.addEventListener('load', () => {
      setFailed(url, false);
      resolve();
    });
    link.addEventListener('error', () => {
      reject(new Error(`Unable to preload CSS for ${url}`));
    });
    document.head.append(link);
  });
}

/** Asks once more for the style sheets that did not come. Rejects where one does not come again. */
export async function loadFailedStyleSheets(): Promise<void> {
  await Promise.all(failedStyleSheets.getState().urls.map(loadStyleSheet));
}
