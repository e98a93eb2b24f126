import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { barePage } from './bare-page';

/** Milliseconds of the clock that all processes of the machine share. */
const wallClock = () => performance.timeOrigin + performance.now();

/** A provider of AI that writes a deck slide by slide, and remembers when. */
export interface SlowProvider {
  /** Without a path. */
  readonly url: string;
  /** What is written from now on; forgets what was noted. */
  readonly prepare: (slides: number, pause: number) => void;
  /** When the last byte of each slide was written. */
  readonly written: () => readonly number[];
  /** When connections were closed that were not written to their end. */
  readonly closed: () => readonly number[];
  readonly stop: () => Promise<void>;
}

function piece(content: string, end: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: end }];
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`;
}

function slideText(number: number): string {
  const slide = {
    type: number === 0 ? 'intro' : 'content',
    elements: [
      { type: 'title', content: `Passo ${String(number + 1)}: combine antes` },
      { type: 'text', content: 'Abra a janela antes de ligar a luz. Espere um minuto e olhe.' },
    ],
  };
  return `${number === 0 ? '' : ','}${JSON.stringify(slide)}`;
}

const rest = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    if (milliseconds === 0) resolve();
    else setTimeout(resolve, milliseconds);
  });

/** Starts it on a port of its own. It also has the page that does nothing but read it. */
export async function slowProvider(): Promise<SlowProvider> {
  let plan = { slides: 0, pause: 0 };
  const notes = { written: [] as number[], closed: [] as number[] };

  async function write(response: ServerResponse): Promise<void> {
    const { slides, pause } = plan;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.on('close', () => {
      if (!response.writableEnded) notes.closed.push(wallClock());
    });
    response.write(piece('{"title":"Luz","description":"Luz de janela.","slides":['));
    for (let number = 0; number < slides && !response.closed; number += 1) {
      await rest(pause);
      response.write(piece(slideText(number)));
      notes.written.push(wallClock());
    }
    response.end(`${piece(']}')}${piece('', 'stop')}data: [DONE]\n\n`);
  }

  const server = createServer((request: IncomingMessage, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(barePage);
      return;
    }
    request.resume().on('end', () => void write(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    prepare(slides, pause) {
      plan = { slides, pause };
      notes.written = [];
      notes.closed = [];
    },
    written: () => notes.written,
    closed: () => notes.closed,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
