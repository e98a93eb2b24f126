import { hasUnsavedEdits } from '@arrasta/domain';
import { useEffect } from 'react';
import { useSession } from '../store/editor-store';

let leaving = false;

/** The page is left on purpose, with the edits taken care of: the browser need not ask. */
export function leaveWithoutWarning(): void {
  leaving = true;
}

function warn(event: BeforeUnloadEvent): void {
  if (!leaving) event.preventDefault();
}

/** Lets the browser ask before the tab closes on edits that the server does not have. */
export function useLeaveWarning(): void {
  const unsaved = useSession(hasUnsavedEdits);
  useEffect(() => {
    if (!unsaved) return;
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
}
