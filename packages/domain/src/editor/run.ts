import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Env } from '../env';
import type { Command, EditorState } from './command';
import { record, applyUndo, applyRedo, type HistoryStep } from './history';
import { withEdit, type EditorSession } from './session';

enablePatches();

interface Attempt {
  readonly state: EditorState;
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

function touchesDeck(patch: Patch): boolean {
  return patch.path[0] === 'deck';
}

function attempt(state: EditorState, command: Command, env: Env): Attempt | null {
  const answer = { accepted: false };
  const [next, forward, backward] = produceWithPatches(state, (draft) => {
    answer.accepted = command.change(draft, env);
  });
  if (!answer.accepted) return null;
  return {
    state: next,
    forward: forward.filter(touchesDeck),
    backward: backward.filter(touchesDeck),
  };
}

/** The session after the command, or null when the command declines. */
export function run(session: EditorSession, command: Command, env: Env): EditorSession | null {
  const result = attempt(session.state, command, env);
  if (result === null) return null;
  const { state, forward, backward } = result;
  if (forward.length === 0) return { ...session, state };
  const history = record(session.history, {
    name: command.name,
    effect: command.effect,
    mergeKey: command.mergeKey ?? null,
    at: Date.parse(env.now()),
    forward,
    backward,
    before: session.state.view,
    after: state.view,
  });
  return withEdit(session, { state, history, effect: command.effect });
}

const dryRunEnv: Env = { now: () => '1970-01-01T00:00:00.000Z', newId: () => '' };

/** Whether the command would do anything now: the same function as `run`, asked and not kept. */
export function canRun(session: EditorSession, command: Command): boolean {
  return attempt(session.state, command, dryRunEnv) !== null;
}

function travelled(session: EditorSession, journey: HistoryStep | null): EditorSession | null {
  if (journey === null) return null;
  const { state, history, entry } = journey;
  return withEdit(session, { state, history, effect: entry.effect });
}

/** The session with its last step taken back, or null when there is none. */
export function undo(session: EditorSession): EditorSession | null {
  return travelled(session, applyUndo(session.state, session.history));
}

/** The session with the last undone step done again, or null when there is none. */
export function redo(session: EditorSession): EditorSession | null {
  return travelled(session, applyRedo(session.state, session.history));
}

/** Whether there is a step to take back. */
export function canUndo({ history }: EditorSession): boolean {
  return history.past.length > 0;
}

/** Whether there is an undone step to do again. */
export function canRedo({ history }: EditorSession): boolean {
  return history.future.length > 0;
}
