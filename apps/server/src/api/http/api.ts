import type { User } from '@arrasta/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOverHttps } from '../../kernel/config/config';
import type { AppContext } from '../app-context';
import {
  toErrorResponse,
  handleError,
  handleNotFound,
  handleSignedOut,
  diskFull,
} from '../../kernel/errors/error-response';
import { DomainError, unavailableError } from '../../kernel/errors/domain-error';
import { mountExports } from '../../modules/exports/exports.rest';
import { mountOwnData } from '../../modules/account/own-data.rest';
import { mountImageProxy } from '../../modules/images/image-proxy.rest';
import { mountImages } from '../../modules/images/images.rest';
import { mountRest } from '../rest/adapter';
import { mountDescription } from '../openapi/description.rest';
import { isCrossSite, onlyReads, ownOriginsOf } from './own-address';
import { authenticate, reauthenticateAfterBody } from './authenticate';
import { callerOf, limitKey } from '../../kernel/security/identity';
import { registerSessions, DatabaseSessionStore } from '../../modules/sessions/sessions';
import { mountTrpc } from '../trpc/mount';
import { clientDisconnectSignal, originOf, checkValue } from '../../kernel/http';
import {
  inFlightLimiter,
  type InFlightLimiter,
  type ReleaseSlot,
} from '../../kernel/security/in-flight-limiter';
import { countAnswers, requesterOf, reserveMemory } from './answer-shares';
import { paceLargeBodies } from './large-bodies';
import { delayRepeatedRefusals } from './repeated-refusals';

/** `limit[]=1` would be another name than `limit`, and as such be ignored in silence. */
function refuseLists(names: readonly string[]): void {
  const list = names.find((name) => /[[\]]/.test(name));
  if (list === undefined) return;
  const issue = { path: list.replace(/[[\]].*$/s, ''), message: 'Parâmetro inválido' };
  throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
}

/** Refuses in a query what no call may ever receive. Throws BAD_REQUEST. */
function checkQuery(query: unknown): void {
  checkValue(query);
  if (typeof query === 'object' && query !== null) refuseLists(Object.keys(query));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the counting of the call as being worked on. */
    releaseSlot: ReleaseSlot | null;
  }
  interface FastifyContextConfig {
    /** Refuses what pages of other sites ask for, although it changes nothing. */
    readonly ownSiteOnly?: boolean;
    /**
     * A provider of AI, another host or a thread does the work: meanwhile others have their turn.
     */
    readonly isIoBound?: boolean;
    /** The tRPC procedure of a route that has no parameter. */
    readonly procedure?: string;
  }
}

/**
 * Refuses while there is no database to work with or no room to write, and what other sites' pages
 * send.
 */
function requestGuard(context: AppContext) {
  const { config, readiness, services } = context;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    if (!readiness.isOpen()) {
      throw unavailableError();
    }
    const { method, headers } = request;
    if (!onlyReads(method) && !readiness.hasFreeSpace()) {
      throw new DomainError('SERVICE_UNAVAILABLE', diskFull, { retryAfter: 30 });
    }
    const { ownSiteOnly = false } = request.routeOptions.config;
    const requestFacts = { method, headers, ownSiteOnly };
    if (!isCrossSite({ ...requestFacts, ownOrigins: ownOriginsOf(request, config.publicUrl) }))
      return;
    const subject = `${method} ${request.routeOptions.url ?? 'unknown'}`;
    const origin = originOf(request);
    await services.audit.record({ action: 'request.refused', origin, subject });
    throw new DomainError('FORBIDDEN', 'O pedido veio de outro site.');
  };
}

/**
 * Milliseconds that a place stays taken after a call that is refused for coming too often, and of
 * one that waits for others: a flood of either is few calls in a second.
 */
const slotCooldownMs = 50;

/**
 * Has calls of all addresses take turns, from their headers on, but not while a body is awaited:
 * a body that is sent slowly delays no other call.
 */
function takeTurns(api: FastifyInstance, { begin, enter }: InFlightLimiter): void {
  const takeTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = { address: limitKey(request.ip), account: callerOf(request)?.id };
    request.releaseSlot = begin(caller);
    if (request.releaseSlot) return;
    request.releaseSlot = await enter(caller, clientDisconnectSignal(reply));
    // The response was closed meanwhile and will not be closed again.
    if (reply.raw.destroyed) request.releaseSlot();
  };
  api.decorateRequest('releaseSlot', null);
  api.addHook('onRequest', async (request, reply) => {
    const leave = () => request.releaseSlot?.(reply.statusCode === 429 ? slotCooldownMs : 0);
    reply.raw.once('finish', leave).once('close', leave);
    await takeTurn(request, reply);
  });
  api.addHook('preParsing', (request, _reply, _payload, done) => {
    if (!request.raw.complete) request.releaseSlot?.();
    done();
  });
  api.addHook('preValidation', async (request, reply) => {
    request.releaseSlot?.();
    // A client that hung up meanwhile would never end its turn.
    if (!reply.raw.destroyed) await takeTurn(request, reply);
  });
  api.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.isIoBound === true) request.releaseSlot?.(slotCooldownMs);
    done();
  });
}

/** An internal error because the account was deleted meanwhile is answered as signed out. */
function errorHandlerOf({ services }: AppContext) {
  const isDeleted = async (actor: User | null) =>
    actor !== null && (await services.accounts.isDeleted(actor.id).catch(() => false));

  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isBroken = toErrorResponse(error).httpStatus === 500;
    const isNobody = isBroken && (await isDeleted(callerOf(request)));
    return isNobody ? handleSignedOut(request, reply) : handleError(error, request, reply);
  };
}

/** Everything under /api: JSON in, JSON out (pictures apart), cookie sessions and access tokens. */
export async function mountApi(api: FastifyInstance, context: AppContext): Promise<void> {
  delayRepeatedRefusals(api, context.refusalDelayMs);
  api.addHook('onRequest', requestGuard(context));
  takeTurns(api, inFlightLimiter(context.maxInFlight));
  await registerSessions(api, {
    store: new DatabaseSessionStore(context.sessions, context.now),
    secret: context.config.sessionSecret,
    secure: isOverHttps(context.config),
  });
  api.addHook('onRequest', authenticate(context.services.accessTokens));
  countAnswers(api);
  paceLargeBodies(api, context.bodyPacing);
  api.addHook('preValidation', reauthenticateAfterBody(context.services.accessTokens));
  api.addHook('preValidation', (request, _reply, done) => {
    checkQuery(request.query);
    done();
  });
  api.setNotFoundHandler(handleNotFound);
  api.setErrorHandler(errorHandlerOf(context));
  await api.register((scope, _options, done) => {
    mountTrpc(scope, context);
    done();
  });
  await api.register((scope, _options, done) => {
    mountImages(scope, context.services, reserveMemory);
    mountImageProxy(scope, context.services.remoteImages);
    done();
  });
  await api.register((scope, _options, done) => {
    mountExports(scope, context.exports, context.config.publicUrl, requesterOf);
    mountOwnData(scope, context.ownData);
    done();
  });
  await api.register(mountDescription, { secure: isOverHttps(context.config) });
  await api.register((scope, _options, done) => {
    mountRest(scope, context);
    done();
  });
}
