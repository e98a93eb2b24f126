import { TRPCClientError } from '@trpc/client';
import { UnreadableAnswer } from './api-error';

/** A failure that may pass by itself: the network, or a server that is down or overloaded. */
export interface Outage {
  /** What the server asked to wait before the next call, in ms; null when it did not say. */
  readonly retryAfter: number | null;
}

/** Refusals that are about the moment and not about what was sent. */
const passingRefusals: readonly number[] = [408, 425, 429];

function answerTo({ cause, meta }: TRPCClientError<never>): Response | null {
  if (cause instanceof UnreadableAnswer) return cause.answer;
  return meta?.response instanceof Response ? meta.response : null;
}

/** Status of the call itself, which may have travelled with others; null without an answer. */
function statusOf(error: TRPCClientError<never>): number | null {
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'httpStatus' in data) {
    return Number(data.httpStatus);
  }
  return answerTo(error)?.status ?? null;
}

/** In ms; a date is one of a clock that may differ from this one, and not looked at. */
function retryAfterOf(error: TRPCClientError<never>): number | null {
  const seconds = Number.parseInt(answerTo(error)?.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds * 1000;
}

/** What a failed call says about trying again; null where that would lead to the same refusal. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof TRPCClientError)) return null;
  const status = statusOf(error as TRPCClientError<never>);
  const isRefusal = status !== null && status >= 400 && status < 500;
  if (isRefusal && !passingRefusals.includes(status)) return null;
  return { retryAfter: retryAfterOf(error as TRPCClientError<never>) };
}
