import { hasUnsavedEdits } from '@arrasta/domain';
import { draftWritten } from './drafts/use-draft-keeper';
import { flushedSession, useEditorStore } from '../store/editor-store';

/** The deck that was let go of on purpose; null while none was. */
let letGoId: string | null = null;

/** A deck was deleted on purpose: its edits are not asked about when it is left. */
export function letGoOf(carouselId: string): void {
  letGoId = carouselId;
}

/** Whether leaving the open deck would lose edits, as far as is known by now. */
export function isOnlyHere(): boolean {
  const session = flushedSession();
  const { draftRevision } = useEditorStore.getState();
  if (session === null || session.state.deck.carousel.id === letGoId) return false;
  return hasUnsavedEdits(session) && draftRevision !== session.revision;
}

/** How long a draft being written is waited for, in ms. */
const patience = 1_000;

/** Whether leaving would lose edits, once this device has had the time to keep them. */
export async function staysOnlyHere(): Promise<boolean> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([draftWritten(), tooLate]);
  return isOnlyHere();
}
