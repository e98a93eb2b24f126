import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleError, handleNotFound } from '../../kernel/errors/error-response';
import { assetReader } from './assets-in-memory';

/** Addresses the web app answers with a screen. Source: docs/product/screens.md 1. */
const screens = [
  ...['/', '/auth', '/carousel/:id', '/novo', '/modelos'],
  ...['/planejador', '/settings', '/admin'],
];

/** @param isAsset one of the files whose names change with what is in them */
function headersOf(isAsset: boolean): Record<string, string> {
  return {
    'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    // One address, several encodings: whoever keeps a copy must keep them apart.
    Vary: 'Accept-Encoding',
  };
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
    const assets = await assetReader(join(folder, 'assets'));
    files.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
      const { name } = request.params;
      const asset = await assets(name, request.headers['accept-encoding']);
      if (!asset) return reply.sendFile(`assets/${name}`);
      if (asset.encoding) reply.header('Content-Encoding', asset.encoding);
      return reply.headers(headersOf(true)).type(asset.type).send(asset.body);
    });
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        for (const header of Object.entries(headersOf(file.includes(`${sep}assets${sep}`)))) {
          reply.setHeader(...header);
        }
      },
    });
  });
  for (const screen of screens) app.get(screen, (_request, reply) => sendPage(reply, 200));
  app.setNotFoundHandler(sendNotFound);
}
