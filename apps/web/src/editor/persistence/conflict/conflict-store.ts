import { create } from 'zustand';
import { closeAnyToast } from '../../../ui/toast/toast-store';

/** What happened elsewhere to the deck being edited. */
export type Conflict = 'changed' | 'deleted';

interface ConflictStore {
  /** Null while nothing happened, or once the person has chosen. */
  readonly conflict: Conflict | null;
}

export const useConflictStore = create<ConflictStore>(() => ({ conflict: null }));

export function openConflict(conflict: Conflict): void {
  // A notice of an earlier success would say the opposite.
  closeAnyToast();
  useConflictStore.setState({ conflict });
}

export function closeConflict(): void {
  useConflictStore.setState({ conflict: null });
}
