import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service of pictures was asked, as it arrived. */
export interface SearchRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type SearchReply = (response: ServerResponse, request: SearchRequest) => void;

/** Answers in JSON. */
export const finding =
  (answer: unknown): SearchReply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

/** Fails with a status, and words that nobody is to read. */
export const searchFailing =
  (status: number, headers: Readonly<Record<string, string>> = {}): SearchReply =>
  (response) => {
    response.writeHead(status, headers).end('{"error":"secret of the service"}');
  };

/** A picture as Openverse tells of it. */
export const openverseImage = (imageUrl: string, more: object = {}) => ({
  title: 'Janela',
  url: imageUrl,
  thumbnail: imageUrl,
  creator: 'Rui',
  license: 'by',
  license_version: '4.0',
  foreign_landing_url: 'https://fotos.example/rui',
  ...more,
});

/** A service of pictures, on this machine: one reply a request, the last for all after. */
export async function searchStub() {
  const requests: SearchRequest[] = [];
  let replies: SearchReply[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
    const query = Object.fromEntries(searchParams);
    const asked = { path: pathname, query, headers: request.headers };
    requests.push(asked);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response, asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Forgets what was asked before. */
    replies(...next: readonly SearchReply[]) {
      requests.length = 0;
      replies = [...next];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type SearchStub = Awaited<ReturnType<typeof searchStub>>;
