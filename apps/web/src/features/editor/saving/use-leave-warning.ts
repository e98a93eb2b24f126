import { hasUnsavedEdits } from '@arrasta/domain';
import { useEffect } from 'react';
import { useSession } from '../store/editor-store';

/** Lets the browser ask before the tab closes on edits that the server does not have. */
export function useLeaveWarning(): void {
  const unsaved = useSession(hasUnsavedEdits);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
