import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from '../app-context';
import type { ConnectionCounts } from '../../kernel/database/database';
import { DomainError } from '../../kernel/errors/domain-error';
import type { ListenToBucket } from '../../modules/images/image-objects';
import type { SampledAudit } from '../../kernel/audit';
import { bearerTokenOf } from './authenticate';
import { appRouter } from '../router';

/** In seconds: from a read of the database to a call of AI. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

const trpcPrefix = '/api/trpc/';

/**
 * What a request is counted under: the pattern of its route, never its address, and the call where
 * it is one of tRPC. What nobody made up stays out: there is no end to it.
 */
function routeOf({ routeOptions, params }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return 'none';
  if (!url.startsWith(trpcPrefix)) return url;
  const { path = url.slice(trpcPrefix.length) } = params as { path?: string };
  if (path.includes(',')) return `${trpcPrefix}batch`;
  return Object.hasOwn(appRouter._def.procedures, path)
    ? `${trpcPrefix}${path}`
    : `${trpcPrefix}none`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

interface MetricsDeps {
  /** What Prometheus shows to be let in. */
  readonly token: string;
  readonly readiness: Pick<Readiness, 'isOpen'>;
  /** Of the database's pool; null where it has none. */
  readonly connections: () => ConnectionCounts | null;
  readonly listenToBucket: ListenToBucket | undefined;
  readonly audit: Pick<SampledAudit, 'countUnrecorded'>;
}

/** What the bucket of pictures was asked, where there is one. */
function countBucket(registry: Registry, listen: ListenToBucket): void {
  const durations = new Histogram({
    name: 'arrasta_bucket_request_duration_seconds',
    help: 'Time that the bucket of pictures took, a second try included.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [registry],
  });
  listen(({ operation, outcome, seconds }) => {
    durations.observe({ operation, outcome }, seconds);
  });
}

function register({ readiness, connections, audit }: MetricsDeps) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'arrasta_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: 'arrasta_open',
    help: '1 while this instance takes work: its tables are up to date and it is not stopping.',
    registers: [registry],
    collect() {
      this.set(readiness.isOpen() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'arrasta_database_connections',
    help: 'Connections to PostgreSQL, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const counts = connections();
      if (counts === null) return;
      for (const state of ['busy', 'idle', 'waiting'] as const) this.set({ state }, counts[state]);
    },
  });
  new Gauge({
    name: 'arrasta_unrecorded_refusals',
    help: 'Refused requests since the start that the audit log does not have: too many came at once.',
    registers: [registry],
    collect() {
      this.set(audit.countUnrecorded());
    },
  });
  return { registry, durations };
}

/** GET /metrics for Prometheus, and the counting of every request. Source: decision 096. */
export function mountMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const { registry, durations } = register(deps);
  if (deps.listenToBucket) countBucket(registry, deps.listenToBucket);
  const expected = digest(deps.token);

  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (request, reply) => {
    const token = bearerTokenOf(request.raw.rawHeaders) ?? '';
    if (!timingSafeEqual(digest(token), expected)) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new DomainError('UNAUTHORIZED', '');
    }
    reply.header('Cache-Control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
