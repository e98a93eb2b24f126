import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request, type Dispatcher } from 'undici';
import type { Bucket } from '../../kernel/config/config';

/** How long a bucket is waited for, in ms. */
export interface BucketTimeouts {
  /** For a connection. */
  readonly connect: number;
  /** For an answer, all of it, a second try included. */
  readonly answer: number;
}

export interface BucketRequest {
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

export interface BucketAnswer {
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
export interface BucketRequests {
  /** Whatever the status; redirects are not followed. Rejects where there is no whole answer. */
  readonly send: (bucketRequest: BucketRequest) => Promise<BucketAnswer>;
  readonly close: () => Promise<void>;
}

export function bucketRequests(bucket: Bucket, timeouts: BucketTimeouts): BucketRequests {
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
      const signal = AbortSignal.timeout(timeouts.answer);
      return (await trySend(bucketRequest, signal)) ?? sendOnce(bucketRequest, signal);
    },
    close: () => dispatcher.destroy(),
  };
}
