import { create } from 'zustand';

interface ConflictStore {
  readonly open: boolean;
}

/** Whether the deck being edited was changed elsewhere and the person has not yet chosen. */
export const useConflictStore = create<ConflictStore>(() => ({ open: false }));

export function openConflict(): void {
  useConflictStore.setState({ open: true });
}

export function closeConflict(): void {
  useConflictStore.setState({ open: false });
}
