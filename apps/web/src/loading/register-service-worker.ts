import { waitForIdleNetwork } from './load-ahead';

/**
 * Has the browser keep the program's files once everything that is needed first is there: all parts
 * then open while the server is away, and the next visit begins with them. Nothing changes where
 * there are no service workers: without TLS on a name other than localhost, and in some private
 * windows.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await waitForIdleNetwork();
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (error) {
    console.warn(error);
  }
}

/** Whether the files of this page come from the browser itself. */
export function hasKeptFiles(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
