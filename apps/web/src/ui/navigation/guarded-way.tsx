import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { guardHistory, type LeaveRules } from './guarded-history';

interface GuardedWayProps {
  /** The same object as long as the screen is shown. */
  readonly rules: LeaveRules;
  readonly children: ReactNode;
}

/** Asks before a link inside it, or Back and Forward, leave the screen (decision 036). */
export function GuardedWay({ rules, children }: GuardedWayProps) {
  const context = useContext(NavigationContext);
  const guard = useMemo(() => guardHistory(context.navigator, rules), [context.navigator, rules]);
  useEffect(() => guard.watch(), [guard]);
  const guarded = useMemo(() => ({ ...context, navigator: guard.navigator }), [context, guard]);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}
