import { autosaveDelay, wantsAutosave } from '@arrasta/domain';
import { useEffect } from 'react';
import { useEditorStore, useSession } from '../store/editor-store';
import { saveDeck } from './save-deck';

/**
 * Saves 2 s after the last edit of carousel data, when no save is running (carousel-editor §4).
 * What failed is tried again with the next edit or by the person, never in a loop.
 */
export function useAutosave(): void {
  const wanted = useSession(wantsAutosave);
  const revision = useSession(({ carouselRevision }) => carouselRevision);
  const failedRevision = useEditorStore((state) => state.failedRevision ?? -1);
  const saving = useEditorStore((state) => state.saveProgress === 'saving');
  const due = wanted && !saving && revision > failedRevision;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void saveDeck(), autosaveDelay);
    return () => clearTimeout(timer);
  }, [due, revision]);
}
