import { create } from 'zustand';
import { closeAnyToast } from '../../../base/ui/toast/toast-store';

interface ConflictStore {
  readonly open: boolean;
}

/** Whether the deck being edited was changed elsewhere and the person has not yet chosen. */
export const useConflictStore = create<ConflictStore>(() => ({ open: false }));

export function openConflict(): void {
  // A notice of an earlier success would say the opposite.
  closeAnyToast();
  useConflictStore.setState({ open: true });
}

export function closeConflict(): void {
  useConflictStore.setState({ open: false });
}
