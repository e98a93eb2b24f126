import { create } from 'zustand';

/** Whether the list of shortcuts is open. */
export const useShortcutsHelp = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openShortcutsHelp(): void {
  useShortcutsHelp.setState({ open: true });
}

export function closeShortcutsHelp(): void {
  useShortcutsHelp.setState({ open: false });
}
