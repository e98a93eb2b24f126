import type { FastifyReply } from 'fastify';

/**
 * Over when whoever asked hangs up before the answer has left. Fastify's own `request.signal` is
 * over as soon as a body was read to its end, which is before there can be an answer.
 */
export function clientDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
