import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { toCodeResponse, errorBody, type ErrorResponse } from '../../kernel/errors/error-response';

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
