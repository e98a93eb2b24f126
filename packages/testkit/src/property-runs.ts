/** What Node has; this package is also read without its types. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

interface PropertyRuns {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * How a property is tried by `fc.assert`: with the same cases each time, so that a test says the
 * same of the same code. `SEED=17` tries others, `ROUNDS=20` twenty times as many.
 */
export function propertyRuns(usualRuns = 100): PropertyRuns {
  const { SEED: seed = '1', ROUNDS: rounds = '1' } = process.env;
  return { seed: Number(seed), numRuns: usualRuns * Number(rounds) };
}
