import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request, type Dispatcher } from 'undici';
import type { Bucket } from '../../kernel/config/config';
import { createTimeoutSignal } from '../../kernel/timeout';
import {
  type BucketEvent,
  type BucketOperation,
  type BucketOutcome,
  type ListenToBucket,
  BucketFailure,
  type ExpectedBytes,
  type ImageObjects,
} from '../../modules/images/image-objects';

/** How long a bucket is waited for, in ms. */
interface BucketTimeouts {
  /** For a connection. */
  readonly connect: number;
  /** For an answer, all of it, a second try included. */
  readonly answer: number;
}

interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  /** Bytes of the answer that are read at most. */
  readonly maxBytes: number;
  readonly file?: {
    readonly bytes: Uint8Array;
    readonly mime: string;
    /** SHA-256, in hex: the storage compares it with what arrives. */
    readonly contentHash: string;
  };
}

interface BucketAnswer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** Of one server at a time; the rest waits for its turn as long as for an answer. */
const connections = 64;

const emptyHash = createHash('sha256').digest('hex');

/** Worth a second try: too much at once, or a fault of its own. */
const isPassing = (status: number) => status === 429 || status >= 500;

async function bytesOf({ body }: Dispatcher.ResponseData, maxBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    // The rest is not read: the connection is closed.
    if (size > maxBytes) throw new Error(`the answer is larger than ${String(maxBytes)} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A way to one bucket: signed requests, soon answered or given up. */
interface BucketRequests {
  /** Whatever the status; redirects are not followed. Rejects where there is no whole answer. */
  readonly send: (bucketRequest: BucketRequest) => Promise<BucketAnswer>;
  readonly close: () => Promise<void>;
}

function bucketRequests(bucket: Bucket, timeouts: BucketTimeouts): BucketRequests {
  const dispatcher = new Agent({ connections, connect: { timeout: timeouts.connect } });
  // Keys made of the secret for a day.
  const cache = new Map<string, ArrayBuffer>();

  async function sign({ method, key, file }: BucketRequest) {
    const { accessKeyId, secretAccessKey, region, url } = bucket;
    const headers = {
      'x-amz-content-sha256': file?.contentHash ?? emptyHash,
      ...(file && { 'content-type': file.mime }),
    };
    const signer = new AwsV4Signer({
      ...{ method, url: `${url}${key}`, headers, accessKeyId, secretAccessKey, region, cache },
      service: 's3',
    });
    return signer.sign();
  }

  async function sendOnce(
    bucketRequest: BucketRequest,
    signal: AbortSignal,
  ): Promise<BucketAnswer> {
    const { url, headers } = await sign(bucketRequest);
    const answer = await request(url, {
      method: bucketRequest.method,
      headers: Object.fromEntries(headers),
      body: bucketRequest.file?.bytes ?? null,
      signal,
      dispatcher,
    });
    return { status: answer.statusCode, bytes: await bytesOf(answer, bucketRequest.maxBytes) };
  }

  /** Null where another try may do better: often a kept connection that was closed at the other end. */
  async function trySend(
    bucketRequest: BucketRequest,
    signal: AbortSignal,
  ): Promise<BucketAnswer | null> {
    try {
      const answer = await sendOnce(bucketRequest, signal);
      return isPassing(answer.status) ? null : answer;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  return {
    async send(bucketRequest) {
      const signal = createTimeoutSignal(timeouts.answer);
      return (await trySend(bucketRequest, signal)) ?? sendOnce(bucketRequest, signal);
    },
    close: () => dispatcher.destroy(),
  };
}

export interface ImageBucket extends ImageObjects {
  readonly listen: ListenToBucket;
  readonly close: () => Promise<void>;
}

/** A page shows a dozen pictures at once: it is not to wait for long. */
const defaultTimeouts: BucketTimeouts = { connect: 3_000, answer: 10_000 };

/** Bytes of an answer that says no more than how it went. */
const shortAnswer = 64 * 1024;

interface RequestResult {
  readonly outcome: BucketOutcome;
  readonly reason: Error | null;
}

/** What the storage says of a refusal: its word for it, none of the request it may repeat. */
function errorCodeIn({ bytes }: BucketAnswer): string {
  return /<Code>([\w.]{1,64})<\/Code>/.exec(Buffer.from(bytes).toString())?.[1] ?? '';
}

function refusalResult({ method, key }: BucketRequest, answer: BucketAnswer): RequestResult {
  const { status } = answer;
  const word = errorCodeIn(answer);
  const reason = new Error([method, key, String(status), word].filter(Boolean).join(' '));
  if (status === 404 && word !== 'NoSuchBucket') return { outcome: 'missing', reason };
  return { outcome: status >= 500 || status === 429 ? 'failed' : 'refused', reason };
}

function failureResult({ method, key }: BucketRequest, error: unknown): RequestResult {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const reason = new Error(`${method} ${key}`, { cause: error });
  return { outcome: isLate ? 'late' : 'failed', reason };
}

function isAsExpected(bytes: Uint8Array, { size, contentHash }: ExpectedBytes): boolean {
  return bytes.length === size && createHash('sha256').update(bytes).digest('hex') === contentHash;
}

/** Looks at an answer; null where it is what was wanted. */
type AnswerCheck = (answer: BucketAnswer) => RequestResult | null;

const done: RequestResult = { outcome: 'done', reason: null };

/** Pictures in a bucket of an S3-compatible storage. Source: decision 098. */
export function imageBucket(bucket: Bucket, timeouts = defaultTimeouts): ImageBucket {
  const { send, close } = bucketRequests(bucket, timeouts);
  const listeners: ((event: BucketEvent) => void)[] = [];
  const keyOf = (id: string) => `${bucket.prefix}pictures/${id}`;

  async function sendChecked(bucketRequest: BucketRequest, check: AnswerCheck) {
    try {
      const answer = await send(bucketRequest);
      return { bytes: answer.bytes, ...(check(answer) ?? done) };
    } catch (error) {
      return { bytes: new Uint8Array(), ...failureResult(bucketRequest, error) };
    }
  }

  async function ask(operation: BucketOperation, bucketRequest: BucketRequest, check: AnswerCheck) {
    const began = performance.now();
    const { bytes, outcome, reason } = await sendChecked(bucketRequest, check);
    const seconds = (performance.now() - began) / 1000;
    for (const listener of listeners) listener({ operation, outcome, reason, seconds });
    if (reason) throw new BucketFailure(reason, outcome === 'missing' || outcome === 'damaged');
    return bytes;
  }

  return {
    async put(id, file) {
      const bucketRequest = { method: 'PUT', key: keyOf(id), maxBytes: shortAnswer, file } as const;
      await ask('write', bucketRequest, (answer) =>
        answer.status >= 200 && answer.status < 300 ? null : refusalResult(bucketRequest, answer),
      );
    },

    get(id, expected) {
      const maxBytes = Math.max(expected.size, shortAnswer);
      const bucketRequest = { method: 'GET', key: keyOf(id), maxBytes } as const;
      return ask('read', bucketRequest, (answer) => {
        if (answer.status !== 200) return refusalResult(bucketRequest, answer);
        if (isAsExpected(answer.bytes, expected)) return null;
        const reason = new Error(`${bucketRequest.key} is not what was put there`);
        return { outcome: 'damaged', reason };
      });
    },

    async remove(id) {
      const bucketRequest = { method: 'DELETE', key: keyOf(id), maxBytes: shortAnswer } as const;
      await ask('remove', bucketRequest, (answer) =>
        [200, 202, 204, 404].includes(answer.status) && errorCodeIn(answer) !== 'NoSuchBucket'
          ? null
          : refusalResult(bucketRequest, answer),
      );
    },

    listen: (listener) => {
      listeners.push(listener);
    },
    close,
  };
}
