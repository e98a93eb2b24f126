import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sessionCookieName } from '../../modules/sessions/session-cookie';
import { openApiDocument } from './open-api';
import { operations } from './operations';
import { docsFiles, docsPage, docsScript } from './docs-page';

const require = createRequire(import.meta.url);
const uiFolder = dirname(require.resolve('swagger-ui-dist/package.json'));

const uiFiles: ReadonlySet<string> = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

/**
 * What the REST facade is, for programs at /api/openapi.json and for people at /api/docs. Source:
 * decisions §3.
 */
export async function mountDescription(
  scope: FastifyInstance,
  { secure }: { readonly secure: boolean },
): Promise<void> {
  const document = JSON.stringify(openApiDocument(operations, sessionCookieName(secure)));
  scope.get('/openapi.json', (_request, reply) => reply.type('application/json').send(document));
  scope.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage));
  scope.get('/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(docsScript),
  );
  await scope.register(fastifyStatic, {
    root: uiFolder,
    prefix: `${docsFiles}/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => uiFiles.has(path),
  });
}
