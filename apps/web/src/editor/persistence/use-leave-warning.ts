import { hasUnsavedEdits } from '@arrasta/domain';
import { useEffect } from 'react';
import { isExporting } from '../../features/export/export-job';
import { openedSession } from '../store/editor-store';

let leaving = false;

/** The page is left on purpose, with the edits taken care of: the browser need not ask. */
export function leaveWithoutWarning(): void {
  leaving = true;
}

function isLost(): boolean {
  const session = openedSession();
  return isExporting() || (session !== null && hasUnsavedEdits(session));
}

function warn(event: BeforeUnloadEvent): void {
  if (!leaving && isLost()) event.preventDefault();
}

/**
 * Lets the browser ask before the tab closes on edits that the server does not have, the last
 * letter among them, or on a file that is being made.
 */
export function useLeaveWarning(): void {
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}
