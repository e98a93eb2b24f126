import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '@arrasta/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOverHttps } from '../../kernel/config/config';
import type { AppContext } from '../app-context';
import {
  toErrorResponse,
  handleError,
  handleNotFound,
  handleSignedOut,
} from '../../kernel/errors/error-response';
import { diskFull } from '../../kernel/errors/error-texts';
import { DomainError } from '../../kernel/errors/domain-error';
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
import { originOf, checkValue } from '../../kernel/http';
import {
  inFlightLimiter,
  type InFlightLimiter,
  type ReleaseSlot,
  fairQueue,
} from '../../kernel/security/fair-queue';
import { countAnswers, reserveMemory } from '../../kernel/security/answer-memory';

/** Bytes from which on a body holds everybody up while it is read and stored. */
const largeBodyBytes = 128 * 1024;
/** Bytes that are read, checked and stored in a millisecond, about. */
const bytesPerMs = 25_000;
/**
 * The pause after one, by the square of the milliseconds that it takes: what keeps others waiting is
 * how long a piece is and how often it comes, and their product stays the same. An account has the
 * pause for itself, and everybody at its address, where there may be an office or somebody with many
 * accounts, half of it.
 */
const bodyPauses = { own: 2, ofAddress: 4, maxMs: 5_000 } as const;
/** How many large bodies are taken, and wait, at a time. */
const bodyTurns = {
  own: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 7 } },
  ofAddress: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 128 } },
};

/** Of a body that says how long it is; null for one that may be any length, and for none. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number | null {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return 'transfer-encoding' in headers ? routeOptions.bodyLimit : null;
}

/** Bytes of a large body; null for every other request. */
function largeLength(request: FastifyRequest): number | null {
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const length = isJson ? lengthOf(request) : null;
  return length !== null && length > largeBodyBytes ? length : null;
}

/** Resolves with the end of the answer. */
function endOf({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) resolve();
    else raw.once('close', resolve);
  });
}

/**
 * Takes an account's large bodies one at a time, and those of an address, with pauses in between, so
 * that somebody who saves megabytes without end is hardly noticed, with many accounts either. Those of
 * other addresses are not waited for. Comes after the caller is known.
 */
function paceLargeBodies(api: FastifyInstance): void {
  const inOwnTurn = fairQueue(bodyTurns.own);
  const inTurnOfAddress = fairQueue(bodyTurns.ofAddress);
  const rest = (length: number, divisor: number) => {
    const took = length / bytesPerMs;
    return pause(Math.min((took * took) / divisor, bodyPauses.maxMs), undefined, { ref: false });
  };
  api.addHook('onRequest', (request, reply, done) => {
    const length = largeLength(request);
    if (length === null) {
      done();
      return;
    }
    const address = limitKey(request.ip);
    const key = callerOf(request)?.id ?? address;
    const work = async () => {
      await inTurnOfAddress(address, async () => {
        const ended = endOf(reply);
        done();
        await ended;
        await rest(length, bodyPauses.ofAddress);
      });
      await rest(length, bodyPauses.own);
    };
    inOwnTurn(key, work).catch(done);
  });
}

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
    /** A provider of AI or another host does the work: meanwhile others have their turn. */
    readonly isIoBound?: boolean;
  }
}

/**
 * Refuses while there is no database to work with or no room to write, and what other sites' pages
 * send.
 */
function requestGuard(context: AppContext) {
  const { config, readiness, services, refusals } = context;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    if (!readiness.isOpen()) {
      throw new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
    }
    const { method, headers } = request;
    if (!onlyReads(method) && !readiness.hasFreeSpace()) {
      throw new DomainError('SERVICE_UNAVAILABLE', diskFull, { retryAfter: 30 });
    }
    const { ownSiteOnly = false } = request.routeOptions.config;
    const requestFacts = { method, headers, ownSiteOnly };
    if (!isCrossSite({ ...requestFacts, ownOrigins: ownOriginsOf(request, config.publicUrl) }))
      return;
    if (refusals.take(limitKey(request.ip))) {
      const subject = `${method} ${request.routeOptions.url ?? 'unknown'}`;
      const origin = originOf(request);
      await services.audit.record({ action: 'request.refused', origin, subject });
    }
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
 * whoever sends it slowly keeps nobody waiting.
 */
function takeTurns(api: FastifyInstance, { begin, enter }: InFlightLimiter): void {
  const takeTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = limitKey(request.ip);
    request.releaseSlot = begin(address);
    if (request.releaseSlot) return;
    const controller = new AbortController();
    const abortWaiting = () => {
      controller.abort();
    };
    reply.raw.once('close', abortWaiting);
    request.releaseSlot = await enter(address, controller.signal);
    reply.raw.off('close', abortWaiting);
    // Nothing would tell the end of the call.
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
    // Whoever hung up meanwhile is not heard of again.
    if (!reply.raw.destroyed) await takeTurn(request, reply);
  });
  api.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.isIoBound === true) request.releaseSlot?.(slotCooldownMs);
    done();
  });
}

/** What breaks because the account was deleted meanwhile is the call of nobody. */
function errorHandlerOf({ services }: AppContext) {
  const isGone = async (actor: User | null) =>
    actor !== null && (await services.accounts.isGone(actor.id).catch(() => false));

  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isBroken = toErrorResponse(error).httpStatus === 500;
    const isNobody = isBroken && (await isGone(callerOf(request)));
    return isNobody ? handleSignedOut(request, reply) : handleError(error, request, reply);
  };
}

/** Everything under /api: JSON in, JSON out (pictures apart), cookie sessions and access tokens. */
export async function mountApi(api: FastifyInstance, context: AppContext): Promise<void> {
  api.addHook('onRequest', requestGuard(context));
  takeTurns(api, inFlightLimiter(context.maxInFlight));
  await registerSessions(api, {
    store: new DatabaseSessionStore(context.sessions, context.now),
    secret: context.config.sessionSecret,
    secure: isOverHttps(context.config),
  });
  api.addHook('onRequest', authenticate(context.services.accessTokens));
  countAnswers(api);
  paceLargeBodies(api);
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
    mountExports(scope, context.exports, context.config.publicUrl, reserveMemory);
    mountOwnData(scope, context.ownData);
    done();
  });
  await api.register(mountDescription, { secure: isOverHttps(context.config) });
  await api.register((scope, _options, done) => {
    mountRest(scope, context);
    done();
  });
}
