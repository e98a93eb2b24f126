import { DomainError } from '../../kernel/errors/domain-error';

/** The caller of something that takes its time. */
export interface GenerationCaller {
  /** Whether they may still have it: signed out or blocked meanwhile, they may not. */
  readonly isStillValid: () => Promise<boolean>;
  /** Cancels it. */
  readonly signal: AbortSignal;
}

/** Between two looks, in ms; a provider may be silent for far longer. */
const defaultPauseMs = 1_000;

/** Ends with the first of the two: the call, or the caller's right to it. */
interface AuthorizationWatch {
  readonly signal: AbortSignal;
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

function watchAuthorization(
  { isStillValid, signal }: GenerationCaller,
  pause: number,
): AuthorizationWatch {
  const controller = new AbortController();
  let clock: NodeJS.Timeout | undefined;
  let isOver = false;

  async function check(): Promise<void> {
    // A database that does not answer says nothing against anybody.
    const isAuthorized = await isStillValid().catch(() => true);
    if (!isAuthorized) controller.abort(new DomainError('UNAUTHORIZED', ''));
  }

  function waitAndLook(): void {
    clock = setTimeout(() => {
      void check().then(() => {
        if (!isOver && !controller.signal.aborted) waitAndLook();
      });
    }, pause);
  }

  waitAndLook();
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    check,
    stop() {
      isOver = true;
      clearTimeout(clock);
    },
  };
}

/**
 * Does the work with a signal that ends it when the caller disconnects or loses the right to it.
 * Source: decision 090.
 * @throws DomainError UNAUTHORIZED in the latter case.
 */
export async function whileAuthorized<Result>(
  requester: GenerationCaller,
  work: (signal: AbortSignal) => Promise<Result>,
  pause = defaultPauseMs,
): Promise<Result> {
  const { signal, stop } = watchAuthorization(requester, pause);
  try {
    return await work(signal);
  } finally {
    stop();
  }
}

/** The same for what is answered piece by piece: checks before each piece is given, too. */
export async function* eachWhileAuthorized<Piece>(
  requester: GenerationCaller,
  work: (signal: AbortSignal) => AsyncIterable<Piece>,
  pause = defaultPauseMs,
): AsyncGenerator<Piece, void, undefined> {
  const { signal, check, stop } = watchAuthorization(requester, pause);
  try {
    for await (const piece of work(signal)) {
      await check();
      signal.throwIfAborted();
      yield piece;
    }
  } finally {
    stop();
  }
}
