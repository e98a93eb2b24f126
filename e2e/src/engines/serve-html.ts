import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of one page. */
export interface HtmlSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a page at `/` and nothing else. */
export async function serveHtml(html: string): Promise<HtmlSite> {
  const server = createServer(({ url }, response) => {
    if (url !== '/') response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
