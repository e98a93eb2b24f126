/** What authors do. */
export const kinds = [
  'create',
  'save',
  'auto-save',
  'change',
  'delete slide',
  'delete',
  'plan',
  'ideas',
  'delete plan',
] as const;
export type Kind = (typeof kinds)[number];

/** A call whose end nobody knows: it was cut off, or is still on its way. */
export interface UnderWay<Content> {
  readonly kind: Kind;
  /** What is there once it is done; null is nothing. */
  readonly result: () => Content | null;
}

/** One thing that authors write, a carousel or a plan. */
export interface Thing<Content> {
  /** Stands in what is written, and tells a thing apart whose id was never answered. */
  readonly mark: string;
  id: string | null;
  /** What the last answer promised; null where nothing was made yet, or it was deleted. */
  acknowledged: Content | null;
  underWay: UnderWay<Content> | null;
  /** The calls so far and how they ended, the last ones last. */
  readonly history: string[];
}

/** One thing as it was read back. */
export interface Stored<Content> {
  readonly mark: string;
  readonly id: string;
  readonly content: Content;
}

/** How many calls a thing remembers, for a report on it. */
const remembered = 8;

/** A thing that was never written. */
export function newThing<Content>(mark: string): Thing<Content> {
  return { mark, id: null, acknowledged: null, underWay: null, history: [] };
}

/** Whether it is there for certain, and a call may be made. */
export const isFree = ({ acknowledged, underWay }: Thing<unknown>) =>
  acknowledged !== null && underWay === null;

/** Whether it is there, or may be. */
export const mayExist = ({ acknowledged, underWay }: Thing<unknown>) =>
  acknowledged !== null || underWay !== null;

/** Adds a line to a thing's history. */
export function note({ history }: Thing<unknown>, line: string): void {
  history.push(line);
  if (history.length > remembered) history.shift();
}

/** Takes what was read back for what is: from here on that is what must stay. */
export function adopt<Content>(thing: Thing<Content>, stored: Stored<Content> | undefined): void {
  thing.acknowledged = stored?.content ?? null;
  thing.id = stored?.id ?? thing.id;
  thing.underWay = null;
}
