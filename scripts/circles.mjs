/**
 * What is reached from a place over steps, itself only where a way leads back to it.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} steps
 * @param {string} start
 */
function reachedFrom(steps, start) {
  /** @type {Set<string>} */
  const reached = new Set();
  const open = [...(steps.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(steps.get(next) ?? []));
  }
  return reached;
}

/**
 * The groups whose members reach one another over steps, of two members or of more; each sorted.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} steps
 */
export function findCircles(steps) {
  const ways = new Map([...steps.keys()].map((start) => [start, reachedFrom(steps, start)]));
  const leadsTo = (/** @type {string} */ from, /** @type {string} */ to) =>
    ways.get(from)?.has(to) === true;
  /** @type {string[][]} */
  const circles = [];
  for (const start of [...steps.keys()].sort()) {
    if (circles.some((circle) => circle.includes(start))) continue;
    const circle = [...steps.keys()].filter((one) => leadsTo(start, one) && leadsTo(one, start));
    if (circle.length > 1) circles.push(circle.sort());
  }
  return circles;
}
