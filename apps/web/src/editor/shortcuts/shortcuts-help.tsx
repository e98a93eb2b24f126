import { create } from 'zustand';
import { lazyDialog } from '../../loading/lazy-component';

/** Whether the list of shortcuts is open. */
const useShortcutsHelp = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openShortcutsHelp(): void {
  useShortcutsHelp.setState({ open: true });
}

function closeShortcutsHelp(): void {
  useShortcutsHelp.setState({ open: false });
}

const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

/** The list of shortcuts, while it is open. */
export function ShortcutsHost() {
  const open = useShortcutsHelp((state) => state.open);
  return open && <ShortcutsDialog onClose={closeShortcutsHelp} />;
}
