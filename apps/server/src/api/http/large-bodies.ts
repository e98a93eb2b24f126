import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fairQueue } from '../../kernel/security/fair-queue';
import { callerOf } from '../../kernel/security/identity';
import { limitKey } from '../../kernel/security/limit-key';

/** Bytes from which on a body holds everybody up while it is read and stored. */
const large = 128 * 1024;
/**
 * The pause after one, by the square of the time that it took from its last byte on, in ms: what keeps
 * others waiting is how long a piece is and how often it comes, and their product stays the same. An
 * account has the pause for itself, and everybody at its address, where there may be an office or
 * somebody with many accounts, half of it.
 */
const pauses = { own: 2, ofAddress: 4, maxMs: 5_000 } as const;
const limits = {
  own: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 7 } },
  ofAddress: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 128 } },
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
 * Takes an account's large bodies one at a time, and those of an address, with pauses in between, so
 * that somebody who saves megabytes without end is hardly noticed, with many accounts either. Those of
 * other addresses are not waited for. Comes after the caller is known.
 */
export function paceLargeBodies(api: FastifyInstance): void {
  const inOwnTurn = fairQueue(limits.own);
  const inTurnOfAddress = fairQueue(limits.ofAddress);
  const rest = (took: number, divisor: number) =>
    pause(Math.min((took * took) / divisor, pauses.maxMs), undefined, { ref: false });
  api.addHook('onRequest', (request, reply, done) => {
    if (!isLarge(request)) {
      done();
      return;
    }
    const address = limitKey(request.ip);
    const key = callerOf(request)?.id ?? address;
    const work = async () => {
      let took = 0;
      await inTurnOfAddress(address, async () => {
        const worked = workOn(request, reply);
        done();
        took = await worked;
        await rest(took, pauses.ofAddress);
      });
      await rest(took, pauses.own);
    };
    inOwnTurn(key, work).catch(done);
  });
}
