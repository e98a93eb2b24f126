import type { Socket } from 'node:net';
import { afterAll, beforeEach, vi } from 'vitest';
import { guardedDownload } from '../src/providers/guarded-download/guarded-download';
import { remoteHost } from './remote-host';
import type { Person } from './person';
import { plainImage } from './image-files';
import { startTestServer } from './test-server';

/** Names of the tests' own internet. */
const names: Readonly<Record<string, string>> = {
  'fotos.example': '127.0.0.1',
  'intranet.example': '127.0.0.1',
  'dentro.example': '10.0.0.7',
  'mapeado.example': '::ffff:127.0.0.1',
};

/** The path under which the proxy is asked for an address. */
export const proxyUrlOf = (url: string) => `/api/proxy-image?url=${encodeURIComponent(url)}`;

/** What the proxy answers Ana, or nobody else, about each kind of failure. */
export const refusals = {
  refused: { status: 400, body: { code: 'BAD_REQUEST', message: 'URL não permitida' } },
  failed: { status: 502, body: { code: 'UPSTREAM_FAILED' } },
  slow: { status: 504, body: { code: 'UPSTREAM_TIMEOUT' } },
  tooLarge: { status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } },
  noImage: { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
} as const;

/** Ends with the connection, however it ends. */
export function waitForClose(socket: Socket): Promise<void> {
  return new Promise((done) => socket.on('close', () => done()));
}

/** A server, somebody signed in, a host it may ask, and one inside that nobody is to get to. */
async function proxyScene() {
  const [host, inside] = await Promise.all([remoteHost(), remoteHost()]);
  const resolve = vi.fn((hostname: string) => {
    const address = names[hostname];
    if (address === undefined) return Promise.reject(new Error('getaddrinfo ENOTFOUND'));
    return Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
  });
  const allowedHosts = new Set([`fotos.example:${host.port}`]);
  const downloadWithin = (time: number) => guardedDownload({ allowedHosts, resolve, time });
  const server = await startTestServer({ download: downloadWithin(5_000) });
  const ana = await server.person();
  const png = await plainImage().png().toBuffer();
  inside.serve('/foto.png', png);
  return {
    host,
    inside,
    server,
    ana,
    png,
    resolve,
    downloadWithin,
    origin: `http://fotos.example:${host.port}`,
    ask: (url: string, person: Person = ana) => person.send('GET', proxyUrlOf(url)),
    async close() {
      await Promise.all([server.close(), host.close(), inside.close()]);
    },
  };
}

/** The scene for the tests of a file: cleared away after them, and what was asked before each. */
export async function onProxyScene() {
  const { close, ...scene } = await proxyScene();
  beforeEach(() => {
    scene.host.asked.length = 0;
  });
  afterAll(close);
  return scene;
}
