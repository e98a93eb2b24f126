import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { byteBudget } from '../../kernel/security/answer-memory';
import { fairQueue } from '../../kernel/security/fair-queue';
import { clientDisconnectSignal } from '../../kernel/http';
import { callerOf, limitKey } from '../../kernel/security/identity';
import { createTimeoutSignal } from '../../kernel/timeout';
import { expireIdentity } from './authenticate';

/** Weight from which on a body holds everybody up while it is checked and stored. */
const largeBodyWeight = 128 * 1024;
/**
 * An object costs as much as so many bytes do: it is checked field by field. An array costs less.
 */
const objectWeight = 1_100;
const arrayWeight = 200;
/** No body of less holds enough objects to be large: each takes three bytes, `{},`. */
const minLargeBytes = Math.floor(largeBodyWeight / (1 + objectWeight / 3));
/**
 * Bytes that are parsed, checked and stored in a millisecond, about, and what a call takes besides.
 */
const bytesPerMs = 25_000;
const callMs = 15;
/**
 * The pause in ms after one, by the square of the milliseconds that it takes: what keeps others
 * waiting is how long a piece is and how often it comes, and their product stays the same. Those of
 * an address share it, whatever accounts they are of: the largest take a fiftieth of the time.
 */
const maxPauseMs = 8_000;
/** How many large bodies are parsed, and wait for that, at a time. */
const turns = {
  own: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 7 } },
  ofAddress: { all: { running: Infinity, waiting: 512 }, own: { running: 1, waiting: 128 } },
};

const mebibyte = 1024 * 1024;
/** Bytes of bodies that have come and wait for their turn. */
const waitingBytes = {
  ofAccount: { all: 256 * mebibyte, own: 32 * mebibyte },
  ofAddress: { all: 256 * mebibyte, own: 96 * mebibyte },
};

/** Whether a body is JSON that may be large: one that does not say its length may be any. */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  // Fastify parses a type however it is written.
  if (headers['content-type']?.toLowerCase().startsWith('application/json') !== true) return false;
  const length = headers['content-length'];
  if (length === undefined) return 'transfer-encoding' in headers;
  // Fastify refuses what is longer than the route takes, without reading it.
  return Number(length) >= minLargeBytes && Number(length) <= routeOptions.bodyLimit;
}

/**
 * Bytes of a body, and more for its objects and arrays; braces in texts count as well. Looks at
 * each byte once: an iterator takes six times as long, `indexOf` a third of a second for a million
 * braces. Source: decision 124.
 */
function weightOf(body: Buffer): number {
  let weight = body.length;
  let at = body.length;
  while (at > 0) {
    at -= 1;
    const byte = body[at];
    if (byte === 0x7b) weight += objectWeight;
    else if (byte === 0x5b) weight += arrayWeight;
  }
  return weight;
}

/** Resolves with the end of the answer. */
function endOf({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) resolve();
    else raw.once('close', resolve);
  });
}

/**
 * All bytes of a body, counted as they come. What is left of one that is refused is read and
 * dropped.
 * @throws FST_ERR_CTP_BODY_TOO_LARGE beyond `maxBytes`, what `count` throws, and
 *   FST_ERR_CTP_INVALID_CONTENT_LENGTH where the sender leaves in the middle of it
 */
function readBody(
  payload: Readable,
  maxBytes: number,
  count: (bytes: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      payload.off('data', take).off('end', end).off('error', leave).off('close', leave);
      payload.on('error', () => undefined).resume();
      outcome();
    };
    const refuse = (error: Error) => {
      settle(() => {
        reject(error);
      });
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) {
        refuse(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
        return;
      }
      try {
        count(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        refuse(error instanceof Error ? error : new Error('Not counted', { cause: error }));
      }
    };
    const end = () => {
      settle(() => {
        resolve(Buffer.concat(chunks, length));
      });
    };
    const leave = () => {
      refuse(new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH());
    };
    payload.on('data', take).once('end', end).once('error', leave).once('close', leave);
  });
}

/** How large bodies follow one another. */
export interface BodyPacing {
  /** Resolves after the pause that follows a body of that weight, in bytes. */
  readonly pauseAfter: (weight: number) => Promise<void>;
  /** Milliseconds that a body which is there waits for its turn. */
  readonly maxWaitMs: number;
}

export const bodyPacing: BodyPacing = {
  async pauseAfter(weight) {
    const took = callMs + weight / bytesPerMs;
    // It does not keep the process from ending.
    await pause(Math.min(took * took, maxPauseMs), undefined, { ref: false });
  },
  maxWaitMs: 30_000,
};

/**
 * Parses large bodies of an address one at a time, its accounts in turns, with pauses in between.
 */
function bodyTurns(pacing: BodyPacing) {
  const inOwnTurn = fairQueue(turns.own);
  const inTurnOfAddress = fairQueue(turns.ofAddress);

  /**
   * Resolves when it is this request's turn, which lasts until its answer has ended.
   * @throws DomainError SERVICE_UNAVAILABLE where too many wait, or for too long, or the client has
   *   left
   */
  return function enter(
    { key, address, weight }: { key: string; address: string; weight: number },
    reply: FastifyReply,
  ): Promise<void> {
    const signals = [clientDisconnectSignal(reply), createTimeoutSignal(pacing.maxWaitMs)];
    const signal = AbortSignal.any(signals);
    return new Promise((resolve, reject) => {
      const parse = async () => {
        const ended = endOf(reply);
        resolve();
        await ended;
      };
      const parseAndRest = async () => {
        await parse();
        await pacing.pauseAfter(weight);
      };
      inOwnTurn(key, () => inTurnOfAddress(address, parseAndRest, signal), signal).catch(reject);
    });
  };
}

/**
 * Takes large bodies so that an endless series of them hardly slows other calls, even from many
 * accounts; those of many objects are large however few bytes they take. A body is read
 * first, into a share of memory of its account and address, and has its turn when all of it is
 * there: a client that sends slowly, or nothing more, delays no other call. Those of other
 * addresses are not waited for. Comes after the caller is known.
 */
export function paceLargeBodies(api: FastifyInstance, pacing: BodyPacing): void {
  const enter = bodyTurns(pacing);
  const meterOfAccount = byteBudget(waitingBytes.ofAccount);
  const meterOfAddress = byteBudget(waitingBytes.ofAddress);

  api.addHook('preParsing', async (request, reply, payload) => {
    if (!mayBeLarge(request)) return payload;
    const address = limitKey(request.ip);
    const key = callerOf(request)?.id ?? address;
    const meters = [meterOfAccount(key), meterOfAddress(address)];
    void endOf(reply).then(() => {
      for (const meter of meters) meter.end();
    });
    const body = await readBody(payload, request.routeOptions.bodyLimit, (bytes) => {
      for (const meter of meters) meter.add(bytes);
    });
    const weight = weightOf(body);
    if (weight > largeBodyWeight) {
      expireIdentity(request);
      await enter({ key, address, weight }, reply);
    }
    return Readable.from(body.length === 0 ? [] : [body], { objectMode: false });
  });
}
