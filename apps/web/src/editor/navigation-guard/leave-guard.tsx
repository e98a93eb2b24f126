import type { ReactNode } from 'react';
import type { LeaveRules } from '../../ui/navigation/guarded-history';
import { GuardedWay } from '../../ui/navigation/guarded-way';
import { flushedSession } from '../store/editor-store';
import { mayLeaveDeck } from './leave-question';
import { isOnlyHere } from '../persistence/only-here';

/** Whether the open deck stays open there: its address after the first save. */
function staysOpen(path: string): boolean {
  const session = flushedSession();
  if (!session?.stored) return false;
  return path === `/carousel/${session.state.deck.carousel.id}`;
}

const rules: LeaveRules = {
  isFree: (path) => staysOpen(path) || !isOnlyHere(),
  mayLeave: mayLeaveDeck,
};

/** Asks before a link, or Back and Forward, leave a deck whose edits are nowhere but in this page. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <GuardedWay rules={rules}>{children}</GuardedWay>;
}
