import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context/app-context';
import { DomainError } from '../errors/domain-error';
import { authRoutes } from '../modules/auth/auth.rest';
import { carouselRoutes } from '../modules/carousels/carousels.rest';
import { slideRoutes } from '../modules/carousels/slides.rest';
import { mountExports } from '../modules/exports/exports.rest';
import { mountImageProxy } from '../modules/pictures/image-proxy.rest';
import { pictureRoutes } from '../modules/pictures/kept-address.rest';
import { mountPictures } from '../modules/pictures/pictures.rest';
import { presetRoutes } from '../modules/presets/presets.rest';
import { mountRest } from '../rest/adapter';
import { isCrossSite } from '../security/cross-site';
import { registerSessions } from '../security/session-cookie';
import { DatabaseSessionStore } from '../security/session-store';
import { checkQuery } from '../security/strict-query';
import { mountTrpc } from '../trpc/mount';
import { originOf } from '../trpc/request-context';
import { handleNotFound } from './error-handler';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refuses what pages of other sites ask for, although it changes nothing. */
    readonly ownSiteOnly?: boolean;
  }
}

function ownOrigins(request: FastifyRequest, publicUrl: URL | undefined): string[] {
  const reached = `${request.protocol}://${request.host}`;
  return publicUrl ? [reached, publicUrl.origin] : [reached];
}

/** Refuses while there is no database to work with, and what other sites' pages send. */
function doorkeeper({ config, readiness, services }: AppContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    if (!readiness.isOpen()) throw new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
    const { method, headers } = request;
    const { ownSiteOnly = false } = request.routeOptions.config;
    const asked = { method, headers, ownSiteOnly };
    if (!isCrossSite({ ...asked, ownOrigins: ownOrigins(request, config.publicUrl) })) return;
    const subject = `${method} ${request.routeOptions.url ?? 'unknown'}`;
    await services.audit.record({ action: 'request.refused', origin: originOf(request), subject });
    throw new DomainError('FORBIDDEN', 'O pedido veio de outro site.');
  };
}

/** Everything under /api: JSON in, JSON out (pictures apart), cookie sessions. */
export async function mountApi(api: FastifyInstance, context: AppContext): Promise<void> {
  api.addHook('onRequest', doorkeeper(context));
  await registerSessions(api, {
    store: new DatabaseSessionStore(context.sessions, context.now),
    secret: context.config.sessionSecret,
    secure: context.config.publicUrl?.protocol === 'https:',
  });
  api.addHook('preValidation', (request, _reply, done) => {
    checkQuery(request.query);
    done();
  });
  api.setNotFoundHandler(handleNotFound);
  await api.register((scope, _options, done) => {
    mountTrpc(scope, context);
    done();
  });
  await api.register((scope, _options, done) => {
    mountPictures(scope, context.services);
    mountImageProxy(scope, context.services.foreignPictures);
    done();
  });
  await api.register((scope, _options, done) => {
    mountExports(scope, context.exports, context.config.publicUrl);
    done();
  });
  await api.register((scope, _options, done) => {
    const routes = [authRoutes, carouselRoutes, slideRoutes, pictureRoutes, presetRoutes].flat();
    mountRest(scope, context, routes);
    done();
  });
}
