import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bucketStub } from '../../testing/bucket-stub';
import { fillWithAllKinds } from '../../testing/rows-of-all-kinds';
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database';
import type { Database } from '../kernel/database/database';
import { shippedMigrations } from '../start/migrations';
import { noBucket } from '../modules/images/image-objects';
import { moveImagesInto } from '../modules/images/move-images';
import { movingRepo } from '../modules/images/move-images.repo';
import { imageBucket, type ImageBucket } from '../providers/image-bucket/image-bucket';
import { readLines } from './backup-file';
import { bucketBytes, writeBackup } from './write-backup';
import { restoreLines } from './restore-backup';

let folder: string;
let stub: Awaited<ReturnType<typeof bucketStub>>;
let bucket: ImageBucket;
let source: Database;
const objectId = '00000000-0000-4000-8000-000000000009';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-backup-'));
  stub = await bucketStub();
  bucket = imageBucket(stub.bucket, { connect: 3_000, answer: 3_000 });
  source = await openTestDatabase();
  await source.withConnection((connection) => fillWithAllKinds(connection));
  const { bytes } = await source.prisma.picture.findFirstOrThrow();
  const contentHash = createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
  await source.prisma.picture.updateMany({ data: { contentHash } });
});
afterEach(async () => {
  await Promise.all([bucket.close(), source.close()]);
  await stub.close();
  await rm(folder, { recursive: true, force: true });
});

const move = () =>
  moveImagesInto(
    bucket,
    movingRepo(source, () => new Date()),
    () => objectId,
  );

const unexpected = (id: string) => expect.fail(`${id} is lost`);

test('a backup has the bytes that are in a bucket, as if they had always been in the database', async () => {
  const before = await writeBackup(source, join(folder, 'before'));
  const { bytes } = await source.prisma.picture.findFirstOrThrow();
  expect(await move()).toBe(1);
  const file = join(folder, 'after');
  expect(await writeBackup(source, file, bucketBytes(bucket, unexpected))).toEqual(before);
  stub.objects.clear();
  const target = await openEmptyDatabase();
  const migrations = await shippedMigrations();
  await target.withConnection((to) => restoreLines(to, readLines(file), migrations));
  expect(await target.prisma.picture.findFirstOrThrow()).toMatchObject({ bytes, objectId: null });
  await target.close();
});

test('what the bucket has lost is told, and keeps nothing else from being backed up', async () => {
  await move();
  stub.objects.clear();
  const lost: string[] = [];
  const file = join(folder, 'lost');
  await writeBackup(
    source,
    file,
    bucketBytes(bucket, (id) => lost.push(id)),
  );
  const { id } = await source.prisma.picture.findFirstOrThrow();
  expect(lost).toEqual([id]);
  const target = await openEmptyDatabase();
  const migrations = await shippedMigrations();
  await target.withConnection((to) => restoreLines(to, readLines(file), migrations));
  expect(await target.prisma.picture.findFirstOrThrow()).toMatchObject({ bytes: null, objectId });
  await target.close();
});

test('there is no backup while the bucket is away, nor without one', async () => {
  await move();
  stub.fail('refused');
  const file = join(folder, 'none');
  for (const objects of [bucket, noBucket]) {
    const attempt = writeBackup(source, file, bucketBytes(objects, unexpected));
    await expect(attempt).rejects.toThrow('armazenamento');
  }
});

test('a copy that stays with the bucket needs nothing of it', async () => {
  await move();
  const asked = stub.asked.length;
  const file = join(folder, 'snapshot');
  await writeBackup(source, file);
  expect(stub.asked).toHaveLength(asked);
  const target = await openEmptyDatabase();
  const migrations = await shippedMigrations();
  await target.withConnection((to) => restoreLines(to, readLines(file), migrations));
  expect(await target.prisma.picture.findFirstOrThrow()).toMatchObject({ bytes: null, objectId });
  await target.close();
});
