import type { ErrorCode } from '@arrasta/contract';
import { TRPCClientError } from '@trpc/client';

/** A refusal of a REST call in the documented form; `message` is the server's own text. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** The error of an answer that is not OK; null where it is not in the documented form. */
export async function restErrorOf(answer: Response): Promise<RestError | null> {
  const body: unknown = await answer.json().catch(() => null);
  return isErrorBody(body) ? new RestError(body.code, body.message) : null;
}

/** An answer that is not of the server's making: a proxy's page, or nothing at all. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly answer: Response;

  constructor(answer: Response) {
    super(`Answered ${String(answer.status)} without JSON`);
    this.answer = answer;
  }
}

/** The answer, when it is one the client can read. @throws UnreadableAnswer */
export function requireJson(answer: Response): Response {
  if (answer.headers.get('content-type')?.includes('json') === true) return answer;
  throw new UnreadableAnswer(answer);
}

function dataOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof TRPCClientError)) return {};
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/**
 * The server's code for this failure, of either way of calling it; null when the server was not
 * reached or did not say.
 */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (error instanceof RestError) return error.code;
  const { code } = dataOf(error);
  return typeof code === 'string' ? (code as ErrorCode) : null;
}

/**
 * Whether a failure says that nobody is signed in, or an account without the right. A server that
 * is down, draining or not to be reached says nothing about it.
 */
export function meansSignedOut(code: ErrorCode | null): boolean {
  return code === 'UNAUTHORIZED' || code === 'FORBIDDEN';
}

/** The server's own words for this failure; null when it did not answer in our form. */
export function serverMessageOf(error: unknown): string | null {
  if (errorCodeOf(error) === null || !(error instanceof Error)) return null;
  return error.message === '' ? null : error.message;
}

/**
 * The message that a person sees of a failure: the server's, or `otherwise` where it sent none or
 * the fault is its own.
 */
export function errorMessageOr(error: unknown, otherwise: string): string {
  if (errorCodeOf(error) === 'INTERNAL_SERVER_ERROR') return otherwise;
  return serverMessageOf(error) ?? otherwise;
}

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
