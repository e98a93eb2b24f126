import {
  type ErrorCode,
  accountQuotaExceeded,
  errorTable,
  type ErrorBody,
  type Issue,
} from '@arrasta/contract';
import { z } from 'zod';
import portuguese from 'zod/v4/locales/pt-BR.js';
import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';

/**
 * Codes of Prisma, PostgreSQL and the system that mean: not now, but later perhaps. Class 53 is a
 * full disk, no memory left, or too many connections; 55P03 and 57014 waited longer than they may;
 * 40P01 and P2034 were aborted so that transactions that waited for them could go on.
 */
const awayCodes =
  /^(?:P1001|P1002|P1008|P1017|P2024|P2028|P2034|40P01|57P0\d|55P03|57014|08\w{3}|53\d{3}|ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT)$/;
/** What Prisma's drivers call it. */
const awayKinds = /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after|PGlite is clos/i;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function matchesAny(pattern: RegExp, values: readonly unknown[]): boolean {
  return values.some((value) => typeof value === 'string' && pattern.test(value));
}

function matchesUnreachable(error: Record<string, unknown>): boolean {
  return (
    matchesAny(awayCodes, [error.code, error.originalCode]) ||
    matchesAny(awayKinds, [error.kind]) ||
    matchesAny(awayMessages, [error.message, error.originalMessage])
  );
}

/** Whether an error, or one it was caused by, means that the database cannot be reached now. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!isRecord(error) || depth > 6) return false;
  if (matchesUnreachable(error)) return true;
  const inner = [error.cause, error.meta, error.driverAdapterError];
  return inner.some((cause) => isDatabaseAway(cause, depth + 1));
}

/** What a person reads when the refusal itself brings no text. */
const errorMessages: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'O pedido não está no formato esperado.',
  NEEDS_API_KEY: 'Configure sua chave da API (API key) para usar a I.A.',
  UNAUTHORIZED: 'Entre na sua conta para continuar.',
  QUOTA_EXCEEDED: 'A conta do provedor de I.A. está sem créditos.',
  FORBIDDEN: 'Você não tem permissão para isto.',
  NOT_FOUND: 'Não encontrado.',
  CONFLICT: 'O pedido entra em conflito com o que já existe.',
  PRECONDITION_FAILED: 'O conteúdo mudou desde a última leitura.',
  PAYLOAD_TOO_LARGE: 'O pedido é grande demais.',
  UNSUPPORTED_MEDIA_TYPE: 'Envie o pedido em JSON (application/json).',
  MISDIRECTED_REQUEST: 'Este endereço não é o deste servidor.',
  UNPROCESSABLE_CONTENT: 'O pedido não pode ser processado.',
  AI_REFUSED: 'O provedor de I.A. recusou o pedido.',
  TOO_MANY_REQUESTS: 'Muitas tentativas. Espere um pouco e tente de novo.',
  INTERNAL_SERVER_ERROR: 'Algo deu errado no servidor.',
  NOT_IMPLEMENTED: 'Este servidor não oferece isto.',
  AI_UNAVAILABLE: 'O provedor de I.A. não respondeu.',
  AI_BAD_ANSWER: 'O provedor de I.A. deu uma resposta inutilizável.',
  UPSTREAM_FAILED: 'O outro servidor falhou.',
  SERVICE_UNAVAILABLE: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  UPSTREAM_TIMEOUT: 'O outro servidor demorou demais.',
};

/** Nothing is written while the database could not finish it. */
export const diskFull =
  'O disco do servidor está cheio: nada foi salvo agora. Avise quem administra o Arrasta.';

/**
 * What schemas say in Portuguese. What was left out is named so: zod would tell the reader of a
 * value called "undefined".
 */
export function portugueseIssues(): z.core.$ZodConfig {
  const { localeError } = portuguese();
  return {
    localeError: (issue) => {
      if (issue.code !== 'invalid_type' || issue.input !== undefined) return localeError(issue);
      return (issue.path?.length ?? 0) === 0 ? errorMessages.BAD_REQUEST : 'Campo obrigatório';
    },
  };
}

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
export function toCodeResponse(code: ErrorCode, message = errorMessages[code]): ErrorResponse {
  return { code, httpStatus: errorTable[code].httpStatus, message };
}

/** What a domain error is over HTTP and tRPC. */
export function errorEntryOf({ code, budget }: DomainError) {
  return code === 'QUOTA_EXCEEDED' && budget ? accountQuotaExceeded : errorTable[code];
}

/** A domain error in the words of the contract. */
function toDomainErrorResponse(error: DomainError): ErrorResponse {
  return {
    code: error.code,
    httpStatus: errorEntryOf(error).httpStatus,
    message: error.message === '' ? errorMessages[error.code] : error.message,
    ...(error.issues && { issues: error.issues }),
    ...error.budget,
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}

/** All of them may be many times as long as the body that they are about. */
export const maxIssues = 100;

/** A failed schema: the first field's text as the message, the first hundred fields in `issues`. */
function toZodErrorResponse(error: z.core.$ZodError): ErrorResponse {
  const issues = error.issues
    .slice(0, maxIssues)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
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
  if (known === 'SERVICE_UNAVAILABLE') return unavailableResponse();
  if (known) return toCodeResponse(known);
  return statusCode >= 400 && statusCode < 500 ? toCodeResponse('BAD_REQUEST') : null;
}

function unavailableResponse(): ErrorResponse {
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
  return isDatabaseAway(error) ? unavailableResponse() : toCodeResponse('INTERNAL_SERVER_ERROR');
}

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  description: ErrorResponse,
): FastifyReply {
  if (description.retryAfter !== undefined) reply.header('Retry-After', description.retryAfter);
  reply.removeHeader('ETag');
  return reply.code(description.httpStatus).send(errorBody(description, request.id));
}

/** The one error handler. What went wrong inside goes to the log, never to the caller. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const description = toErrorResponse(error);
  // Fastify hangs up on a body it refuses. Who is still sending that would see a broken connection
  // in place of the answer; so the rest is read and dropped, for as long as a request may take.
  reply.removeHeader('connection');
  if (description.httpStatus === 500) request.log.error(error);
  return sendError(request, reply, description);
}

/** Answers as signed out where that was found out late. */
export function handleSignedOut(request: FastifyRequest, reply: FastifyReply) {
  return sendError(request, reply, toCodeResponse('UNAUTHORIZED'));
}

/** An address or a method that does not exist. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendError(request, reply, toCodeResponse('NOT_FOUND'));
}
