import { requestLimits } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context/app-context';
import { actorOf } from '../security/identity';
import { callContext } from '../trpc/request-context';
import { appRouter } from '../trpc/router';
import { createCallerFactory } from '../trpc/trpc';
import { admissionTo } from './admission';
import { toEntityTag } from './entity-tag';
import { readJsonBodies } from './json-bodies';
import type { RestAnswer, RestCall, RestRoute } from './rest-route';
import { untilLeft } from './until-left';

const callerFor = createCallerFactory(appRouter);

function restCall(request: FastifyRequest, reply: FastifyReply, context: AppContext): RestCall {
  const { id = '' } = request.params as { readonly id?: string };
  return {
    caller: callerFor(callContext(request, reply, context), { signal: untilLeft(reply) }),
    body: request.body,
    query: request.query,
    id,
    ifMatch: request.headers['if-match'],
    newId: context.newId,
  };
}

/** Runs the translation, at most once for each Idempotency-Key of this user. */
async function answer(
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<RestAnswer> {
  const call = restCall(request, reply, context);
  const key = request.headers['idempotency-key'];
  const { create } = route;
  if (!create || typeof key !== 'string') return route.handle(call);
  // An answer that is kept is given again to nobody who could not have caused it.
  const userId = actorOf(request.identity, true)?.id;
  if (userId === undefined) return route.handle(call);
  const path = request.url.split('?', 1)[0] ?? '';
  const scope = { userId, method: route.method, path, key };
  const answerOf = (created: unknown) => {
    const { status, body, version } = create.answerOf(created as never);
    return { status, body, etag: version === undefined ? null : String(version) };
  };
  const work = () => create.work(call);
  const kept = await context.idempotency.once(scope, request.body, { work, answerOf });
  const version = kept.etag === null ? undefined : Number(kept.etag);
  return { status: kept.status, body: kept.body, ...(version !== undefined && { version }) };
}

function send(reply: FastifyReply, { status, body, version, next }: RestAnswer) {
  if (version !== undefined) reply.header('ETag', toEntityTag(version));
  if (next !== undefined) reply.header('Link', `<${next}>; rel="next"`);
  return reply.code(status).send(body);
}

/** The one adapter of the REST facade: every route of the table around the tRPC caller. */
export function mountRest(
  scope: FastifyInstance,
  context: AppContext,
  routes: readonly RestRoute[],
): void {
  readJsonBodies(scope);
  for (const route of routes) {
    const admission = admissionTo(route);
    const admit = (request: FastifyRequest, reply: FastifyReply) =>
      admission(callContext(request, reply, context));
    scope.route({
      method: route.method,
      url: route.path,
      ...(route.slow === true && {
        handlerTimeout: requestLimits.slowAnswer,
        config: { waitsForOthers: true },
      }),
      bodyLimit: route.large === true ? limits.deckBody : limits.otherBody,
      // Before a byte of the body is read or judged, and again once it is there.
      onRequest: admit,
      handler: async (request, reply) => {
        await admit(request, reply);
        return send(reply, await answer(route, request, reply, context));
      },
    });
  }
  scope.get('/login', (_request, reply) => reply.redirect('/auth', 302));
}
