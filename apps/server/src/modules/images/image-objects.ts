import { createHash } from 'node:crypto';
import { imageErrorMessages } from '@arrasta/contract';
import { DomainError, OperatorError } from '../../kernel/errors/domain-error';
import { onceAMinute } from '../../kernel/errors/error-reporter';

/** What the bytes of a picture have to be. */
export interface ExpectedBytes {
  /** Bytes. */
  readonly size: number;
  /** SHA-256, in hex. */
  readonly contentHash: string;
}

/** Bytes on their way into the bucket. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly contentHash: string;
}

/**
 * The bucket in which larger installations keep the bytes of pictures; everything else about them
 * is in the database. An object is written under an id of its own and never again.
 * Source: decision 098.
 */
export interface ImageObjects {
  /** Resolves once the object is stored. @throws BucketFailure, as the others */
  readonly put: (id: string, file: ImageFile) => Promise<void>;
  /** Those bytes and no others. */
  readonly get: (id: string, expected: ExpectedBytes) => Promise<Uint8Array>;
  /** Also where there is none. */
  readonly remove: (id: string) => Promise<void>;
}

/** Seconds after which a bucket is worth another try. */
const pause = 5;

/** The bucket did not do what it was asked; the cause says why, for the log alone. */
export class BucketFailure extends DomainError {
  /** Trying again is of no use: the object is not there, or not what was put there. */
  readonly isLost: boolean;

  constructor(cause: unknown, isLost = false) {
    super('SERVICE_UNAVAILABLE', imageErrorMessages.storageAway, { cause, retryAfter: pause });
    this.isLost = isLost;
  }
}

/** In the place of a bucket that the configuration does not name. */
export const noBucket: ImageObjects = {
  put: () => Promise.reject(notConfigured()),
  get: () => Promise.reject(notConfigured()),
  remove: () => Promise.reject(notConfigured()),
};

function notConfigured(): BucketFailure {
  return new BucketFailure(new Error('not set, and pictures are in a bucket'));
}

/** No picture has it: pictures have random ones. */
const trialId = '00000000-0000-0000-0000-000000000000';

/**
 * Puts a word into the bucket and reads it. @throws BucketFailure where there would be no pictures
 */
export async function checkBucketAccess({ put, get }: ImageObjects): Promise<void> {
  const bytes = new TextEncoder().encode('Arrasta');
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await put(trialId, { bytes, mime: 'text/plain', contentHash });
  await get(trialId, { size: bytes.length, contentHash });
}

export type BucketOperation = 'read' | 'write' | 'remove';

/** How it ended: `missing` and `damaged` mean a picture lost, `refused` mostly the settings. */
export type BucketOutcome = 'done' | 'missing' | 'damaged' | 'refused' | 'failed' | 'late';

/** Something that the bucket was asked. */
export interface BucketEvent {
  readonly operation: BucketOperation;
  readonly outcome: BucketOutcome;
  readonly seconds: number;
  /** Why it was not done; null where it was. Nothing of the keys stands in it. */
  readonly reason: Error | null;
}

/** Calls the listener for every event from now on. */
export type ListenToBucket = (listener: (event: BucketEvent) => void) => void;

/** Reports failures: the first one, and the last one of each minute while there are more. */
export function reportBucketFailures(
  listen: ListenToBucket,
  report: (event: BucketEvent, failures: number) => void,
): void {
  let failures = 0;
  const isTime = onceAMinute();
  listen((event) => {
    if (event.reason === null) return;
    failures += 1;
    if (!isTime()) return;
    report(event, failures);
    failures = 0;
  });
}

/** A failure of the bucket as one line that says why; any other failure as it is. */
export function explainBucketFailure(error: unknown): unknown {
  if (!(error instanceof BucketFailure)) return error;
  const { cause } = error;
  const reasons = cause instanceof Error ? [cause.message, cause.cause] : [];
  return new OperatorError(`S3_BUCKET: ${reasons.filter(Boolean).join(': ')}`, { cause });
}
