import type { ChangingCall } from './calls-that-change';

/** One answer, or that there was none. */
export interface Outcome {
  readonly call: ChangingCall;
  /** `400`, or that there was none. */
  readonly ending: string;
  readonly took: number;
  readonly isLate: boolean;
  readonly fault: string | null;
  /** All that it takes to send it again. */
  readonly sent: () => string;
}

interface Road {
  readonly endings: Map<string, number>;
  readonly times: number[];
}

/** How many faults of one call are told whole. */
const toldEach = 3;

/** What became of all that was sent. A fault is printed as it is noted. */
export interface Tally {
  readonly roads: ReadonlyMap<ChangingCall['road'], Road>;
  readonly count: () => number;
  readonly faultCount: () => number;
  readonly note: (outcome: Outcome) => void;
  /** How often a request was sent again, as the server was too busy for it or late with it. */
  readonly again: () => { readonly busy: number; readonly late: number };
  readonly noteAgain: (outcome: Outcome) => void;
}

export function newTally(): Tally {
  const newRoad = (): Road => ({ endings: new Map(), times: [] });
  const roads = { REST: newRoad(), tRPC: newRoad() };
  const faults = new Map<string, number>();
  let faultCount = 0;
  const again = { busy: 0, late: 0 };
  const noteFault = ({ call, fault, sent }: Outcome) => {
    if (fault === null) return;
    faultCount += 1;
    const kind = fault.replace(/\d+ ms/, 'too late');
    const name = `${call.method} ${call.path}: ${kind}`;
    const count = (faults.get(name) ?? 0) + 1;
    faults.set(name, count);
    if (count <= toldEach) console.warn(`${name}: ${fault}\n${sent()}\n`);
  };
  return {
    roads: new Map([
      ['REST', roads.REST],
      ['tRPC', roads.tRPC],
    ]),
    count: () => roads.REST.times.length + roads.tRPC.times.length,
    faultCount: () => faultCount,
    again: () => again,
    noteAgain: ({ isLate }) => {
      again[isLate ? 'late' : 'busy'] += 1;
    },
    note: (outcome) => {
      const { endings, times } = roads[outcome.call.road];
      endings.set(outcome.ending, (endings.get(outcome.ending) ?? 0) + 1);
      times.push(outcome.took);
      noteFault(outcome);
    },
  };
}
