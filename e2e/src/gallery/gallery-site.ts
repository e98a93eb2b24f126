import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sharp from 'sharp';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Addresses of photographs: a phone's, one on end, and one that is small. */
export const photographs = [
  '/photographs/4032x3024.jpg',
  '/photographs/1080x1920.jpg',
  '/photographs/640x480.jpg',
];

/** A picture with soft and hard edges of that size, as JPEG. */
async function photographOf(width: number, height: number): Promise<Buffer> {
  const circles = Array.from({ length: 40 }, (_, number) => {
    const [x, y] = [(number * 37) % 100, (number * 61) % 100];
    const color = `hsl(${(number * 47) % 360} 70% ${30 + ((number * 13) % 50)}%)`;
    return `<circle cx="${x}%" cy="${y}%" r="${4 + (number % 9)}%" fill="${color}"/>`;
  });
  const background = `<linearGradient id="g" x2="1" y2="1">
    <stop stop-color="#f4a261"/><stop offset="1" stop-color="#264653"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${background}${circles.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
}

/** The built gallery on a port of its own. */
export interface GallerySite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the gallery that was built to a folder, and photographs. */
export async function serveGallery(folder: string): Promise<GallerySite> {
  const made = new Map<string, Promise<Buffer>>();
  const fileOf = (path: string): Promise<Buffer> => {
    const size = /^\/photographs\/(\d+)x(\d+)\.jpg$/.exec(path);
    if (size === null) return readFile(join(folder, path));
    const photograph = made.get(path) ?? photographOf(Number(size[1]), Number(size[2]));
    made.set(path, photograph);
    return photograph;
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://gallery');
    const path = pathname === '/' ? '/index.html' : pathname;
    const type = types[extname(path)] ?? 'image/jpeg';
    void fileOf(path).then(
      (file) => response.writeHead(200, { 'content-type': type }).end(file),
      () => response.writeHead(404).end(),
    );
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
