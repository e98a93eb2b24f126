import { errorTable, type ErrorCode } from '@arrasta/contract';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { isDatabaseAway } from '../database/database-away';
import {
  toCodeResponse,
  toDomainErrorResponse,
  toZodErrorResponse,
  type ErrorResponse,
} from './domain-error-response';
import { DomainError } from './domain-error';

/** Codes that tRPC itself throws, where they are called differently here. */
const trpcCodes: Readonly<Record<string, ErrorCode>> = {
  PARSE_ERROR: 'BAD_REQUEST',
  METHOD_NOT_SUPPORTED: 'NOT_FOUND',
};

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SERVICE_UNAVAILABLE',
};

function describeTrpcError(error: TRPCError): ErrorResponse {
  if (error.cause && error.cause !== error) {
    const inner = toErrorResponse(error.cause);
    if (inner.code !== 'INTERNAL_SERVER_ERROR') return inner;
  }
  const code = trpcCodes[error.code] ?? error.code;
  return toCodeResponse(code in errorTable ? (code as ErrorCode) : 'INTERNAL_SERVER_ERROR');
}

/** Fastify's own refusals carry a status and a code that begins with FST_. */
function describeFrameworkError(error: unknown): ErrorResponse | null {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return null;
  const { statusCode, code } = error;
  if (typeof statusCode !== 'number' || typeof code !== 'string' || !code.startsWith('FST_')) {
    return null;
  }
  const known = statusCodes[statusCode];
  if (known === 'SERVICE_UNAVAILABLE') return unavailable();
  if (known) return toCodeResponse(known);
  return statusCode >= 400 && statusCode < 500 ? toCodeResponse('BAD_REQUEST') : null;
}

function unavailable(): ErrorResponse {
  return { ...toCodeResponse('SERVICE_UNAVAILABLE'), retryAfter: 2 };
}

/**
 * The one table of errors: whatever was thrown, in the words of the contract. What is not known
 * here is an internal error, and nothing of it reaches the caller.
 */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof DomainError) return toDomainErrorResponse(error);
  if (error instanceof z.ZodError) return toZodErrorResponse(error);
  if (error instanceof TRPCError) return describeTrpcError(error);
  const framework = describeFrameworkError(error);
  if (framework) return framework;
  return isDatabaseAway(error) ? unavailable() : toCodeResponse('INTERNAL_SERVER_ERROR');
}
