import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bucketStub, type BucketFault } from '../../../testing/bucket-stub';
import {
  type BucketEvent,
  BucketFailure,
  checkBucketAccess,
} from '../../modules/images/image-objects';
import { imageBucket, type ImageBucket } from './image-bucket';

let stub: Awaited<ReturnType<typeof bucketStub>>;
let bucket: ImageBucket;
let events: BucketEvent[];

const hurried = { connect: 3_000, answer: 3_000 };

beforeEach(async () => {
  stub = await bucketStub();
  bucket = imageBucket(stub.bucket, hurried);
  events = [];
  bucket.listen((event) => void events.push(event));
});
afterEach(async () => {
  await bucket.close();
  await stub.close();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function anImage(size = 200_000) {
  const bytes = new Uint8Array(randomBytes(size));
  const contentHash = sha256(bytes);
  return { id: randomUUID(), size, contentHash, file: { bytes, mime: 'image/webp', contentHash } };
}

async function stored() {
  const image = anImage();
  await bucket.put(image.id, image.file);
  return image;
}

const failing = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as BucketFailure,
  );

test('what is put is there under the prefix, as what it is, until it is removed', async () => {
  const { id, file, ...expected } = await stored();
  const key = `arrasta/pictures/${id}`;
  expect([...stub.objects.keys()]).toEqual([key]);
  expect(stub.objects.get(key)?.type).toBe('image/webp');
  expect(Buffer.from(await bucket.get(id, expected))).toEqual(Buffer.from(file.bytes));
  await bucket.remove(id);
  expect(stub.objects.size).toBe(0);
  await bucket.remove(id);
  expect(events.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'write done',
    'read done',
    'remove done',
    'remove done',
  ]);
});

test('an object that is not there, or not what was put there, is lost', async () => {
  const { id, ...expected } = anImage();
  expect(await failing(bucket.get(id, expected))).toMatchObject({ isLost: true });
  const there = await stored();
  stub.fail('changed');
  expect(await failing(bucket.get(there.id, there))).toMatchObject({ isLost: true });
  expect(events.map(({ outcome }) => outcome)).toEqual(['missing', 'done', 'damaged']);
});

test.each<[BucketFault, string]>([
  ['refused', 'refused'],
  ['no bucket', 'refused'],
  ['elsewhere', 'refused'],
  ['broken', 'failed'],
  ['hung up', 'failed'],
  ['cut off', 'failed'],
  ['endless', 'failed'],
  ['silent', 'late'],
  ['stalled', 'late'],
])(
  'a bucket that is %s has failed in time, and works again when it does',
  async (fault, outcome) => {
    const { id, ...expected } = await stored();
    events.length = 0;
    stub.fail(fault);
    const works = [bucket.get(id, expected), bucket.put(id, expected.file), bucket.remove(id)];
    for (const error of await Promise.all(works.map(failing))) {
      expect(error).toBeInstanceOf(BucketFailure);
      expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5, isLost: false });
    }
    expect(events.map((event) => event.outcome)).toEqual([outcome, outcome, outcome]);
    stub.recover();
    expect(await bucket.get(id, expected)).toHaveLength(expected.size);
  },
);

test('a storage that nobody answers at has failed, and works again when it is back', async () => {
  const { id, ...expected } = await stored();
  await stub.leave();
  expect(await failing(bucket.get(id, expected))).toMatchObject({ isLost: false });
  await stub.comeBack();
  expect(await bucket.get(id, expected)).toHaveLength(expected.size);
});

test.each<BucketFault>(['broken', 'hung up', 'cut off'])(
  'what is %s once is not noticed',
  async (fault) => {
    const { id, ...expected } = await stored();
    stub.fail(fault, { times: 1 });
    expect(await bucket.get(id, expected)).toHaveLength(expected.size);
  },
);

test('keys that are not those of the bucket are refused, and stand in no error', async () => {
  const stranger = imageBucket({ ...stub.bucket, secretAccessKey: 'another-secret' }, hurried);
  const bucketEvents: BucketEvent[] = [];
  stranger.listen((event) => void bucketEvents.push(event));
  const error = await failing(checkBucketAccess(stranger));
  await stranger.close();
  expect(stub.objects.size).toBe(0);
  expect(bucketEvents.map(({ outcome }) => outcome)).toEqual(['refused']);
  const all = inspect([error, bucketEvents], { depth: 9 });
  expect(all).toContain('SignatureDoesNotMatch');
  expect(all).not.toMatch(/another-secret|AKIDEXAMPLE/);
});

test('a bucket is tried out by a word that is no picture', async () => {
  await checkBucketAccess(bucket);
  expect(stub.asked).toEqual([
    'PUT arrasta/pictures/00000000-0000-0000-0000-000000000000',
    'GET arrasta/pictures/00000000-0000-0000-0000-000000000000',
  ]);
});
