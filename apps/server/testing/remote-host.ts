import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Another host, on this machine, that answers each path as it is told and notes who asked. */
export async function remoteHost() {
  const pages = new Map<string, Handle>();
  const asked: IncomingMessage[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    asked.push(request);
    const handle = pages.get(request.url ?? '');
    if (handle) handle(request, response);
    else response.writeHead(404).end();
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Requests that came in. */
    asked,
    connections: () => connections,
    /** Answers a path from now on. */
    on(path: string, handle: Handle) {
      pages.set(path, handle);
    },
    /** Serves a file under a path. */
    serve(path: string, file: Uint8Array, headers: Record<string, string> = {}) {
      pages.set(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(file);
      });
    },
    redirect(path: string, location: string, status = 302) {
      pages.set(path, (_request, response) => {
        response.writeHead(status, { location }).end('moved');
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type RemoteHost = Awaited<ReturnType<typeof remoteHost>>;
