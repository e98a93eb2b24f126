import { errorTable } from '@arrasta/contract';
import { expectDescribed } from '@arrasta/server/testing/described-answers';
import type { ChangingCall } from './calls-that-change';

/** In ms. */
const timeLimitMs = 2_000;

export const isLate = (took: number) => took > timeLimitMs;

export interface Judged {
  readonly call: ChangingCall;
  /** Below the server's address. */
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  /** Told in lines: the status was sent before anything was known. */
  readonly isInLines: boolean;
  readonly text: string;
  /** Milliseconds. */
  readonly took: number;
}

interface TrpcError {
  readonly code?: string;
  readonly error?: { readonly data?: { readonly code?: string; readonly httpStatus?: number } };
}

const described: Readonly<Record<string, { readonly httpStatus: number } | undefined>> = errorTable;

/** Whether an answer of tRPC is a result, or an error with a code of the table and its status. */
function isOfTheTable(answer: TrpcError, status: number): boolean {
  if ('result' in answer) return true;
  const code = answer.error?.data?.code ?? answer.code ?? '';
  const httpStatus = answer.error?.data?.httpStatus ?? status;
  return described[code]?.httpStatus === httpStatus;
}

function isTrpcDescribed({ status, isInLines, text }: Judged): boolean {
  if (isInLines && status === 200) return !text.includes('"httpStatus":5');
  const answers = JSON.parse(text) as TrpcError | readonly TrpcError[];
  return [answers].flat().every((answer) => isOfTheTable(answer, status));
}

function undescribed(judged: Judged): string | null {
  const { call, url, status, mediaType, text } = judged;
  try {
    if (call.road === 'tRPC') return isTrpcDescribed(judged) ? null : 'not of the table of errors';
    const body: unknown = mediaType.includes('json') ? JSON.parse(text) : null;
    expectDescribed({ method: call.method, url, status, mediaType, body });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What is wrong with an answer to something that nobody should have sent; null for nothing. */
export function faultOf(judged: Judged): string | null {
  const { call, status, took } = judged;
  // The server has no browser here, and a body that was not bad enough is told so.
  const isWithoutBrowser = status === 501 && call.path.endsWith('/export');
  if (status >= 500 && !isWithoutBrowser) return `answered ${String(status)}`;
  if (isLate(took)) return `answered after ${took.toFixed(0)} ms`;
  return undescribed(judged);
}
