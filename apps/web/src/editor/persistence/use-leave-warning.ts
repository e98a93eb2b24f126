import { hasUnsavedEdits } from '@arrasta/domain';
import { useEffect } from 'react';
import { flushedSession } from '../store/editor-store';

let leaving = false;

/** The page is left on purpose, with the edits taken care of: the browser need not ask. */
export function leaveWithoutWarning(): void {
  leaving = true;
}

function hasUnsaved(): boolean {
  const session = flushedSession();
  return session !== null && hasUnsavedEdits(session);
}

/**
 * Lets the browser ask before the tab closes on edits that the server does not have, the last
 * letter among them, or on a file that is being made.
 */
export function useLeaveWarning(isExporting: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving && (isExporting() || hasUnsaved())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isExporting]);
}
