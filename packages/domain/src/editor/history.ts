import { applyPatches, enablePatches, type Patch } from 'immer';
import type { CommandEffect, EditorState, EditorView } from './command';

enablePatches();

/** One step of undo: what changed, how to take it back, and where the person was looking. */
export interface HistoryEntry {
  readonly name: string;
  readonly effect: CommandEffect;
  readonly mergeKey: string | null;
  /** Milliseconds since the epoch of the last change in this entry. */
  readonly at: number;
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
  readonly before: EditorView;
  readonly after: EditorView;
}

export interface History {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

export const emptyHistory: History = { past: [], future: [] };

/** Steps that can be taken back; older ones are forgotten so that memory stays bounded. */
const maxUndoSteps = 500;
/** A pause longer than this ends a burst of typing. In milliseconds. */
const burst = 1000;

function pathsOf(patches: readonly Patch[]): string {
  return patches.map((patch) => `${patch.op} ${patch.path.join('/')}`).join('\n');
}

/** Whether the later change replaces exactly what the earlier one did, so that only it need be kept. */
function replacesSamePlaces(earlier: HistoryEntry, later: HistoryEntry): boolean {
  return (
    later.forward.every((patch) => patch.op === 'replace') &&
    pathsOf(earlier.forward) === pathsOf(later.forward)
  );
}

function mergeEntries(earlier: HistoryEntry, later: HistoryEntry): HistoryEntry {
  const same = replacesSamePlaces(earlier, later);
  return {
    ...later,
    forward: same ? later.forward : [...earlier.forward, ...later.forward],
    backward: same ? earlier.backward : [...later.backward, ...earlier.backward],
    before: earlier.before,
  };
}

function canMerge(last: HistoryEntry, entry: HistoryEntry): boolean {
  return entry.mergeKey !== null && last.mergeKey === entry.mergeKey && entry.at - last.at <= burst;
}

/** The history after a new change: what had been undone is forgotten, a burst stays one step. */
export function recordEntry(history: History, entry: HistoryEntry): History {
  const last = history.past.at(-1);
  if (last !== undefined && history.future.length === 0 && canMerge(last, entry)) {
    return { past: [...history.past.slice(0, -1), mergeEntries(last, entry)], future: [] };
  }
  return { past: [...history.past, entry].slice(-maxUndoSteps), future: [] };
}

/** A state and history moved by one step, and the step itself. */
export interface HistoryStep {
  readonly state: EditorState;
  readonly history: History;
  readonly entry: HistoryEntry;
}

function applyEntryPatches(
  state: EditorState,
  patches: readonly Patch[],
  view: EditorView,
): EditorState {
  const { deck } = applyPatches(state, [...patches]);
  return { deck, view: { ...view, zoom: state.view.zoom } };
}

/** One step back, or null at the beginning. */
export function applyUndo(state: EditorState, { past, future }: History): HistoryStep | null {
  const entry = past.at(-1);
  if (entry === undefined) return null;
  return {
    entry,
    state: applyEntryPatches(state, entry.backward, entry.before),
    history: { past: past.slice(0, -1), future: [entry, ...future] },
  };
}

/** One step forward, or null at the end. */
export function applyRedo(state: EditorState, { past, future }: History): HistoryStep | null {
  const [entry, ...rest] = future;
  if (entry === undefined) return null;
  // A burst that was taken back is closed: typing again after redo is a step of its own.
  const closed = { ...entry, mergeKey: null };
  return {
    entry,
    state: applyEntryPatches(state, entry.forward, entry.after),
    history: { past: [...past, closed], future: rest },
  };
}
