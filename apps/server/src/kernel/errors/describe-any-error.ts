import { errorTable, type ErrorCode } from '@arrasta/contract';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { isDatabaseAway } from '../database/database-away';
import {
  describeCode,
  describeDomainError,
  describeZodError,
  type ErrorDescription,
} from './describe-error';
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

function describeTrpcError(error: TRPCError): ErrorDescription {
  if (error.cause && error.cause !== error) {
    const inner = describeAnyError(error.cause);
    if (inner.code !== 'INTERNAL_SERVER_ERROR') return inner;
  }
  const code = trpcCodes[error.code] ?? error.code;
  return describeCode(code in errorTable ? (code as ErrorCode) : 'INTERNAL_SERVER_ERROR');
}

/** Fastify's own refusals carry a status and a code that begins with FST_. */
function describeFrameworkError(error: unknown): ErrorDescription | null {
  if (!(error instanceof Error) || !('statusCode' in error) || !('code' in error)) return null;
  const { statusCode, code } = error;
  if (typeof statusCode !== 'number' || typeof code !== 'string' || !code.startsWith('FST_')) {
    return null;
  }
  const known = statusCodes[statusCode];
  if (known === 'SERVICE_UNAVAILABLE') return unavailable();
  if (known) return describeCode(known);
  return statusCode >= 400 && statusCode < 500 ? describeCode('BAD_REQUEST') : null;
}

function unavailable(): ErrorDescription {
  return { ...describeCode('SERVICE_UNAVAILABLE'), retryAfter: 2 };
}

/**
 * The one table of errors: whatever was thrown, in the words of the contract. What is not known
 * here is an internal error, and nothing of it reaches the caller.
 */
export function describeAnyError(error: unknown): ErrorDescription {
  if (error instanceof DomainError) return describeDomainError(error);
  if (error instanceof z.ZodError) return describeZodError(error);
  if (error instanceof TRPCError) return describeTrpcError(error);
  const framework = describeFrameworkError(error);
  if (framework) return framework;
  return isDatabaseAway(error) ? unavailable() : describeCode('INTERNAL_SERVER_ERROR');
}
