import { median } from '../median';
import type { Contender } from './contender';
import { loadRound, type Kind, type Outcome, type Round } from './load-round';

const ROUNDS = 7;
const SECONDS = 1.5;

/** Counted in answers: code is hot after so many runs, however slow the machine is today. */
const WARM_UP = { amount: 1_000 } as const;

/** One figure of both servers. */
interface Pair {
  readonly ours: number;
  readonly bare: number;
  /** The middle of the rounds' own ratios: what disturbs a round disturbs both its halves. */
  readonly ratio: number;
}

/** The product beside the bare server under the same load. */
export interface Comparison {
  readonly kind: Kind;
  readonly connections: number;
  /** Answers in a second. */
  readonly throughput: Pair;
  /** Milliseconds of processor time for one answer. */
  readonly processor: Pair;
}

interface Rivals<Result> {
  readonly ours: Result;
  readonly bare: Result;
}

function pair(rounds: readonly Rivals<Outcome>[], figure: keyof Outcome): Pair {
  return {
    ours: median(rounds.map(({ ours }) => ours[figure])),
    bare: median(rounds.map(({ bare }) => bare[figure])),
    ratio: median(rounds.map(({ ours, bare }) => ours[figure] / bare[figure])),
  };
}

/** Asks for the same until the code that answers is as fast as it becomes. */
export async function warmUp(contender: Contender, load: Omit<Round, 'until'>): Promise<void> {
  await loadRound(contender, { ...load, until: WARM_UP });
}

/** Both servers in turn, so that a busy moment of the machine falls on both. */
export async function compare(
  { ours, bare }: Rivals<Contender>,
  load: Omit<Round, 'until'>,
): Promise<Comparison> {
  const rounds: Rivals<Outcome>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await loadRound(ours, { ...load, until: { duration: SECONDS } }),
      bare: await loadRound(bare, { ...load, until: { duration: SECONDS } }),
    });
  }
  return { ...load, throughput: pair(rounds, 'throughput'), processor: pair(rounds, 'processor') };
}
