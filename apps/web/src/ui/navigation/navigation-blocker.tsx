import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
} from 'react-router-dom';
import { guardHistory } from './history-guard';

export interface LeaveRules {
  /** Whether the way to this path is free, which is known at once. */
  readonly isFree: (path: string) => boolean;
  /** Whether to go on where it is not. */
  readonly mayLeave: () => Promise<boolean>;
}

/**
 * The number that the router gives the entries of the browser's history; null for one of others.
 */
function currentEntry(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : (to.pathname ?? window.location.pathname);
}

/**
 * Guards steps back and forward: the browser reports them after it took them, so a blocked one is
 * taken back before the router handles it, and taken again when the answer is to go on.
 */
class HistorySteps {
  private here = currentEntry();
  private asking = false;
  private goesOn = false;
  private onReturn: (() => void) | null = null;

  private readonly rules: LeaveRules;

  constructor(rules: LeaveRules) {
    this.rules = rules;
  }

  /** The router has navigated elsewhere meanwhile. */
  readonly onNavigate = (): void => {
    this.here = currentEntry();
  };

  readonly onPopState = (event: PopStateEvent): void => {
    const there = currentEntry();
    if (this.here === null || there === null) return;
    const isFree = this.goesOn || (!this.asking && this.rules.isFree(window.location.pathname));
    if (there !== this.here && isFree) {
      this.goesOn = false;
      this.here = there;
      return;
    }
    event.stopImmediatePropagation();
    if (there === this.here) this.onReturn?.();
    else void this.revertAndAsk(there - this.here);
  };

  private async revertAndAsk(delta: number): Promise<void> {
    window.history.go(-delta);
    if (this.asking) return;
    this.asking = true;
    await new Promise<void>((resolve) => {
      this.onReturn = resolve;
    });
    this.goesOn = await this.rules.mayLeave();
    this.asking = false;
    if (this.goesOn) window.history.go(delta);
  }
}

interface GuardedNavigator {
  /** Takes the place of the router's. */
  readonly navigator: Navigator;
  /** Begins to guard steps back and forward; answers what ends it. */
  readonly watch: () => () => void;
}

/** The router's way through the browser's history, with a question before what is not free. */
function guardNavigator(navigator: Navigator, rules: LeaveRules): GuardedNavigator {
  const steps = new HistorySteps(rules);
  const guardNavigation =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const goOn = () => {
        go(to, ...rest);
        steps.onNavigate();
      };
      if (rules.isFree(pathOf(to))) goOn();
      else void rules.mayLeave().then((leave) => leave && goOn());
    };
  return {
    navigator: {
      ...navigator,
      push: guardNavigation(navigator.push.bind(navigator)),
      replace: guardNavigation(navigator.replace.bind(navigator)),
    },
    watch: () => guardHistory(steps.onPopState),
  };
}

interface NavigationBlockerProps {
  /** The same object as long as the screen is shown. */
  readonly rules: LeaveRules;
  readonly children: ReactNode;
}

/** Asks before a link inside it, or Back and Forward, leave the screen (decision 036). */
export function NavigationBlocker({ rules, children }: NavigationBlockerProps) {
  const context = useContext(NavigationContext);
  const guard = useMemo(() => guardNavigator(context.navigator, rules), [context.navigator, rules]);
  useEffect(() => guard.watch(), [guard]);
  const guarded = useMemo(() => ({ ...context, navigator: guard.navigator }), [context, guard]);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}
