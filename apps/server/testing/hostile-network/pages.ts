import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { jpegOfScans, plainImage, pngClaiming } from '../image-files';

/** Answers a path; `rest` is what stands behind its `?`, decoded. */
type Page = (response: ServerResponse, rest: string, request: IncomingMessage) => void;

const mebibyte = 1024 * 1024;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const bytewise = (text: string) => Buffer.from(text).toString('latin1');

const file =
  (content: Uint8Array | string, type = 'image/png', headers: Record<string, string> = {}): Page =>
  (response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(content);

const status =
  (code: number, headers: Record<string, string> = {}): Page =>
  (response) =>
    response.writeHead(code, headers).end();

/** Bytes as they are, for what no honest server would send; then the end. */
const raw =
  (head: readonly string[], content: Uint8Array = Buffer.alloc(0)): Page =>
  (response) =>
    response.socket?.end(Buffer.concat([Buffer.from([...head, '', ''].join('\r\n')), content]));

const ok = 'HTTP/1.1 200 OK';

/** Something all the time, and never the end. */
const drops =
  (begin: (response: ServerResponse) => void, drop: string): Page =>
  (response) => {
    begin(response);
    const { socket } = response;
    const falling = setInterval(() => socket?.write(drop), 50);
    socket?.on('close', () => clearInterval(falling));
  };

const endless: Page = (response, _rest, { socket }) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  const more = () => {
    if (!socket.destroyed) response.write(Buffer.alloc(mebibyte), more);
  };
  more();
};

/** `/vezes-3?address`: three redirects, the last of them there. */
const times = (left: number): [path: string, page: Page] => [
  `/vezes-${left}`,
  (response, rest) => {
    const last = rest === '' ? '/foto.png' : rest;
    const location = left > 1 ? `/vezes-${left - 1}?${encodeURIComponent(rest)}` : last;
    response.writeHead(302, { location }).end();
  },
];

const late = (path: string, location: string): [path: string, page: Page] => [
  path,
  (response) => void setTimeout(() => response.writeHead(302, { location }).end(), 1_800),
];

/** Everything that the public host of the hostile network serves, by path. */
export async function makePages(): Promise<ReadonlyMap<string, Page>> {
  const png = await plainImage().png().toBuffer();
  const full = Buffer.concat([png, Buffer.alloc(10 * mebibyte + 1 - png.length)]);
  const kinds = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
  const images = kinds.map(async (kind): Promise<[string, Page]> => {
    const content = await plainImage().toFormat(kind).toBuffer();
    return [`/foto.${kind}`, file(content, `image/${kind}`)];
  });
  return new Map<string, Page>([
    ...(await Promise.all(images)),
    ['/mentira.txt', file(png, 'text/html')],
    ['/pedacos.png', (response) => response.writeHead(200).write(png, () => response.end())],
    // A header's characters are bytes: what is more than one of them is sent as its bytes.
    ['/para', (response, to) => response.writeHead(302, { location: bytewise(to) }).end()],
    ...[1, 2, 3, 4].map(times),
    ['/roda', (response, _rest, { url }) => response.writeHead(301, { location: url }).end()],
    ['/longe', status(302, { location: `/${'a'.repeat(2048)}` })],
    ['/sem-destino', status(302)],
    // What is no picture.
    ['/html.png', file(html)],
    ['/svg.png', file(svg)],
    ['/desenho.svg', file(svg, 'image/svg+xml')],
    ['/svgz.svg', file(gzipSync(svg), 'image/svg+xml', { 'content-encoding': 'gzip' })],
    [
      '/bomba.png',
      file(gzipSync(Buffer.alloc(64 * mebibyte)), 'image/png', { 'content-encoding': 'gzip' }),
    ],
    ['/pacote.png', file(gzipSync(png), 'image/png', { 'content-encoding': 'gzip' })],
    ['/gzip.png', file(gzipSync(Buffer.alloc(64 * mebibyte)))],
    ['/vazio.png', file('')],
    ['/segredo.json', file('{"AccessKeyId":"A"}', 'application/json')],
    ['/texto.png', file('root:x:0:0:root:/root:/bin/sh\n')],
    ['/programa.pdf', file('%PDF-1.7\n', 'application/pdf')],
    ['/figura.bmp', file('BM      ', 'image/bmp')],
    ['/figura.tiff', file('II*\u0000    ', 'image/tiff')],
    ['/comeca.png', file(Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]))],
    ['/varreduras.jpeg', file(await jpegOfScans(200), 'image/jpeg')],
    ['/curto.png', raw([ok, 'content-length: 20'], png)],
    // Too large.
    ['/enorme.png', file(pngClaiming(16_000, 16_000))],
    ['/demais.png', file(full)],
    ['/sem-fim.png', endless],
    ['/promessa.png', raw([ok, 'content-length: 1000000000'], png)],
    // What fails.
    ['/metade.png', raw([ok, `content-length: ${png.length + 1000}`], png)],
    ['/duplo.png', raw([ok, 'content-length: 5', 'transfer-encoding: chunked'], png)],
    ['/pedaco-falso.png', raw([ok, 'transfer-encoding: chunked', '', 'zz'], png)],
    ['/cabecalhos.png', raw([ok, `x-grande: ${'a'.repeat(20_000)}`, 'content-length: 5'], png)],
    ['/outra-lingua.png', raw(['220 smtp.example ESMTP'])],
    ['/corta.png', (response) => response.socket?.destroy()],
    ...[204, 206, 304, 401, 403, 404, 500, 503].map((code): [string, Page] => [
      `/falha-${code}`,
      status(code),
    ]),
    // Too slow.
    ['/calado.png', () => undefined],
    [
      '/gotas.png',
      drops((response) => response.writeHead(200).write(png.subarray(0, 8)), '1\r\n.\r\n'),
    ],
    ['/gotas-antes.png', drops((response) => response.socket?.write(`${ok}\r\n`), 'x-a: b\r\n')],
    late('/tarde-1', '/tarde-2'),
    late('/tarde-2', '/tarde-3'),
    late('/tarde-3', '/foto.png'),
  ]);
}
