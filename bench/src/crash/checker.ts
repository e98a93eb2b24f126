import { isDeepStrictEqual } from 'node:util';
import type { Stored, Thing } from './ledger';

/** What may be wrong with what is there after a kill. */
export const faults = ['lost', 'half made', 'gap'] as const;
export type Fault = (typeof faults)[number];

export interface Finding {
  readonly fault: Fault;
  /** All that is known of it. */
  readonly detail: string;
}

/** What the checker must know of a content to name what is wrong with it. */
export interface Reading<Content> {
  /** Grows by one with every write; undefined where there is none. */
  readonly version: (content: Content) => number | undefined;
  readonly positions: (content: Content) => readonly number[];
}

/** Whether they are 0, 1, 2 and so on. */
function isInARow(positions: readonly number[]): boolean {
  return positions.every((position, index) => position === index);
}

/** What may be there: the last promise, or what the call under way makes of it. */
function allowedOf<Content>({ acknowledged, underWay }: Thing<Content>): (Content | null)[] {
  return [acknowledged, ...(underWay ? [underWay.result()] : [])];
}

/** Whether slides are where no allowed content of as many slides has them. */
function hasHoles<Content>(
  thing: Thing<Content>,
  content: Content,
  { positions }: Reading<Content>,
): boolean {
  const allowed = allowedOf(thing).filter((one) => one !== null);
  const alike = allowed.filter((one) => positions(one).length === positions(content).length);
  return !isInARow(positions(content)) && alike.some((one) => isInARow(positions(one)));
}

/** Neither what was acknowledged nor what was under way is there: what is it then? */
function nameFault<Content>(
  thing: Thing<Content>,
  content: Content | null,
  reading: Reading<Content>,
): Fault {
  const { acknowledged, underWay } = thing;
  // Also something that was deleted and is back: its deletion is lost.
  if (content === null || (acknowledged === null && underWay === null)) return 'lost';
  const promised = (acknowledged && reading.version(acknowledged)) ?? 0;
  const there = reading.version(content) ?? promised;
  if (there < promised) return 'lost';
  const max = underWay ? promised + 1 : promised;
  if (there > max || hasHoles(thing, content, reading)) return 'gap';
  return underWay ? 'half made' : 'lost';
}

function describeFault<Content>(thing: Thing<Content>, there: readonly Stored<Content>[]): string {
  const { mark, id, acknowledged, underWay, history } = thing;
  const expected = underWay && { kind: underWay.kind, result: underWay.result() };
  return JSON.stringify({ mark, id, history, acknowledged, underWay: expected, there });
}

function judge<Content>(
  thing: Thing<Content>,
  there: readonly Stored<Content>[],
  reading: Reading<Content>,
): Finding[] {
  const content = there[0]?.content ?? null;
  const isAllowed = allowedOf(thing).some((one) => isDeepStrictEqual(one, content));
  if (isAllowed && there.length < 2) return [];
  const fault = there.length > 1 ? 'half made' : nameFault(thing, content, reading);
  return [{ fault, detail: describeFault(thing, there) }];
}

/**
 * Compares what authors were promised with what is there. Allowed is for each thing what was
 * acknowledged last, or, whole and in its place, what the one call under way would have made.
 */
export function check<Content>(
  things: readonly Thing<Content>[],
  stored: readonly Stored<Content>[],
  reading: Reading<Content>,
): Finding[] {
  const there = new Map<string, Stored<Content>[]>();
  for (const one of stored) there.set(one.mark, [...(there.get(one.mark) ?? []), one]);
  const findings = things.flatMap((thing) => judge(thing, there.get(thing.mark) ?? [], reading));
  const known = new Set(things.map(({ mark }) => mark));
  const unknown = stored.filter(({ mark }) => !known.has(mark));
  const nobodys = unknown.map((one): Finding => {
    return { fault: 'half made', detail: `Nobody made this: ${JSON.stringify(one)}` };
  });
  return [...findings, ...nobodys];
}
