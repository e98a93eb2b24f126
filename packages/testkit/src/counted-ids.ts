/**
 * Makes UUIDs that count up, so that a failing test shows the same ones every time.
 * `series` is the first group, from 0 to 0xffffffff: two series never meet.
 */
export function countedIds(series = 0): () => string {
  const first = series.toString(16).padStart(8, '0');
  let count = 0;
  return () => {
    count += 1;
    return `${first}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}
