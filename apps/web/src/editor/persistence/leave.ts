import { hasUnsavedEdits } from '@arrasta/domain';
import { useEffect } from 'react';
import { usePersistenceStore } from './persistence-store';
import { flushedSession, useEditorStore } from '../store/editor-store';
import { errorCodeOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { rememberDestination } from '../../ui/navigation/destination';

/** A deck was deleted on purpose: its edits are not asked about when it is left. */
export function discardEdits(carouselId: string): void {
  usePersistenceStore.setState({ discardedCarouselId: carouselId });
}

/** Whether leaving the open deck would lose edits, as far as is known by now. */
export function hasUnpersistedEdits(): boolean {
  const session = flushedSession();
  const { draftRevision } = useEditorStore.getState();
  const { discardedCarouselId } = usePersistenceStore.getState();
  if (session === null || session.state.deck.carousel.id === discardedCarouselId) return false;
  return hasUnsavedEdits(session) && draftRevision !== session.revision;
}

/** How long a draft being written is waited for, in ms. */
const draftTimeoutMs = 1_000;

/** Whether leaving would lose edits, once this device has had the time to keep them. */
export async function hasUnpersistedEditsAfterWrite(): Promise<boolean> {
  const timeout = new Promise((resolve) => setTimeout(resolve, draftTimeoutMs));
  await Promise.race([usePersistenceStore.getState().draftWrite, timeout]);
  return hasUnpersistedEdits();
}

/** The page is left on purpose, with the edits taken care of: the browser need not ask. */
export function leaveWithoutWarning(): void {
  usePersistenceStore.setState({ isLeaving: true });
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
      const { isLeaving } = usePersistenceStore.getState();
      if (!isLeaving && (isExporting() || hasUnsaved())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isExporting]);
}

/** Time between the notice and the redirect, in ms. Source: docs/product/sessions.md 11. */
const redirectDelay = 500;

async function goToSignIn(): Promise<void> {
  const { title, description, onlyHere } = editorMessages.signedOut;
  const stays = await hasUnpersistedEditsAfterWrite();
  showToast('error', title, stays ? onlyHere : description);
  if (stays) return;
  leaveWithoutWarning();
  rememberDestination(window.location.pathname);
  setTimeout(() => {
    window.location.assign('/api/login');
  }, redirectDelay);
}

/**
 * Handles a 401 of any call of the editor: shows a message and redirects to sign-in, and back here
 * after it. The draft on the device keeps the work; where the device keeps none, the page stays,
 * and the person signs in elsewhere. False when the failure is another one.
 */
export function leaveForSignIn(error: unknown): boolean {
  if (errorCodeOf(error) !== 'UNAUTHORIZED') return false;
  void goToSignIn();
  return true;
}
