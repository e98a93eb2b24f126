import { lazy, Suspense } from 'react';
import { closeShortcutsHelp, useShortcutsHelp } from './shortcuts-help';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog')).ShortcutsDialog,
}));

/** The list of shortcuts, while it is open. */
export function ShortcutsHost() {
  const open = useShortcutsHelp((state) => state.open);
  if (!open) return null;
  return (
    <Suspense>
      <ShortcutsDialog onClose={closeShortcutsHelp} />
    </Suspense>
  );
}
