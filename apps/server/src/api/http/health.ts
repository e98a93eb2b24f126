import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../app-context';

/** /healthz: the process is up. /readyz: it may be given work. Source: decisions §3. */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (await readiness.isReady()) return { status: 'ready' };
    return reply.code(503).header('Retry-After', 2).send({ status: 'unavailable' });
  });
}
