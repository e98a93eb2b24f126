import type { FastifyReply, FastifyRequest } from 'fastify';
import { untilLeft } from '../until-left';

/** A body as JSON, read and judged already; `empty` where nothing was sent. */
export type ReadBody = { readonly value: unknown } | 'empty';

function headersOf({ headers }: FastifyRequest): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) copy.append(name, one);
    }
  }
  return copy;
}

/**
 * The request as tRPC wants it. Its body is handed on as it was read: written into the Request and
 * read out of it again, it cost more than the whole rest of this road.
 */
export function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const made = new Request(new URL(request.url, 'http://localhost'), {
    method: request.method,
    headers: headersOf(request),
    signal: untilLeft(reply),
  });
  const body = request.body as ReadBody | undefined;
  const json = () =>
    typeof body === 'object'
      ? Promise.resolve(body.value)
      : Promise.reject(new SyntaxError('There is no body.'));
  return Object.defineProperty(made, 'json', { value: json });
}
