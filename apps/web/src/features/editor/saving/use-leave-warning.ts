import { hasUnsavedEdits } from '@arrasta/domain';
import { useEffect } from 'react';
import { openedSession } from '../store/editor-store';

let leaving = false;

/** The page is left on purpose, with the edits taken care of: the browser need not ask. */
export function leaveWithoutWarning(): void {
  leaving = true;
}

function warn(event: BeforeUnloadEvent): void {
  const session = openedSession();
  if (!leaving && session !== null && hasUnsavedEdits(session)) event.preventDefault();
}

/**
 * Lets the browser ask before the tab closes on edits that the server does not have, the last
 * letter among them.
 */
export function useLeaveWarning(): void {
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}
