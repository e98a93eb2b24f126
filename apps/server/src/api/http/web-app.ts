import { readFile, readdir } from 'node:fs/promises';
import { join, sep, extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from '@fastify/accept-negotiator';
import { handleError, handleNotFound } from '../../kernel/errors/error-response';

/** What is sent of a file; `encoding` is that of the body, if it is compressed. */
interface Asset {
  readonly type: string;
  readonly encoding: Encoding | null;
  readonly body: Buffer;
}

type Encoding = keyof typeof extensions;

/** Names of what the build wrote beside a file, best first. */
const extensions = { br: '.br', gzip: '.gz' };
const encodings: Encoding[] = ['br', 'gzip'];

/** Scripts, style sheets and fonts: most of what a page asks for. */
const types: Partial<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Reads the build's assets, whose names change with what is in them, each once, when it is first
 * asked for. A page asks for more than a hundred of them: looking up, opening and reading each anew
 * was a third of what a page costs the server.
 * @param folder with the assets, and beside them those that the build compressed
 * @returns a function that answers the asset in the best encoding of an `Accept-Encoding` header,
 *   or nothing where there is no such asset, or none any more, or its kind is not kept
 */
async function assetReader(
  folder: string,
): Promise<(name: string, accepted?: string) => Promise<Asset | undefined> | undefined> {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const fileBodies = new Map<string, Promise<Buffer>>();

  const read = (file: string): Promise<Buffer> => {
    const body = fileBodies.get(file) ?? readFile(join(folder, file));
    fileBodies.set(file, body);
    // What could not be read once may be there the next time.
    body.catch(() => fileBodies.delete(file));
    return body;
  };
  return (name, accepted) => {
    const type = types[extname(name)];
    if (!type || !names.has(name)) return undefined;
    const built = encodings.filter((encoding) => names.has(name + extensions[encoding]));
    const encoding = accepted ? negotiate(accepted, built) : null;
    const file = encoding ? name + extensions[encoding] : name;
    return read(file).then(
      (body) => ({ type, encoding, body }),
      () => undefined,
    );
  };
}

/** Addresses the web app answers with a screen. Source: docs/product/screens.md 1. */
const screens = [
  ...['/', '/auth', '/carousel/:id', '/novo', '/modelos'],
  ...['/planejador', '/settings', '/admin'],
];

/** @param isAsset one of the files whose names change with what is in them */
function headersOf(isAsset: boolean): Record<string, string> {
  return {
    'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    // One address, several encodings: caches must keep them apart.
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
