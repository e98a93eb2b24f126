import { useEffect } from 'react';
import { useEditorStore, type SaveFailure } from '../store/editor-store';
import { retryWait } from './retry-wait';
import { saveDeck } from './save-deck';

/** Tries again after the wait, or before that when the browser is online again. */
function tryAgain({ times, outage }: SaveFailure): (() => void) | undefined {
  if (outage === null) return undefined;
  const again = () => void saveDeck('itself');
  const timer = setTimeout(again, retryWait(times, outage));
  window.addEventListener('online', again);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
}

/**
 * Makes a save again that failed for a reason that may pass, whatever the person or auto-save had
 * asked it for: when the browser is online again, and after waits that grow up to a minute. A
 * refusal (400, 401, 404, 409, 413) is not asked for twice.
 */
export function useSaveAgain(): void {
  const failure = useEditorStore((now) => (now.saveProgress === 'saving' ? null : now.failure));
  useEffect(() => (failure === null ? undefined : tryAgain(failure)), [failure]);
}
