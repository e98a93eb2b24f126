import {
  accountFull,
  errorTable,
  type ErrorBody,
  type ErrorCode,
  type Issue,
} from '@arrasta/contract';
import { z } from 'zod';
import { DomainError } from './domain-error';
import { errorTexts } from './error-texts';

/** Everything the outside may know of an error. */
export interface ErrorResponse {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly message: string;
  readonly issues?: readonly Issue[];
  readonly used?: number;
  readonly allowed?: number;
  readonly retryAfter?: number;
}

/** The description of one code with its own text, for refusals that carry nothing else. */
export function toCodeResponse(code: ErrorCode, message = errorTexts[code]): ErrorResponse {
  return { code, httpStatus: errorTable[code].httpStatus, message };
}

/** What a domain error is over HTTP and tRPC. */
export function answerTo({ code, budget }: DomainError) {
  return code === 'QUOTA_EXCEEDED' && budget ? accountFull : errorTable[code];
}

/** A domain error in the words of the contract. */
export function toDomainErrorResponse(error: DomainError): ErrorResponse {
  return {
    code: error.code,
    httpStatus: answerTo(error).httpStatus,
    message: error.message === '' ? errorTexts[error.code] : error.message,
    ...(error.issues && { issues: error.issues }),
    ...error.budget,
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}

/** A failed schema: the first field's text as the message, every field in `issues`. */
export function toZodErrorResponse(error: z.core.$ZodError): ErrorResponse {
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { ...toCodeResponse('BAD_REQUEST', issues[0]?.message), issues };
}

/** The JSON body of a REST error. */
export function errorBody(description: ErrorResponse, requestId?: string): ErrorBody {
  const { code, message, issues, used, allowed } = description;
  const needsApiKey = code === 'NEEDS_API_KEY' && ({ needsApiKey: true } as const);
  const budget = used !== undefined && { used, allowed };
  const own = { message, code, ...(issues && { issues }), ...budget, ...needsApiKey };
  return code === 'INTERNAL_SERVER_ERROR' && requestId !== undefined ? { ...own, requestId } : own;
}
