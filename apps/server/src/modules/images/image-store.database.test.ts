import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketStub } from '../../../testing/bucket-stub';
import { openTestDatabase } from '../../../testing/test-database';
import type { Database } from '../../kernel/database/database';
import { imageBucket, type ImageBucket } from '../../providers/image-bucket/image-bucket';
import type { EncodedImage } from './image-store';
import { imagesRepo } from './images.repo';

let database: Database;
let stub: Awaited<ReturnType<typeof bucketStub>>;
let bucket: ImageBucket;
let ana: string;
let bia: string;

beforeAll(async () => {
  database = await openTestDatabase();
  stub = await bucketStub();
  bucket = imageBucket(stub.bucket);
});
afterAll(async () => {
  await bucket.close();
  await Promise.all([stub.close(), database.close()]);
});

async function someone(): Promise<string> {
  const email = `${randomUUID()}@exemplo.com`;
  const data = { name: 'Ana', email, normalizedEmail: email, password: 'x' };
  return (await database.prisma.user.create({ data })).id;
}

beforeEach(async () => {
  [ana, bia] = [await someone(), await someone()];
});

const anImage = (size = 1_000): EncodedImage => ({
  bytes: new Uint8Array(randomBytes(size)),
  ...{ mime: 'image/webp', width: 40, height: 30 },
});

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);
const quota = (space = 10_000) => ({ space, unusedBefore: ago(24) });
const credit = { source: 'Openverse', author: 'Rui', license: 'by', pageUrl: null } as const;

/** What every place for the bytes has to do. */
describe.each(['the database', 'a bucket'])('pictures with their bytes in %s', (where) => {
  const store = () =>
    imagesRepo({
      ...{ database, now: () => new Date(), newId: randomUUID },
      objects: where === 'a bucket' ? bucket : undefined,
    });

  async function kept(ownerId = ana, image = anImage(), space?: number) {
    const result = await store().keep(ownerId, image, quota(space), null);
    return result?.id ?? expect.fail('it was not kept');
  }

  const lastUsed = (id: string, hours: number) =>
    database.prisma.picture.update({ where: { id }, data: { lastUsedAt: ago(hours) } });

  test('what is kept is read as it was, described and credited', async () => {
    const image = anImage(300_000);
    const result = await store().keep(ana, image, quota(1_000_000), credit);
    expect(result).toMatchObject({ width: 40, height: 30 });
    const id = result?.id ?? '';
    expect(Buffer.from((await store().read(ana, id)) ?? [])).toEqual(Buffer.from(image.bytes));
    expect(await store().describe(ana, id)).toMatchObject({ mime: 'image/webp' });
    expect(await store().credit(ana, id)).toEqual(credit);
  });

  test('it is its owner’s alone', async () => {
    const id = await kept();
    const answers = [store().read(bia, id), store().describe(bia, id), store().credit(bia, id)];
    expect(await Promise.all(answers)).toEqual([null, null, undefined]);
    expect(await store().read(ana, randomUUID())).toBeNull();
  });

  test('the same one twice is one, also at the same time; somebody else’s is another', async () => {
    const image = anImage();
    const loose = await database.prisma.looseObject.count();
    const ids = await Promise.all([1, 2, 3, 4].map(() => kept(ana, image)));
    expect(new Set([...ids, await kept(ana, image)]).size).toBe(1);
    expect(await kept(bia, image)).not.toBe(ids[0]);
    expect(await database.prisma.picture.count({ where: { ownerId: ana } })).toBe(1);
    expect(await database.prisma.looseObject.count()).toBe(loose);
  });

  test('none is kept beyond the space, however many come at once', async () => {
    const tries = [1, 2, 3, 4, 5].map(() => store().keep(ana, anImage(), quota(3_500), null));
    const ends = await Promise.all(tries);
    expect(ends.filter((end) => end === null)).toHaveLength(2);
    expect(await database.prisma.picture.count({ where: { ownerId: ana } })).toBe(3);
  });

  test('what was not used for long gives way, and nothing does in vain', async () => {
    const [old, older, recent] = [await kept(), await kept(), await kept()];
    await lastUsed(old, 48);
    await lastUsed(older, 72);
    expect(await store().keep(ana, anImage(9_999), quota(3_500), null)).toBeNull();
    const id = await kept(ana, anImage(), 3_500);
    const reads = [old, older, recent, id].map((one) => store().read(ana, one));
    const isThere = (await Promise.all(reads)).map((bytes) => bytes !== null);
    expect(isThere).toEqual([true, false, true, true]);
  });

  test('what was kept in the other place is read from there', async () => {
    const image = anImage();
    const id = await kept(ana, image);
    const other = imagesRepo({
      ...{ database, now: () => new Date(), newId: randomUUID },
      objects: bucket,
    });
    expect(Buffer.from((await other.read(ana, id)) ?? [])).toEqual(Buffer.from(image.bytes));
    const isInBucket = where === 'a bucket';
    const row = await database.prisma.picture.findUniqueOrThrow({ where: { id } });
    expect([row.bytes === null, row.objectId !== null]).toEqual([isInBucket, isInBucket]);
  });
});
