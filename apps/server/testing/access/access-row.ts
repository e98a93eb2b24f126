import type { Person } from '../person';
import type { Thing } from './things';

/** Who makes a call; somebody else's id is one of the ids. */
export const actors = ['anonymous', 'Basic', 'PRO', 'Admin', 'blocked'] as const;
export type Actor = (typeof actors)[number];

export const ids = ['own', 'foreign', 'random', 'bad'] as const;
export type Id = (typeof ids)[number];

/** One call, or one use of it, with all verdicts on it. */
export interface AccessRow {
  /** `POST /carousels/{id}/slides`, below /api. */
  readonly rest?: string;
  /** Path of the procedure. */
  readonly trpc?: string;
  readonly audience: 'everybody' | 'signed in' | 'PRO' | 'Admin';
  /** Whose ids the call is tried with; absent: it names nothing. */
  readonly thing?: Thing;
  /** Status over REST for those who may. */
  readonly ok: number;
  /** What the call sends, over REST as it is, over tRPC with the id. */
  readonly body?: (caller: Person, id: string) => object;
  /** The input over tRPC, where it is not the id and the body side by side. */
  readonly input?: (id: string) => object;
  /** Whether it answers in lines, over tRPC alone. */
  readonly streams?: boolean;
  /** Sent instead of JSON. */
  readonly file?: () => Promise<Buffer>;
  readonly query?: string;
  /** Verdicts on ids that differ from: own is ok, all others are 404. */
  readonly verdicts?: Partial<Record<Id, number>>;
  /** Verdicts on actors that differ from what the audience says. */
  readonly actors?: Partial<Record<Actor, number>>;
}

/** The status for whom the call is not for; null for whom it is. */
export function refusal({ audience }: AccessRow, actor: Actor): number | null {
  if (audience === 'everybody') return null;
  if (actor === 'anonymous' || actor === 'blocked') return 401;
  return audience === 'signed in' || audience === actor ? null : 403;
}

/** The status that the table demands; `ok` stands for whatever success is over REST or tRPC. */
export function verdictOn(row: AccessRow, actor: Actor, id: Id, ok: number): number {
  const verdict = row.actors?.[actor] ?? refusal(row, actor) ?? row.verdicts?.[id];
  if (verdict !== undefined) return verdict;
  return row.thing === undefined || id === 'own' ? ok : 404;
}
