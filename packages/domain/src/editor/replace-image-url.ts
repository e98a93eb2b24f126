import { applyPatches, enablePatches, type Patch } from 'immer';
import { imageUrlOf } from '../image-url';
import type { EditorState } from './command';
import type { HistoryEntry } from './history';
import { withEdit, type EditorSession } from './session';

enablePatches();

interface Exchange {
  readonly from: string;
  readonly to: string;
}

type Fields = Readonly<Record<string, unknown>>;

function isExchangedUrl(value: unknown, { from }: Exchange): boolean {
  return typeof value === 'string' && imageUrlOf(value) === from;
}

function isField(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field holds the address of a picture: a text may be the same letters. */
function isImage(owner: unknown, name: string | number | undefined): boolean {
  if (name === 'backgroundImageUrl' || name === 'panoramaImageUrl') return true;
  return name === 'content' && isField(owner) && owner.type === 'image';
}

/** The same value with the picture exchanged; the very same one where it is not shown. */
function exchangeIn<Value>(value: Value, exchange: Exchange): Value {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const isShown = isImage(value, name) && isExchangedUrl(inner, exchange);
    return [name, isShown ? exchange.to : exchangeIn(inner, exchange)] as const;
  });
  const before = value as Fields;
  if (entries.every(([name, inner]) => inner === before[name])) return value;
  const fields = Array.isArray(value) ? entries.map(([, inner]) => inner) : undefined;
  return (fields ?? Object.fromEntries(entries)) as Value;
}

function valueAtPath(state: unknown, path: Patch['path']): unknown {
  return path.reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], state);
}

interface RewrittenPatches {
  readonly patches: readonly Patch[];
  readonly state: EditorState;
}

/** Patches of one step with the picture exchanged, and the state they lead to without that. */
function rewritePatches(
  start: EditorState,
  patches: readonly Patch[],
  exchange: Exchange,
): RewrittenPatches {
  let state = start;
  const changed = patches.map((patch) => {
    state = applyPatches(state, [patch]);
    const owner = valueAtPath(state, patch.path.slice(0, -1));
    const isShown = isImage(owner, patch.path.at(-1)) && isExchangedUrl(patch.value, exchange);
    const value: unknown = isShown ? exchange.to : exchangeIn(patch.value, exchange);
    return value === patch.value ? patch : { ...patch, value };
  });
  const isSame = changed.every((patch, index) => patch === patches[index]);
  return { patches: isSame ? patches : changed, state };
}

function withPatches(
  entry: HistoryEntry,
  forward: RewrittenPatches,
  back: RewrittenPatches,
): HistoryEntry {
  const isSame = forward.patches === entry.forward && back.patches === entry.backward;
  return isSame ? entry : { ...entry, forward: forward.patches, backward: back.patches };
}

/** Whether a step may concern the picture; only applying it shows whether it does. */
function mentionsUrl({ forward, backward }: HistoryEntry, exchange: Exchange): boolean {
  return [...forward, ...backward].some(
    ({ value }) => isExchangedUrl(value, exchange) || exchangeIn(value, exchange) !== value,
  );
}

function rewritePast(session: EditorSession, exchange: Exchange): readonly HistoryEntry[] {
  const past = [...session.history.past];
  const oldest = past.findIndex((entry) => mentionsUrl(entry, exchange));
  let after = session.state;
  for (let index = past.length - 1; oldest >= 0 && index >= oldest; index -= 1) {
    const entry = past[index];
    if (entry === undefined) break;
    const back = rewritePatches(after, entry.backward, exchange);
    const forward = rewritePatches(back.state, entry.forward, exchange);
    past[index] = withPatches(entry, forward, back);
    after = back.state;
  }
  return past;
}

function changedFuture(session: EditorSession, exchange: Exchange): readonly HistoryEntry[] {
  const { future } = session.history;
  const latest = future.findLastIndex((entry) => mentionsUrl(entry, exchange));
  let before = session.state;
  return future.map((entry, index) => {
    if (index > latest) return entry;
    const forward = rewritePatches(before, entry.forward, exchange);
    const back = rewritePatches(forward.state, entry.backward, exchange);
    before = forward.state;
    return withPatches(entry, forward, back);
  });
}

/**
 * Puts the address of a kept copy in the place of a picture's address, wherever elements and
 * backgrounds show it: now, and in every step that can be undone or done again. It is the same
 * picture, so it is no step of its own, and undo never brings the old address back. Null where
 * the deck does not show it.
 */
export function replaceImageUrlInDeck(
  session: EditorSession,
  from: string,
  to: string,
): EditorSession | null {
  const exchange = { from, to };
  const { state, history } = session;
  const deck = exchangeIn(state.deck, exchange);
  const changed = {
    past: rewritePast(session, exchange),
    future: changedFuture(session, exchange),
  };
  if (deck !== state.deck) {
    return withEdit(session, { state: { ...state, deck }, history: changed, effect: 'slides' });
  }
  const isSame =
    changed.past.every((entry, index) => entry === history.past[index]) &&
    changed.future.every((entry, index) => entry === history.future[index]);
  return isSame ? null : { ...session, history: changed };
}
