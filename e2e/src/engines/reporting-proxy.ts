import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportPageErrors } from './page-errors';

const SCRIPT_PATH = '/__page-errors.js';
/** Where pages send a line for each error, in the body. */
export const REPORT_PATH = '/__page-error';

const SCRIPT = `(${reportPageErrors.toString()})((line) => {
  navigator.sendBeacon('${REPORT_PATH}', line);
});
{
  const { error } = console;
  console.error = (...values) => {
    navigator.sendBeacon('${REPORT_PATH}', 'console: ' + values.map(String).join(' '));
    error.apply(console, values);
  };
}`;

/** Stands in front of a site and hears of errors in its pages. */
export interface ReportingProxy {
  readonly url: string;
  /** What pages reported so far. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Gives a page on, with one script of the same origin, which its CSP allows, before its own. */
async function passPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await bodyOf(answer);
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(page.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`));
}

function pass(site: URL, asked: IncomingMessage, response: ServerResponse): void {
  const headers = { ...asked.headers };
  const isPage = headers.accept?.includes('text/html') ?? false;
  if (isPage) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const { method, url: path } = asked;
  const { hostname, port } = site;
  const passed = request({ hostname, port, method, path, headers }, (answer) => {
    if (answer.headers['content-type']?.startsWith('text/html')) void passPage(answer, response);
    else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }
  });
  // The site may be down on purpose: the page then sees a connection that ends.
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  asked.pipe(passed);
}

/** Starts a proxy for a site; an engine that tells nothing of errors opens the site through it. */
export async function startReportingProxy(siteUrl: string): Promise<ReportingProxy> {
  const site = new URL(siteUrl);
  const errors: string[] = [];
  const server = createServer((asked, response) => {
    if (asked.url === SCRIPT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    } else if (asked.url === REPORT_PATH) {
      void bodyOf(asked).then((line) => {
        if (line !== '') errors.push(line);
        response.writeHead(204).end();
      });
    } else pass(site, asked, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, errors, stop };
}
