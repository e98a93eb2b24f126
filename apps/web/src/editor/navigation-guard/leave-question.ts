import { hasUnsavedEdits } from '@arrasta/domain';
import { create } from 'zustand';
import { saveDeck } from '../persistence/save-deck';
import { flushedSession } from '../store/editor-store';
import { hasUnpersistedEditsAfterWrite } from '../persistence/leave';

interface LeaveQuestion {
  /** Takes the answer; null while nothing is asked. */
  readonly answer: ((leave: boolean) => void) | null;
}

export const useLeaveQuestion = create<LeaveQuestion>(() => ({ answer: null }));

async function askToLeave(): Promise<boolean> {
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
  const session = flushedSession();
  return session === null || !hasUnsavedEdits(session) || askToLeave();
}

/**
 * Asks before the open deck is left for another one, where this device does not keep its edits.
 * Answers whether to go on.
 */
export async function mayLeaveDeck(): Promise<boolean> {
  return !(await hasUnpersistedEditsAfterWrite()) || askToLeave();
}

/** Saves first; stays where the save fails, which shows its own message. */
export async function saveAndLeave(): Promise<void> {
  const outcome = await saveDeck();
  useLeaveQuestion.getState().answer?.(outcome !== 'failed');
}
