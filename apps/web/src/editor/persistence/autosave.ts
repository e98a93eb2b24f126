import { autosaveDelay, wantsAutosave } from '@arrasta/domain';
import { useEffect } from 'react';
import type { Outage } from '../../api/outage';
import { useEditorStore, useSession, type SaveFailure } from '../store/editor-store';
import { saveDeck } from './save-deck';

/** Waits before the first, second... further try, in ms; the last one repeats. */
const waits = [5_000, 15_000, 30_000, 60_000] as const;
/** No server is believed that asks for more, in ms. */
const maxWaitMs = 10 * 60_000;

/** How long a save that failed so many times in a row waits for its next try, in ms. */
export function retryWait(times: number, { retryAfter }: Outage): number {
  const wait = waits[Math.min(times, waits.length) - 1] ?? waits[0];
  return Math.max(wait, Math.min(retryAfter ?? 0, maxWaitMs));
}

/**
 * Saves 2 s after the last edit of carousel data, when no save is running (docs/product/saving.md 3).
 * What failed is left to the next edit, the person and `useRetrySave`.
 */
export function useAutosave(): void {
  const isWanted = useSession(wantsAutosave);
  const revision = useSession(({ carouselRevision }) => carouselRevision);
  const failedRevision = useEditorStore((state) => state.failure?.revision ?? -1);
  const saving = useEditorStore((state) => state.saveProgress === 'saving');
  const due = isWanted && !saving && revision > failedRevision;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void saveDeck('itself'), autosaveDelay);
    return () => clearTimeout(timer);
  }, [due, revision]);
}

/** Tries again after the wait, or before that when the browser is online again. */
function scheduleRetry({ times, outage }: SaveFailure): (() => void) | undefined {
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
export function useRetrySave(): void {
  const failure = useEditorStore((now) => (now.saveProgress === 'saving' ? null : now.failure));
  useEffect(() => (failure === null ? undefined : scheduleRetry(failure)), [failure]);
}
