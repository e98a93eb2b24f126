import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleError, handleNotFound } from '../../kernel/errors/error-response';

/** Addresses the web app answers with a screen. Source: docs/product/screens.md 1. */
const screens = [
  ...['/', '/auth', '/carousel/:id', '/novo', '/modelos'],
  ...['/planejador', '/settings', '/admin'],
];

const forever = 'public, max-age=31536000, immutable';

function cachingOf(file: string): string {
  return file.includes(`${sep}assets${sep}`) ? forever : 'no-cache';
}

/** The static files' route catches what no other does, unknown addresses of the API included. */
function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/api(?:[/?]|$)/.test(url);
}

/** What is refused about the address itself: a folder, dots that lead outside, a NUL. */
function namesNoFile({ statusCode }: FastifyError): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500;
}

function pageSender(folder: string) {
  const file = join(folder, 'index.html');
  return async (reply: FastifyReply, status: 200 | 404) => {
    const page = await readFile(file);
    return reply
      .code(status)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

/** The built web app: its files, its screens, and its own 404 page with that status. */
export async function mountWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const sendPage = pageSender(folder);
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) ? sendPage(reply, 404) : handleNotFound(request, reply);
  await app.register(async (files) => {
    files.setErrorHandler<FastifyError>((error, request, reply) =>
      namesNoFile(error) ? sendNotFound(request, reply) : handleError(error, request, reply),
    );
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.setHeader('Cache-Control', cachingOf(file));
        // One address, several encodings: whoever keeps a copy must keep them apart.
        reply.setHeader('Vary', 'Accept-Encoding');
      },
    });
  });
  for (const screen of screens) app.get(screen, (_request, reply) => sendPage(reply, 200));
  app.setNotFoundHandler(sendNotFound);
}
