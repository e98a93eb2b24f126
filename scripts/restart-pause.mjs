/** A server that ran so long, in ms, had started well. */
const STARTED_MS = 20_000;
/** One that ran so long has nothing to do with the crashes before. */
const WELL_MS = 10 * 60_000;
const MAX_PAUSE_MS = 60_000;

/**
 * How a server ended.
 * @typedef {object} End
 * @property {number | null} code its exit code; null where a signal ended it
 * @property {number} ran milliseconds that it ran
 * @property {number} crashes crashes in a row before this one
 */

/**
 * How long to wait before a server is started again; null where it is not: it ended as it was meant
 * to, or said itself at its start why it cannot run.
 * @param {End} end
 * @returns {{ ms: number, crashes: number } | null}
 */
export function restartPause({ code, ran, crashes }) {
  if (code === 0) return null;
  if (code !== null && code < 128 && ran < STARTED_MS) return null;
  const count = ran >= WELL_MS ? 1 : crashes + 1;
  return { ms: Math.min(MAX_PAUSE_MS, 1000 * 2 ** (count - 1)), crashes: count };
}
