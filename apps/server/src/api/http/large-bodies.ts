import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fairQueue } from '../../kernel/security/fair-queue';
import { callerOf } from '../../kernel/security/identity';
import { limitKey } from '../../kernel/security/rate-limits';

/** Bytes from which on a body holds everybody up while it is read and stored. */
const large = 128 * 1024;
/** Bytes that are read, checked and stored in a millisecond, about. */
const bytesInMs = 25_000;
/**
 * The pause after one, by the square of the milliseconds that it takes: what keeps others waiting is
 * how long a piece is and how often it comes, and their product stays the same. An account has the
 * pause for itself, and everybody at its address, where there may be an office or somebody with many
 * accounts, half of it.
 */
const pauses = { own: 2, ofAddress: 4, maxMs: 5_000 } as const;
const limits = {
  own: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 7 } },
  ofAddress: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 128 } },
};

/** Of a body that says how long it is; null for one that may be any length, and for none. */
function lengthOf({ headers, routeOptions }: FastifyRequest): number | null {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return 'transfer-encoding' in headers ? routeOptions.bodyLimit : null;
}

/** Bytes of a large body; null for every other request. */
function largeLength(request: FastifyRequest): number | null {
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const length = isJson ? lengthOf(request) : null;
  return length !== null && length > large ? length : null;
}

/** Resolves with the end of the answer. */
function endOf({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) resolve();
    else raw.once('close', resolve);
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
  const rest = (length: number, divisor: number) => {
    const took = length / bytesInMs;
    return pause(Math.min((took * took) / divisor, pauses.maxMs), undefined, { ref: false });
  };
  api.addHook('onRequest', (request, reply, done) => {
    const length = largeLength(request);
    if (length === null) {
      done();
      return;
    }
    const address = limitKey(request.ip);
    const key = callerOf(request)?.id ?? address;
    const work = async () => {
      await inTurnOfAddress(address, async () => {
        const ended = endOf(reply);
        done();
        await ended;
        await rest(length, pauses.ofAddress);
      });
      await rest(length, pauses.own);
    };
    inOwnTurn(key, work).catch(done);
  });
}
