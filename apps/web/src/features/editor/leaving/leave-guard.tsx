import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { openedSession } from '../store/editor-store';
import { guardHistory, type LeaveRules } from './guarded-history';
import { mayLeaveDeck } from './leave-question';
import { isOnlyHere } from './only-here';

/** Whether the open deck stays open there: its address after the first save. */
function staysOpen(path: string): boolean {
  const session = openedSession();
  if (!session?.stored) return false;
  return path === `/carousel/${session.state.deck.carousel.id}`;
}

const rules: LeaveRules = {
  isFree: (path) => staysOpen(path) || !isOnlyHere(),
  mayLeave: mayLeaveDeck,
};

/** Asks before a link, or Back and Forward, leave a deck whose edits are nowhere but in this page. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const guard = useMemo(() => guardHistory(context.navigator, rules), [context.navigator]);
  useEffect(() => guard.watch(), [guard]);
  const guarded = useMemo(() => ({ ...context, navigator: guard.navigator }), [context, guard]);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}
