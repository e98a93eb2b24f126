import { requestLimits } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppContext, callContext } from '../app-context';
import type { KeptAnswer } from '../../modules/idempotency/idempotency.service';
import { actorOf } from '../../kernel/security/identity';
import type { RestAnswer, RestLine } from '../../kernel/procedures/rest-line';
import { appRouter } from '../router';
import { clientDisconnectSignal, toEntityTag, readJsonBodies } from '../../kernel/http';
import { authorize, restCallsOf, type RestCall } from '../../kernel/procedures/procedures';
import type { CallContext } from '../../kernel/procedures/call-context';

/**
 * Asks of a call what its procedure will ask first, before anything that was sent is judged.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN
 */
function authorizeCall({ audience, procedure, type }: RestCall, context: CallContext) {
  return authorize(context, audience, { path: procedure, changes: type !== 'query' });
}

/** An answer as it can be given again, and where the next page begins. */
interface SentAnswer extends KeptAnswer {
  readonly nextCursor?: string | null;
}

function readInput({ input }: RestLine, request: FastifyRequest, newId: () => string): unknown {
  const [id = ''] = Object.values(request.params as Readonly<Record<string, string>>);
  const { body, query, headers } = request;
  try {
    return input?.({ id, body, query, ifMatch: headers['if-match'], newId });
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

function answerOf({ output, answer: { status } }: RestLine, result: unknown): SentAnswer {
  const usual: RestAnswer = result === null ? {} : { body: result };
  const { version, body, nextCursor = null } = output?.(result as never) ?? usual;
  return { status, body, nextCursor, etag: version === undefined ? null : String(version) };
}

/** Calls the procedure, at most once for each Idempotency-Key of this user. */
async function answer(
  call: RestCall,
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<SentAnswer> {
  const { line, procedure, type } = call;
  const ctx = callContext(request, reply, context);
  const signal = clientDisconnectSignal(reply);
  const work = (): Promise<unknown> =>
    callTRPCProcedure({
      router: appRouter,
      path: procedure,
      type,
      ctx,
      signal,
      batchIndex: 0,
      getRawInput: () => Promise.resolve(readInput(line, request, context.newId)),
    });
  const key = request.headers['idempotency-key'];
  if (line.idempotent !== true || typeof key !== 'string') return answerOf(line, await work());
  // A stored answer is sent again only to a caller who could have caused it.
  await authorizeCall(call, ctx);
  const userId = actorOf(request.identity, true)?.id;
  if (userId === undefined) return answerOf(line, await work());
  const path = request.url.split('?', 1)[0] ?? '';
  const scope = { userId, method: line.method, path, key };
  return context.idempotency.once(scope, request.body, {
    work,
    answerOf: (created) => {
      const { status, body, etag } = answerOf(line, created);
      return { status, body, etag };
    },
  });
}

/** The address of the page after this one. */
function nextPage(path: string, query: unknown, cursor: string): string {
  const parameters = new URLSearchParams(query as Record<string, string>);
  parameters.set('cursor', cursor);
  return `/api${path}?${parameters.toString()}`;
}

function send(
  { path }: RestLine,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, etag, nextCursor = null }: SentAnswer,
) {
  if (etag !== null) reply.header('ETag', toEntityTag(Number(etag)));
  if (nextCursor !== null) {
    reply.header('Link', `<${nextPage(path, request.query, nextCursor)}>; rel="next"`);
  }
  return reply.code(status).send(body);
}

/** The one adapter of the REST facade: a route for every REST line of the procedures. */
export function mountRest(scope: FastifyInstance, context: AppContext): void {
  readJsonBodies(scope);
  for (const call of restCallsOf(appRouter)) {
    const { line } = call;
    scope.route({
      method: line.method,
      url: line.path.replace(/\{(\w+)\}/, ':$1'),
      ...(line.slow === true && { handlerTimeout: requestLimits.slowAnswer }),
      config: { isIoBound: line.slow === true || line.hashesPassword === true },
      bodyLimit: line.large === true ? limits.deckBody : limits.otherBody,
      // Before a byte of the body is read or judged; the procedure asks again once it is there.
      onRequest: (request: FastifyRequest, reply: FastifyReply) =>
        authorizeCall(call, callContext(request, reply, context)),
      handler: async (request, reply) =>
        send(line, request, reply, await answer(call, request, reply, context)),
    });
  }
  scope.get('/login', (_request, reply) => reply.redirect('/auth', 302));
}
