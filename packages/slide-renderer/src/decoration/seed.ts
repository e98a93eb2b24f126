/**
 * A fixed number from 0 to 1 for an integer: mulberry32 of k x 7919 + 13. Decoration depends on it,
 * so that what was exported once is drawn the same for good. Source: docs/product/themes.md 3.
 */
export function hashNumber(k: number): number {
  let state = (Math.imul(k, 7919) + 13 + 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
}

/** Whole numbers from 0 to below `count`, by place and seed. */
export function hashIndex(k: number, count: number): number {
  return Math.floor(hashNumber(k) * count);
}
