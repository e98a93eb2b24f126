import type { ReactNode } from 'react';
import { aheadDialog } from '../../loading/lazy-component';
import { NavigationBlocker, type LeaveRules } from '../../ui/navigation/navigation-blocker';
import { currentSession } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { mayLeaveDeck, useLeaveQuestion } from './leave-question';
import { hasUnpersistedEdits } from '../persistence/leave';

/** Whether the open deck stays open there: its address after the first save. */
function staysOpen(path: string): boolean {
  const id = currentCarouselId();
  return id !== null && Boolean(currentSession()?.stored) && path === `/carousel/${id}`;
}

const rules: LeaveRules = {
  isFree: (path) => staysOpen(path) || !hasUnpersistedEdits(),
  mayLeave: mayLeaveDeck,
};

/** Asks before a link, or Back and Forward, leave a deck whose edits are nowhere but in this page. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <NavigationBlocker rules={rules}>{children}</NavigationBlocker>;
}

const LeaveDialog = aheadDialog(async () => (await import('./leave-dialog')).LeaveDialog);

/** The question, while it is asked. */
export function LeaveQuestion() {
  const answer = useLeaveQuestion((question) => question.answer);
  return <LeaveDialog opened={answer !== null} onClose={() => answer?.(false)} />;
}
