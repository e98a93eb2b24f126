import { median } from '../median';
import type { Contender } from './contender';
import { loadRound, type Kind, type Outcome, type Round } from './load-round';

const ROUNDS = 7;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 2;

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

/** Both servers in turn, so that a busy moment of the machine falls on both. */
export async function compare(
  { ours, bare }: Rivals<Contender>,
  load: Pick<Round, 'kind' | 'connections'>,
): Promise<Comparison> {
  const rounds: Rivals<Outcome>[] = [];
  for (const contender of [ours, bare]) {
    await loadRound(contender, { ...load, seconds: WARM_UP_SECONDS });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await loadRound(ours, { ...load, seconds: SECONDS }),
      bare: await loadRound(bare, { ...load, seconds: SECONDS }),
    });
  }
  return { ...load, throughput: pair(rounds, 'throughput'), processor: pair(rounds, 'processor') };
}
