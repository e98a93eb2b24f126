import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sessionCookieName } from '../../modules/sessions/sessions';
import { openApiDocument } from './open-api';
import { exportOperation } from '../../modules/exports/exports.rest';
import { ownDataOperation } from '../../modules/account/own-data.rest';
import { imageProxyOperations } from '../../modules/images/image-proxy.rest';
import { imageOperations } from '../../modules/images/images.rest';
import { restCallsOf, type Audience, type RestCall } from '../../kernel/procedures/procedures';
import { appRouter } from '../router';
import type { Operation } from '../../kernel/procedures/rest-line';

/** Where the files of Swagger UI are served, below /api. */
const docsFiles = '/docs/files';

/** The page on which the REST facade is read and tried. Its script stands apart, as the policy asks. */
const docsPage = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API do Arrasta</title>
    <link rel="icon" href="/logo-mark.svg" />
    <link rel="stylesheet" href="/api${docsFiles}/swagger-ui.css" />
    <style>
      /* The session is the browser's own cookie: there is nothing to type in. */
      .scheme-container, .authorization__btn { display: none !important; }
    </style>
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api${docsFiles}/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Nothing is sent to the validator of another host. */
const docsScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
});
`;

const require = createRequire(import.meta.url);
const uiFolder = dirname(require.resolve('swagger-ui-dist/package.json'));

const uiFiles: ReadonlySet<string> = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

/**
 * What the REST facade is, for programs at /api/openapi.json and for people at /api/docs.
 * Source: docs/product/api.md 1.
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

/** Whom a call is for; what only some accounts may do beside the planner is for Admins. */
function describedAudience(audience: Audience): Operation['audience'] {
  if (audience === 'unchecked' || audience === 'everybody') return 'everybody';
  if (audience === 'signedIn' || audience === 'ownSession') return 'signed in';
  return audience === 'usePlanner' ? 'PRO' : 'Admin';
}

const idempotencyHeader = {
  'Idempotency-Key':
    'Uma chave própria: a mesma chave com o mesmo corpo recebe a mesma resposta por 24 h.',
};

function operationOf({ line, audience }: RestCall): Operation {
  return {
    ...line,
    ...(line.idempotent === true && { headers: idempotencyHeader }),
    method: line.method.toLowerCase() as Operation['method'],
    audience: describedAudience(audience),
    sessionOnly: audience === 'ownSession',
  };
}

/** An address of the form that other products use; it leads to ours. */
const showLogin: Operation = {
  id: 'showLogin',
  method: 'get',
  path: '/login',
  subject: 'Conta',
  summary: 'Leva à tela de entrada.',
  audience: 'everybody',
  answer: {
    status: 302,
    description: 'A tela de entrada.',
    headers: { Location: 'Sempre `/auth`.' },
  },
};

/** Every call of the REST facade: those of the procedures, and those that carry bytes. */
export const operations: readonly Operation[] = [
  ...restCallsOf(appRouter).map(operationOf),
  showLogin,
  exportOperation,
  ownDataOperation,
  ...imageOperations,
  ...imageProxyOperations,
];
