import { lazyDialog } from '../../loading/lazy-part';
import { closeShortcutsHelp, useShortcutsHelp } from './shortcuts-help';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

/** The list of shortcuts, while it is open. */
export function ShortcutsHost() {
  const open = useShortcutsHelp((state) => state.open);
  return open && <ShortcutsDialog onClose={closeShortcutsHelp} />;
}
