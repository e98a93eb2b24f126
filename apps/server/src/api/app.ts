import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import { limits } from '@arrasta/domain';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isOverHttps } from '../kernel/config/config';
import type { AppContext, Readiness } from './app-context';
import { portugueseIssues } from '../kernel/errors/error-texts';
import { mountApi } from './http/api';
import { answerConnectionError, endSlowReader, registerGracefulShutdown } from './http/connections';
import { handleError, handleNotFound } from './http/error-handler';
import { mountMetrics } from './http/metrics';
import { refuseOtherHosts } from './http/own-address';
import { registerSecurityHeaders } from './http/security-headers';
import { mountWebApp } from './http/web-app';

const absolute = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * Path and query of what a request line asks for. Callers behind a proxy may send the whole
 * address (RFC 9112, 3.2.2); routes and sessions know only what begins with a slash.
 */
export function pathOfTarget(target = '/'): string {
  const path = target.replace(absolute, '');
  return path.startsWith('/') || path === target ? path : `/${path}`;
}

/** /healthz: the process is up. /readyz: it may be given work. Source: docs/product/api.md 17. */
function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (await readiness.isReady()) return { status: 'ready' };
    return reply.code(503).header('Retry-After', 2).send({ status: 'unavailable' });
  });
}

/** Milliseconds, except the header size in bytes. Source: docs/product/network.md 1. */
const transport = {
  handlerTimeout: 60_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  // As long as a request line can be: a tRPC batch names all its calls in one path segment.
  routerOptions: { maxParamLength: 16 * 1024 },
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16 * 1024,
  },
};

/**
 * The web server made of a context, not yet listening: `inject` it in tests or `listen`.
 */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  z.config(portugueseIssues());
  const app = Fastify({
    ...transport,
    logger: { level: context.config.logLevel },
    // A line for each request costs more than it tells; errors are logged where they end.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustProxy,
    bodyLimit: limits.otherBody,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url }) => pathOfTarget(url),
    // An address that cannot be decoded never reaches a route, nor the error handler.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply);
    },
    clientErrorHandler: answerConnectionError,
    // Refused by our own door (http/api.ts), in the form of every other error.
    return503OnClosing: false,
  });
  context.errorReporter.listen((error, about) => {
    app.log.warn(error, about);
  });
  app.setErrorHandler(handleError);
  registerGracefulShutdown(app);
  app.addHook('onRequest', (_request, reply, done) => {
    // Each of the limits waits for the answer's end.
    reply.raw.setMaxListeners(32);
    endSlowReader(reply.raw);
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: context.overloadDelay,
    retryAfter: 2,
  });
  await registerSecurityHeaders(app, isOverHttps(context.config));
  const { metricsToken: token, publicUrl } = context.config;
  if (publicUrl !== undefined) refuseOtherHosts(app, publicUrl);
  if (token !== undefined) mountMetrics(app, { ...context, token });
  mountHealth(app, context.readiness);
  await app.register((api) => mountApi(api, context), { prefix: '/api' });
  if (context.webFolder === undefined) app.setNotFoundHandler(handleNotFound);
  else await mountWebApp(app, context.webFolder);
  return app;
}
