import { hasUnsavedEdits } from '@arrasta/domain';
import { create } from 'zustand';
import { openedSession } from '../store/editor-store';
import { saveDeck } from './save-deck';

interface LeaveQuestion {
  /** Takes the answer; null while nothing is asked. */
  readonly answer: ((leave: boolean) => void) | null;
}

export const useLeaveQuestion = create<LeaveQuestion>(() => ({ answer: null }));

/**
 * Asks before a sign-out that would take unsaved edits with it. Answers whether to go on; without
 * such edits nothing is asked.
 */
export async function mayLeave(): Promise<boolean> {
  const session = openedSession();
  const leave =
    session === null ||
    !hasUnsavedEdits(session) ||
    (await new Promise<boolean>((answer) => {
      useLeaveQuestion.setState({ answer });
    }));
  useLeaveQuestion.setState({ answer: null });
  return leave;
}

/** Saves first; stays where the save fails, which is told by itself. */
export async function saveAndLeave(): Promise<void> {
  const outcome = await saveDeck();
  useLeaveQuestion.getState().answer?.(outcome !== 'failed');
}
