import { median } from '../median';
import type { Contender } from './contender';
import { loadRound, type Kind, type Round } from './load-round';

const ROUNDS = 7;
const SECONDS = 1.5;
const WARM_UP_SECONDS = 2;

/** The product beside the bare server under the same load; both in answers per second. */
export interface Comparison {
  readonly kind: Kind;
  readonly connections: number;
  readonly ours: number;
  readonly bare: number;
  /** The middle of the rounds' own ratios: what disturbs a round disturbs both its halves. */
  readonly ratio: number;
}

/** Both servers in turn, so that a busy moment of the machine falls on both. */
export async function compare(
  ours: Contender,
  bare: Contender,
  load: Pick<Round, 'kind' | 'connections'>,
): Promise<Comparison> {
  const rounds: { readonly ours: number; readonly bare: number }[] = [];
  for (const contender of [ours, bare]) {
    await loadRound(contender, { ...load, seconds: WARM_UP_SECONDS });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await loadRound(ours, { ...load, seconds: SECONDS }),
      bare: await loadRound(bare, { ...load, seconds: SECONDS }),
    });
  }
  return {
    ...load,
    ours: median(rounds.map((round) => round.ours)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
  };
}
