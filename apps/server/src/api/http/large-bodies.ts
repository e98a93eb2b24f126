import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fairQueue } from '../../kernel/security/fair-queue';
import { callerOf } from '../../kernel/security/identity';
import { limitKey } from '../../kernel/security/limit-key';

/** Bytes from which on a body holds everybody up while it is read and stored. */
const large = 512 * 1024;
/** Of the time that one took from its last byte on, so long its sender rests, in ms at most. */
const rest = { times: 19, maxMs: 2_000 } as const;
const limits = {
  all: { running: Infinity, waiting: 256 },
  own: { running: 1, waiting: 3 },
};

function isLarge({ headers }: FastifyRequest): boolean {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const length = Number(headers['content-length'] ?? Infinity);
  return isJson && length > large && (Number.isFinite(length) || 'transfer-encoding' in headers);
}

/** Milliseconds from the last byte of the body to the end of the answer. */
function workOn(request: FastifyRequest, reply: FastifyReply): Promise<number> {
  return new Promise((resolve) => {
    let came = performance.now();
    request.raw.once('end', () => {
      came = performance.now();
    });
    const end = () => {
      resolve(performance.now() - came);
    };
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  });
}

/**
 * Takes an account's large bodies one at a time, with rests in between, so that somebody who saves
 * megabytes without end has a twentieth of the time at most. Others' are not waited for. Comes after
 * the caller is known.
 */
export function paceLargeBodies(api: FastifyInstance): void {
  const run = fairQueue(limits);
  api.addHook('onRequest', (request, reply, done) => {
    if (!isLarge(request)) {
      done();
      return;
    }
    const key = callerOf(request)?.id ?? limitKey(request.ip);
    const work = async () => {
      const worked = workOn(request, reply);
      done();
      const resting = Math.min((await worked) * rest.times, rest.maxMs);
      await pause(resting, undefined, { ref: false });
    };
    run(key, work).catch(done);
  });
}
