import { limits } from '@arrasta/domain';
import { requestLimits } from '@arrasta/contract';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppContext, callContext } from '../app-context';
import { toErrorResponse } from '../../kernel/errors/error-response';
import { DomainError } from '../../kernel/errors/domain-error';
import { clientDisconnectSignal, decodeBody, parseStrictJson } from '../../kernel/http';
import { restCallsOf } from '../../kernel/procedures/procedures';
import type { RestLine } from '../../kernel/procedures/rest-line';
import { appRouter } from '../router';

/** A body as JSON, read and judged already; `empty` where nothing was sent. */
type ReadBody = { readonly value: unknown } | 'empty';

function headersOf({ headers }: FastifyRequest): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) copy.append(name, one);
    }
  }
  return copy;
}

/**
 * The request as tRPC wants it. Its body is handed on as it was read: written into the Request and
 * read out of it again, it cost more than all the rest of the request.
 */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const fetchRequest = new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers: headersOf(request),
    signal: clientDisconnectSignal(reply),
  });
  const body = request.body as ReadBody | undefined;
  const json = () =>
    typeof body === 'object'
      ? Promise.resolve(body.value)
      : Promise.reject(new SyntaxError('There is no body.'));
  return Object.defineProperty(fetchRequest, 'json', { value: json });
}

/** The editor's save, whose route has its own limit and so no parameter. */
const wholeDeck = 'carousels.saveDeck';

interface TrpcRoute {
  Params: { path?: string };
  Querystring: { input?: string };
}

const pathOf = ({ params, routeOptions }: FastifyRequest<TrpcRoute>) =>
  params.path ?? routeOptions.config.procedure ?? '';

const restCalls = restCallsOf(appRouter);

/** Paths of the procedures whose REST line says so of them. */
const proceduresWhere = (holds: (line: RestLine) => boolean): readonly string[] =>
  restCalls.filter(({ line }) => holds(line)).map(({ procedure }) => procedure);

const largeProcedures = new Set([wholeDeck, ...proceduresWhere(({ large = false }) => large)]);

/**
 * Only calls that carry slides or a picture may be large; a batch, if one of its calls may.
 * Source: docs/product/api.md 13.
 */
const mayBeLarge = (path: string) => path.split(',').some((one) => largeProcedures.has(one));

function readBody(request: FastifyRequest, bytes: Buffer): ReadBody {
  const path = pathOf(request as FastifyRequest<TrpcRoute>);
  if (bytes.length > limits.otherBody && !mayBeLarge(path)) {
    throw new DomainError('PAYLOAD_TOO_LARGE', '');
  }
  const text = decodeBody(bytes, request.headers['content-type']);
  return text === '' ? 'empty' : { value: parseStrictJson(text) };
}

/** Calls that are answered piece by piece, because a person watches the result grow. */
const streamed = 'ai.streamDeck';

/**
 * Streamed answers begin before a cookie can be set, so they are given where they must be alone.
 */
function streamsOnly(request: FastifyRequest<TrpcRoute>): boolean {
  const isStreamed = pathOf(request) === streamed;
  if (!isStreamed) delete request.headers['trpc-accept'];
  return isStreamed;
}

function retryHeaders(errors: readonly unknown[]): { headers?: Record<string, string> } {
  const seconds = errors.map((error) => toErrorResponse(error).retryAfter ?? 0);
  const maxSeconds = Math.max(0, ...seconds);
  return maxSeconds === 0 ? {} : { headers: { 'Retry-After': String(maxSeconds) } };
}

/**
 * tRPC answers with a web Response, whose body Fastify would pump through a stream; read whole, it
 * leaves in one write and with its length. What tRPC refuses before it looks for a procedure it
 * would send as plain text.
 */
async function sendWhole(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!(payload instanceof Response) || streamsOnly(request as FastifyRequest<TrpcRoute>)) {
    return payload;
  }
  reply.code(payload.status).headers(Object.fromEntries(payload.headers));
  if (payload.body !== null) reply.type('application/json');
  return payload.text();
}

/** tRPC under /trpc of the scope; the body is read and judged here. */
export function mountTrpc(scope: FastifyInstance, context: AppContext): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, readBody(request, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });

  scope.addHook('onSend', sendWhole);
  const handle = async (request: FastifyRequest<TrpcRoute>, reply: FastifyReply) => {
    streamsOnly(request);
    const { input } = request.query;
    if (input !== undefined && input !== '') parseStrictJson(input);
    const answer = await resolveResponse({
      router: appRouter,
      req: webRequest(request, reply),
      path: pathOf(request),
      error: null,
      maxBatchSize: requestLimits.batch,
      responseMeta: ({ errors }) => retryHeaders(errors),
      createContext: () => Promise.resolve(callContext(request, reply, context)),
      onError: ({ error }) => {
        if (toErrorResponse(error).httpStatus === 500) request.log.error(error);
      },
    });
    return reply.send(answer);
  };
  scope.get<TrpcRoute>('/trpc/:path', handle);
  scope.post<TrpcRoute>('/trpc/:path', { bodyLimit: limits.deckBody }, handle);
  const whole = {
    bodyLimit: limits.deckJson + limits.otherBody,
    config: { procedure: wholeDeck },
  };
  scope.post<TrpcRoute>(`/trpc/${wholeDeck}`, whole, handle);
  // What waits for a provider of AI; the parameter is the whole path again.
  const slow = {
    handlerTimeout: requestLimits.slowAnswer,
    bodyLimit: limits.otherBody,
    config: { isIoBound: true },
  };
  scope.post<TrpcRoute>('/trpc/:path(^ai\\..+)', slow, handle);
  for (const procedure of proceduresWhere(({ hashesPassword = false }) => hashesPassword)) {
    const hashing = { bodyLimit: limits.otherBody, config: { isIoBound: true, procedure } };
    scope.post<TrpcRoute>(`/trpc/${procedure}`, hashing, handle);
  }
}
