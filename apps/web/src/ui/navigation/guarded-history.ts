import type { Navigator, To } from 'react-router-dom';
import { guardSteps } from './step-guard';

export interface LeaveRules {
  /** Whether the way to this path is free, which is known at once. */
  readonly isFree: (path: string) => boolean;
  /** Whether to go on where it is not. */
  readonly mayLeave: () => Promise<boolean>;
}

/** The number that the router gives the entries of the browser's history; null for one of others. */
function currentEntry(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : (to.pathname ?? window.location.pathname);
}

/**
 * Guards steps back and forward: the browser has taken them when it tells, so one that is not free
 * is taken back before the router hears of it, and taken again when the answer is to go on.
 */
class Steps {
  private here = currentEntry();
  private asking = false;
  private goesOn = false;
  private onReturn: (() => void) | null = null;

  private readonly rules: LeaveRules;

  constructor(rules: LeaveRules) {
    this.rules = rules;
  }

  /** The router has gone elsewhere by itself. */
  readonly moved = (): void => {
    this.here = currentEntry();
  };

  readonly taken = (event: PopStateEvent): void => {
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
    else void this.takeBack(there - this.here);
  };

  private async takeBack(delta: number): Promise<void> {
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

export interface GuardedHistory {
  /** Takes the place of the router's. */
  readonly navigator: Navigator;
  /** Begins to guard steps back and forward; answers what ends it. */
  readonly watch: () => () => void;
}

/** The router's way through the browser's history, with a question before what is not free. */
export function guardHistory(navigator: Navigator, rules: LeaveRules): GuardedHistory {
  const steps = new Steps(rules);
  const guarded =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const goOn = () => {
        go(to, ...rest);
        steps.moved();
      };
      if (rules.isFree(pathOf(to))) goOn();
      else void rules.mayLeave().then((leave) => leave && goOn());
    };
  return {
    navigator: {
      ...navigator,
      push: guarded(navigator.push.bind(navigator)),
      replace: guarded(navigator.replace.bind(navigator)),
    },
    watch: () => guardSteps(steps.taken),
  };
}
