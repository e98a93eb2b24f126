/** Refusals that are recorded in one minute. */
interface Most {
  readonly all: number;
  readonly ofAddress: number;
}

const minute = 60_000;

export interface RefusalSample {
  /** Whether this one is recorded; it is counted otherwise. */
  readonly take: (address: string) => boolean;
  /** Refusals that were not recorded since the start. */
  readonly left: () => number;
}

/**
 * Chooses which refusals of nobody in particular are recorded: the first few of each minute. A
 * client that is not signed in must not be able to fill a table.
 */
export function refusalSample(
  now: () => Date,
  { all, ofAddress }: Most = { all: 60, ofAddress: 5 },
): RefusalSample {
  let left = 0;
  let began = 0;
  let recorded = 0;
  let byAddress = new Map<string, number>();

  return {
    take(address) {
      const time = now().getTime();
      if (time - began >= minute) {
        began = time;
        recorded = 0;
        byAddress = new Map();
      }
      const own = byAddress.get(address) ?? 0;
      if (recorded >= all || own >= ofAddress) {
        left += 1;
        return false;
      }
      recorded += 1;
      byAddress.set(address, own + 1);
      return true;
    },
    left: () => left,
  };
}
