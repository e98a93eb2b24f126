import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { FileNotBrought } from './bring-module';

export type PartState<Part> =
  | { readonly status: 'waiting' }
  | { readonly status: 'here'; readonly part: Part }
  /** It did not come, and may when it is asked for again. */
  | { readonly status: 'unreachable' }
  /** The server no longer has it, or the browser will not ask again: a reload brings it. */
  | { readonly status: 'missing' };

/** A part of the program that is loaded when it is first needed, or before. */
export interface PartLoader<Part> {
  readonly usePart: UseBoundStore<StoreApi<PartState<Part>>>;
  /** Loads the part unless it is here, and answers whether it is; never rejects. */
  readonly bring: () => Promise<boolean>;
  /** The part, for those that need it now; rejects where it does not come. */
  readonly get: () => Promise<Part>;
}

const bringers: (() => Promise<boolean>)[] = [];

/** How to bring each part known so far; more come as parts with parts of their own are loaded. */
export const partBringers: Iterable<() => Promise<boolean>> = bringers;

/** A server that was updated meanwhile has the files of another version. */
async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

async function failureOf(error: unknown): Promise<'unreachable' | 'missing'> {
  const mayCome = error instanceof FileNotBrought && !(await isGone(error.file));
  return mayCome ? 'unreachable' : 'missing';
}

/** Makes a part known, without loading it. */
export function partLoader<Part>(load: () => Promise<Part>): PartLoader<Part> {
  const usePart = create<PartState<Part>>(() => ({ status: 'waiting' }));
  let underWay: Promise<boolean> | null = null;
  const attempt = async () => {
    usePart.setState({ status: 'waiting' }, true);
    try {
      usePart.setState({ status: 'here', part: await load() }, true);
      return true;
    } catch (error) {
      usePart.setState({ status: await failureOf(error) }, true);
      return false;
    }
  };
  const bring = async () => {
    if (usePart.getState().status === 'here') return true;
    underWay ??= attempt().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const get = async () => {
    await bring();
    const state = usePart.getState();
    if (state.status !== 'here') throw new Error('A part of the program did not come');
    return state.part;
  };
  bringers.push(bring);
  return { usePart, bring, get };
}
