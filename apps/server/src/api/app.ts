import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { limits } from '@arrasta/domain';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isOverHttps } from '../kernel/config/config';
import { unavailableError } from '../kernel/errors/domain-error';
import type { AppContext, Readiness } from './app-context';
import {
  portugueseIssues,
  handleError,
  handleNotFound,
  toCodeResponse,
  errorBody,
  type ErrorResponse,
} from '../kernel/errors/error-response';
import { mountApi } from './http/api';
import { mountMetrics } from './http/metrics';
import { refuseOtherHosts } from './http/own-address';
import { mountWebApp } from './http/web-app';

/** What Node refuses before there is a request to answer; anything else is no HTTP at all. */
const connectionErrors: Readonly<Record<string, ErrorResponse>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    ...toCodeResponse('BAD_REQUEST', 'O pedido demorou demais para chegar.'),
    httpStatus: 408,
  },
  HPE_HEADER_OVERFLOW: {
    ...toCodeResponse('PAYLOAD_TOO_LARGE', 'Os cabeçalhos do pedido são grandes demais.'),
    httpStatus: 431,
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: toCodeResponse('PAYLOAD_TOO_LARGE'),
};

function messageOf(description: ErrorResponse): string {
  const { httpStatus } = description;
  const body = JSON.stringify(errorBody(description));
  return [
    `HTTP/1.1 ${String(httpStatus)} ${STATUS_CODES[httpStatus] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Answers what never became a request in the form of every other error, and hangs up.
 * Source: docs/product/network.md 10.
 */
export function answerConnectionError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const description = connectionErrors[error.code ?? ''] ?? toCodeResponse('BAD_REQUEST');
  if (socket.writable) socket.write(messageOf(description));
  socket.destroy(error);
}

/** What a reader takes at least of an answer that waits to be taken. */
interface Pace {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Bytes taken between them. */
  readonly min: number;
}

/** 4 kB a second, on average over half a minute: no line of today is slower. */
const defaultPace: Pace = { every: 30_000, min: 120_000 };

/**
 * Disconnects a client that hardly takes an answer that is there: a place among those who are
 * served is not held by not reading.
 */
export function endSlowReader(answer: ServerResponse, { every, min }: Pace = defaultPace): void {
  const { socket } = answer;
  if (socket === null) return;
  /** What has been handed to the system. */
  const bytesTaken = () => socket.bytesWritten - socket.writableLength;
  let before = bytesTaken();
  const timer = setInterval(() => {
    const now = bytesTaken();
    if (socket.writableLength > 0 && now - before < min) socket.destroy();
    before = now;
  }, every).unref();
  answer.once('close', () => {
    clearInterval(timer);
  });
}

/** Milliseconds between two looks at who has been answered. */
const shutdownPollMs = 100;
/** Milliseconds that what runs has to finish; what is left of ten seconds is for the database. */
const shutdownTimeoutMs = 7_000;

/**
 * Lets go of connections while the server closes. Node closes those that are idle at that moment
 * and no others: one whose answer came later would stay open for its client's next request, and
 * keep the server from ever being closed. Requests that are not answered in time are cut off.
 */
export function registerGracefulShutdown(app: FastifyInstance): void {
  let isClosing = false;

  app.addHook('preClose', (done) => {
    isClosing = true;
    // An answer that had begun before could not say that it is the last.
    const look = setInterval(() => app.server.closeIdleConnections(), shutdownPollMs).unref();
    const end = setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref();
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
    done();
  });

  // Said in time, so that no client sends its next request into a connection that is being closed.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}

/**
 * Source: docs/product/network.md 4. Pictures may come from any host, and nothing asks the browser
 * to upgrade to HTTPS, so that plain-HTTP installations work.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  },
};

async function registerSecurityHeaders(app: FastifyInstance, overHttps: boolean) {
  await app.register(helmet, {
    contentSecurityPolicy,
    // HSTS for a year, for every name below this one as well: what ASVS 3.4.1 asks for.
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Only means something in a secure context, and warns on the console outside one.
    crossOriginOpenerPolicy: overHttps,
    originAgentCluster: overHttps,
  });
}

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

/** Milliseconds within which a second sample beyond the limit is an overload. */
const overloadWindow = 20_000;

/**
 * Refuses requests where the event loop's mean delay, in milliseconds, is beyond the limit in two
 * samples shortly after one another; never with a limit of 0. A single pause, of a machine that is
 * busy elsewhere, is over by the time it is known. The library gives an endless delay where a pause
 * began right after its last sample: nothing was measured then.
 */
export async function refuseOverload(app: FastifyInstance, limit: number): Promise<void> {
  let latest = { delay: 0, at: -Infinity, isOverload: false };
  await app.register(underPressure, {
    maxEventLoopDelay: limit,
    pressureHandler: (_request, _reply, _type, delay = 0) => {
      if (delay === Infinity) return;
      if (delay !== latest.delay) {
        const at = performance.now();
        latest = { delay, at, isOverload: at - latest.at < overloadWindow };
      }
      if (latest.isOverload) throw unavailableError();
    },
  });
}

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
    // Refused by our own check (http/api.ts), in the form of every other error.
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
  await refuseOverload(app, context.overloadDelay);
  await registerSecurityHeaders(app, isOverHttps(context.config));
  const { metricsToken: token, publicUrl } = context.config;
  if (publicUrl !== undefined) refuseOtherHosts(app, publicUrl);
  if (token !== undefined) mountMetrics(app, { ...context, audit: context.services.audit, token });
  mountHealth(app, context.readiness);
  await app.register((api) => mountApi(api, context), { prefix: '/api' });
  if (context.webFolder === undefined) app.setNotFoundHandler(handleNotFound);
  else await mountWebApp(app, context.webFolder);
  return app;
}
