/**
 * How often one of the values is greater than one of the others, all pairs compared, from 0 to 1;
 * equal ones count half. 0.5 where the two cannot be told apart.
 */
export function sharePassing(values: readonly number[], others: readonly number[]): number {
  let passing = 0;
  for (const value of values) {
    for (const other of others) passing += value > other ? 1 : value === other ? 0.5 : 0;
  }
  return passing / (values.length * others.length);
}
