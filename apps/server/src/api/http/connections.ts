import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { toCodeResponse, errorBody, type ErrorResponse } from '../../kernel/errors/error-response';
import type { FastifyInstance } from 'fastify';

/** What Node refuses before there is a request to answer; anything else is no HTTP at all. */
const refusals: Readonly<Record<string, ErrorResponse>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    ...toCodeResponse('BAD_REQUEST', 'O pedido demorou demais para chegar.'),
    httpStatus: 408,
  },
  HPE_HEADER_OVERFLOW: {
    ...toCodeResponse('PAYLOAD_TOO_LARGE', 'Os cabeçalhos do pedido são grandes demais.'),
    httpStatus: 431,
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: toCodeResponse('PAYLOAD_TOO_LARGE'),
};

function messageOf(description: ErrorResponse): string {
  const { httpStatus } = description;
  const body = JSON.stringify(errorBody(description));
  return [
    `HTTP/1.1 ${String(httpStatus)} ${STATUS_CODES[httpStatus] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Answers what never became a request in the form of every other error, and hangs up.
 * Source: docs/product/network.md 10.
 */
export function answerConnectionError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const description = refusals[error.code ?? ''] ?? toCodeResponse('BAD_REQUEST');
  if (socket.writable) socket.write(messageOf(description));
  socket.destroy(error);
}

/** What a reader takes at least of an answer that waits to be taken. */
interface Pace {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Bytes taken between them. */
  readonly least: number;
}

/** 4 kB a second, on average over half a minute: no line of today is slower. */
const usualPace: Pace = { every: 30_000, least: 120_000 };

/**
 * Disconnects a client that hardly takes an answer that is there: a place among those who are served is
 * not held by not reading.
 */
export function endSlowReader(answer: ServerResponse, { every, least }: Pace = usualPace): void {
  const { socket } = answer;
  if (socket === null) return;
  /** What has been handed to the system. */
  const bytesTaken = () => socket.bytesWritten - socket.writableLength;
  let before = bytesTaken();
  const timer = setInterval(() => {
    const now = bytesTaken();
    if (socket.writableLength > 0 && now - before < least) socket.destroy();
    before = now;
  }, every).unref();
  answer.once('close', () => {
    clearInterval(timer);
  });
}

/** Milliseconds between two looks at who has been answered. */
const lookedEvery = 100;
/** Milliseconds that what runs has to finish; what is left of ten seconds is for the database. */
const timeoutMs = 7_000;

/**
 * Lets go of connections while the server closes. Node closes those that are idle at that moment
 * and no others: one whose answer came later would stay open for its client's next request, and
 * keep the server from ever being closed. Whoever has not been answered in time is cut off.
 */
export function registerGracefulShutdown(app: FastifyInstance): void {
  let isClosing = false;

  app.addHook('preClose', (done) => {
    isClosing = true;
    // An answer that had begun before could not say that it is the last.
    const look = setInterval(() => app.server.closeIdleConnections(), lookedEvery).unref();
    const end = setTimeout(() => app.server.closeAllConnections(), timeoutMs).unref();
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
    done();
  });

  // Said in time, so that no client sends its next request into a connection that is being closed.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done(null, payload);
  });
}
