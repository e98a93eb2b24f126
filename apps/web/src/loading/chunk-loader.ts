import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { loadAhead } from './load-ahead';
import { hasKeptFiles } from './register-service-worker';
import { isLoadFailure, loadFailedStyleSheets } from './load-failure';

/** Whether the server has the program as this page has it. */
type ServerVersion = 'same' | 'other' | 'unreachable';

function entryOfThisPage(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** Has calls that come while one is under way share its outcome. */
function shareCalls<Outcome>(call: () => Promise<Outcome>): () => Promise<Outcome> {
  let underWay: Promise<Outcome> | null = null;
  return () => {
    underWay ??= call().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/**
 * Asks the server for its page, which names the script it starts. The editor loads several parts at
 * once, which ask once together.
 */
const findServerVersion = shareCalls(async (): Promise<ServerVersion> => {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return 'unreachable';
    return (await answer.text()).includes(entryOfThisPage()) ? 'same' : 'other';
  } catch {
    return 'unreachable';
  }
});

type ChunkState<Chunk> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly chunk: Chunk }
  /** It did not come, and may when it is asked for again. */
  | { readonly status: 'unreachable' }
  /** The server no longer has it, or the browser will not ask again: a reload brings it. */
  | { readonly status: 'missing' };

/** A part of the program that is loaded when it is first needed. */
export interface ChunkLoader<Chunk> {
  readonly useChunk: UseBoundStore<StoreApi<ChunkState<Chunk>>>;
  /** Loads the part unless it is here, and answers whether it is; never rejects. */
  readonly load: () => Promise<boolean>;
  /** The part, for those that need it now; rejects where it does not come. */
  readonly get: () => Promise<Chunk>;
}

/**
 * Whether there is anybody to ask for files. Firefox never again imports a file that failed once,
 * nor does Chromium after an answer that is an error: a server that is away is better not tried.
 */
async function canLoad(): Promise<boolean> {
  return hasKeptFiles() || (await findServerVersion()) !== 'unreachable';
}

/** @param attempts how often the server was there and the part did not come */
async function failureOf(error: unknown, attempts: number): Promise<'unreachable' | 'missing'> {
  if (!isLoadFailure(error)) return 'missing';
  const version = await findServerVersion();
  if (version === 'unreachable') return 'unreachable';
  return version === 'same' && attempts === 1 ? 'unreachable' : 'missing';
}

/**
 * A loader of a part of the program, which loads nothing yet.
 * @param importChunk imports the part's code; rejects where it does not come
 */
export function createChunkLoader<Chunk>(importChunk: () => Promise<Chunk>): ChunkLoader<Chunk> {
  const useChunk = create<ChunkState<Chunk>>(() => ({ status: 'loading' }));
  let attempts = 0;
  const attempt = shareCalls(async () => {
    useChunk.setState({ status: 'loading' }, true);
    if (!(await canLoad())) {
      useChunk.setState({ status: 'unreachable' }, true);
      return false;
    }
    attempts += 1;
    try {
      await loadFailedStyleSheets();
      useChunk.setState({ status: 'loaded', chunk: await importChunk() }, true);
      return true;
    } catch (error) {
      console.warn(error);
      useChunk.setState({ status: await failureOf(error, attempts) }, true);
      return false;
    }
  });
  const load = async () => {
    if (useChunk.getState().status === 'loaded') return true;
    return attempt();
  };
  const get = async () => {
    await load();
    const state = useChunk.getState();
    if (state.status !== 'loaded') throw new Error('A part of the program did not come');
    return state.chunk;
  };
  return { useChunk, load, get };
}

/** The same for a part that is brought before it is asked for, after the first load. */
export function createAheadLoader<Chunk>(importChunk: () => Promise<Chunk>): ChunkLoader<Chunk> {
  const loader = createChunkLoader(importChunk);
  loadAhead(loader.load);
  return loader;
}
