import { hasUnsavedEdits } from '@arrasta/domain';
import { create } from 'zustand';
import { draftWritten } from '../drafts/use-draft-keeper';
import { saveDeck } from '../saving/save-deck';
import { openedSession, useEditorStore } from '../store/editor-store';

interface LeaveQuestion {
  /** Takes the answer; null while nothing is asked. */
  readonly answer: ((leave: boolean) => void) | null;
}

export const useLeaveQuestion = create<LeaveQuestion>(() => ({ answer: null }));

async function ask(): Promise<boolean> {
  const leave = await new Promise<boolean>((answer) => {
    useLeaveQuestion.setState({ answer });
  });
  useLeaveQuestion.setState({ answer: null });
  return leave;
}

/**
 * Asks before a sign-out that would take unsaved edits with it. Answers whether to go on; without
 * such edits nothing is asked.
 */
export async function mayLeave(): Promise<boolean> {
  const session = openedSession();
  return session === null || !hasUnsavedEdits(session) || ask();
}

/** The deck that was let go of on purpose; null while none was. */
let letGoId: string | null = null;

/** A deck was deleted on purpose: its edits are not asked about when it is left. */
export function letGoOf(carouselId: string): void {
  letGoId = carouselId;
}

/** Whether leaving the open deck would lose edits, as far as is known by now. */
export function isOnlyHere(): boolean {
  const { session, draftRevision } = useEditorStore.getState();
  if (session === null || session.state.deck.carousel.id === letGoId) return false;
  return hasUnsavedEdits(session) && draftRevision !== session.revision;
}

/** How long a draft being written is waited for, in ms. */
const patience = 1_000;

/**
 * Asks before the open deck is left for another one, where this device does not keep its edits.
 * Answers whether to go on.
 */
export async function mayLeaveDeck(): Promise<boolean> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([draftWritten(), tooLate]);
  return !isOnlyHere() || ask();
}

/** Saves first; stays where the save fails, which is told by itself. */
export async function saveAndLeave(): Promise<void> {
  const outcome = await saveDeck();
  useLeaveQuestion.getState().answer?.(outcome !== 'failed');
}
