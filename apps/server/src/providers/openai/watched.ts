import { DomainError } from '../../kernel/errors/domain-error';
import { aiMessages } from './ai-texts';

/** In ms. Source: docs/product/generation.md 6. */
export interface Timeouts {
  /** Without a sign of life. */
  readonly stall: number;
  /** In all. */
  readonly total: number;
}

export const defaultTimeouts: Timeouts = { stall: 20_000, total: 120_000 };

/** What ends a connection: whoever asked, a stall, or the end of the time. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Called with each sign of life. */
  readonly alive: () => void;
  /** Throws what ended it, if something did. */
  readonly check: () => void;
  readonly stop: () => void;
}

/** Watches over a connection, because the library's own time covers only its beginning. */
export function watch(signal: AbortSignal, { stall, total }: Timeouts): Watch {
  const controller = new AbortController();
  const abortRequest = () => {
    controller.abort(new DomainError('UPSTREAM_TIMEOUT', aiMessages.tooSlow));
  };
  const leave = () => {
    controller.abort(signal.reason);
  };
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  const end = setTimeout(abortRequest, total);
  let silence = setTimeout(abortRequest, stall);
  return {
    signal: controller.signal,
    alive() {
      clearTimeout(silence);
      silence = setTimeout(abortRequest, stall);
    },
    check() {
      controller.signal.throwIfAborted();
    },
    stop() {
      clearTimeout(end);
      clearTimeout(silence);
      signal.removeEventListener('abort', leave);
    },
  };
}
