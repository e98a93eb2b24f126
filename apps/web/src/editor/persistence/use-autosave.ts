import { autosaveDelay, wantsAutosave } from '@arrasta/domain';
import { useEffect } from 'react';
import { useEditorStore, useSession } from '../store/editor-store';
import { saveDeck } from './save-deck';

/**
 * Saves 2 s after the last edit of carousel data, when no save is running (docs/product/saving.md 3).
 * What failed is left to the next edit, the person and `useSaveAgain`.
 */
export function useAutosave(): void {
  const wanted = useSession(wantsAutosave);
  const revision = useSession(({ carouselRevision }) => carouselRevision);
  const failedRevision = useEditorStore((state) => state.failure?.revision ?? -1);
  const saving = useEditorStore((state) => state.saveProgress === 'saving');
  const due = wanted && !saving && revision > failedRevision;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void saveDeck('itself'), autosaveDelay);
    return () => clearTimeout(timer);
  }, [due, revision]);
}
