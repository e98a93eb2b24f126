import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { BrowserServer } from 'playwright-core';
import type { InstalledBrowser } from '../../kernel/config/installed-browser';
import { launchBrowserServer } from './launch-browser';

/** Browsers at once: three jobs of each of a few servers, and some that begin anew. */
const maxBrowsers = 8;

interface Deps {
  readonly installed: InstalledBrowser;
  readonly host: string;
  readonly port: number;
  /** The secret path of the address. */
  readonly token: string;
  readonly onError: (error: unknown) => void;
}

export interface BrowserService {
  /** Where it listens, without the token. */
  readonly url: string;
  /** Ends the browsers there are; the next connection is given another. */
  readonly endBrowsers: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/** The first lines of the request, with another path. */
function headFor(path: string, { rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Connects the caller to a browser until one of them disconnects. */
async function join(browser: BrowserServer, caller: Duplex, head: string): Promise<void> {
  const { hostname, port } = new URL(browser.wsEndpoint());
  const inner: Socket = connect(Number(port), hostname);
  inner.write(head);
  caller.pipe(inner).pipe(caller);
  const ends = [caller, inner].map((end) => {
    end.on('error', () => undefined);
    return once(end, 'close');
  });
  const ended = new Promise<void>((resolve) => browser.on('close', () => resolve()));
  await Promise.race([...ends, ended]);
  caller.destroy();
  inner.destroy();
}

/**
 * Gives each who connects a browser of their own, and ends it with the connection: a server's
 * exporting browser in another container, of another user. Source: decision 114.
 */
export async function serveBrowsers(deps: Deps): Promise<BrowserService> {
  const { installed, token, onError } = deps;
  const running = new Set<Promise<void>>();
  const browsers = new Set<BrowserServer>();

  async function serve(request: IncomingMessage, caller: Duplex): Promise<void> {
    const browser = await launchBrowserServer(installed);
    browsers.add(browser);
    try {
      const { pathname } = new URL(browser.wsEndpoint());
      if (!caller.destroyed) await join(browser, caller, headFor(pathname, request));
    } finally {
      browsers.delete(browser);
      await browser.kill();
    }
  }

  const server = createServer((request, reply) => {
    reply.statusCode = request.url === '/healthz' ? 204 : 404;
    reply.end();
  });
  server.on('upgrade', (request, caller) => {
    caller.on('error', () => undefined);
    if (!isSame(request.url ?? '', `/${token}`)) {
      refuse(caller, '403 Forbidden');
      return;
    }
    if (running.size >= maxBrowsers) {
      refuse(caller, '503 Service Unavailable');
      return;
    }
    const serving = serve(request, caller).catch((error: unknown) => {
      onError(error);
      refuse(caller, '503 Service Unavailable');
    });
    running.add(serving);
    void serving.finally(() => running.delete(serving));
  });
  server.listen(deps.port, deps.host);
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;

  const endBrowsers = async () => {
    await Promise.all([...browsers].map((browser) => browser.kill()));
  };

  return {
    endBrowsers,
    url: `http://${address}:${String(port)}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await endBrowsers();
      await Promise.all(running);
    },
  };
}
