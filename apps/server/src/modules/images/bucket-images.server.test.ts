import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bucketStub, type BucketFault } from '../../../testing/bucket-stub';
import type { Person } from '../../../testing/person';
import { noisyImage, plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { imageBucket, type ImageBucket } from '../../providers/image-bucket/image-bucket';
import { removeOrphanedObjects, removeUnusedImages } from './image-gc';
import { orphanedObjectsRepo, unusedImageRepo } from './image-gc.repo';
import { moveImagesInto } from './move-images';
import { movingRepo } from './move-images.repo';

let stub: Awaited<ReturnType<typeof bucketStub>>;
let bucket: ImageBucket;
let server: TestServer;
let ana: Person;

const token = 'a-token-for-prometheus';

beforeEach(async () => {
  stub = await bucketStub();
  bucket = imageBucket(stub.bucket, { connect: 3_000, answer: 3_000 });
  server = await startTestServer({ bucket }, { metricsToken: token });
  ana = await server.person();
});
afterEach(async () => {
  await Promise.all([server.close(), bucket.close()]);
  await stub.close();
});

const png = { 'content-type': 'image/png' };

async function upload(person: Person, color = '#06D6A0') {
  const file = await plainImage(400, 300, color).png().toBuffer();
  return person.send<{ id: string; url: string }>('POST', '/api/pictures', file, png);
}

async function uploaded(person = ana, color?: string) {
  const { status, body, text } = await upload(person, color);
  expect(status, text).toBe(201);
  return body;
}

const hour = 3_600_000;
const rows = () => server.database.prisma.picture.count();
const loose = () => server.database.prisma.looseObject.count();
/** The upkeep of so many hours from now. */
const sweep = (hours: number) =>
  removeOrphanedObjects(
    orphanedObjectsRepo(server.database),
    bucket,
    new Date(Date.now() + hours * hour),
  );

describe('a picture in the bucket', () => {
  test('is served as one from the database is, and cached as that', async () => {
    const { id, url } = await uploaded();
    expect(stub.objects.size).toBe(1);
    const row = await server.database.prisma.picture.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ bytes: null });
    const { status, headers } = await ana.send('GET', url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(row.size),
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${row.contentHash}"`,
    });
    expect((await ana.send('GET', `${url}?w=160`)).status).toBe(200);
    expect((await (await server.person()).send('GET', url)).status).toBe(404);
  });

  test('needs no bucket for what the browser has, and for what is small already', async () => {
    const { url } = await uploaded();
    const { headers } = await ana.send('GET', `${url}?w=320`);
    const { headers: whole } = await ana.send('GET', url);
    await stub.leave();
    expect((await ana.send('GET', `${url}?w=320`)).status).toBe(200);
    const tagged = { 'if-none-match': String(whole.etag) };
    expect((await ana.send('GET', url, undefined, tagged)).status).toBe(304);
    expect(headers.etag).not.toBe(whole.etag);
  });

  test('goes along with one’s data', async () => {
    const { id } = await uploaded();
    const answer = await ana.rest('GET', '/user/data');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`fotos/${id}.webp`);
  });
});

describe('the object of a picture', () => {
  test.each(['account', 'unused'] as const)('goes with it: %s', async (how) => {
    const bia = await server.person('Bia');
    const [mine, other] = [await uploaded(ana), await uploaded(bia)];
    const { prisma } = server.database;
    if (how === 'account') {
      const input = { password: 'segredo-123', confirmation: 'EXCLUIR' };
      expect((await ana.rest('POST', '/user/deletion', input)).status).toBe(204);
    } else {
      const lastUsedAt = new Date(Date.now() - 31 * 24 * hour);
      await prisma.picture.update({ where: { id: mine.id }, data: { lastUsedAt } });
      await removeUnusedImages(unusedImageRepo(server.database), new Date());
    }
    expect(await rows()).toBe(1);
    await sweep(0.9);
    expect(stub.objects.size).toBe(2);
    await sweep(1.1);
    expect([stub.objects.size, await loose()]).toEqual([1, 0]);
    expect((await bia.send('GET', other.url)).status).toBe(200);
  });

  test('goes later where the bucket does not let it go, the others at once', async () => {
    for (const color of ['#111111', '#222222', '#333333']) await uploaded(ana, color);
    await server.database.prisma.picture.deleteMany();
    stub.fail('refused', { times: 1 });
    await expect(sweep(2)).rejects.toThrow('armazenamento');
    expect([stub.objects.size, await loose()]).toEqual([1, 1]);
    await sweep(3);
    expect([stub.objects.size, await loose()]).toEqual([0, 0]);
  });
});

describe('an upload', () => {
  test.each<BucketFault>(['refused', 'silent', 'hung up', 'broken'])(
    'into a bucket that is %s is none, and may be tried again',
    async (fault) => {
      stub.fail(fault);
      const refused = await upload(ana);
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toBe('5');
      expect(refused.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await rows()).toBe(0);
      stub.recover();
      const { url } = await uploaded();
      expect((await ana.send('GET', url)).status).toBe(200);
    },
  );

  test('whose answer from the bucket is lost leaves an object that the upkeep removes', async () => {
    const { fail } = stub;
    await uploaded(ana, '#111111');
    // What S3 stores although nobody hears of it.
    const put = bucket.put;
    const unheard: ImageBucket = {
      ...bucket,
      put: async (id, file) => {
        await put(id, file);
        fail('hung up', { times: 2, method: 'PUT' });
        await put(id, file);
      },
    };
    const other = await startTestServer({ bucket: unheard });
    const person = await other.person();
    expect((await upload(person, '#222222')).status).toBe(503);
    expect(stub.objects.size).toBe(2);
    expect(await other.database.prisma.picture.count()).toBe(0);
    const later = new Date(Date.now() + 2 * hour);
    await removeOrphanedObjects(orphanedObjectsRepo(other.database), bucket, later);
    expect(stub.objects.size).toBe(1);
    await other.close();
  });

  test('that has no room puts nothing into the bucket', async () => {
    const small = await startTestServer({ bucket, accountSpace: 10 });
    expect((await upload(await small.person())).status).toBe(409);
    expect(stub.asked).toEqual([]);
    await small.close();
  });

  test('that comes so late that its object may be gone is none', async () => {
    let hours = 0;
    const slow: ImageBucket = {
      ...bucket,
      put: async (id, file) => {
        await bucket.put(id, file);
        hours = 0.6;
      },
    };
    const now = () => new Date(Date.now() + hours * hour);
    const other = await startTestServer({ bucket: slow, now });
    expect((await upload(await other.person())).status).toBe(503);
    expect(await other.database.prisma.picture.count()).toBe(0);
    await other.close();
  });
});

describe('while the bucket is away', () => {
  test.each<BucketFault>(['refused', 'silent', 'stalled', 'cut off', 'changed', 'no bucket'])(
    '(%s) pictures are 503, all else goes on, and so do they afterwards',
    async (fault) => {
      const { url } = await uploaded();
      stub.fail(fault);
      const aways = await Promise.all([ana.send('GET', url), ana.send('GET', `${url}?w=640`)]);
      for (const { status, headers } of aways) {
        expect([status, headers['retry-after']]).toEqual([503, '5']);
        expect(headers['cache-control']).not.toContain('immutable');
      }
      expect((await ana.rest('POST', '/carousels', { slides: [{}] })).status).toBe(201);
      expect((await server.app.inject('/readyz')).statusCode).toBe(200);
      stub.recover();
      expect((await ana.send('GET', url)).status).toBe(200);
      expect((await ana.send('GET', `${url}?w=640`)).status).toBe(200);
    },
  );

  test('it is counted what it was asked, and how that ended', async () => {
    const { url } = await uploaded();
    await ana.send('GET', url);
    stub.fail('refused');
    await ana.send('GET', url);
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await server.app.inject({ url: '/metrics', headers });
    const counts = [...body.matchAll(/^arrasta_bucket\w+_count\{(.*)\} (\d+)$/gm)];
    expect(counts.map(([, labels, count]) => `${labels ?? ''} ${count ?? ''}`)).toEqual([
      'operation="write",outcome="done" 1',
      'operation="read",outcome="done" 1',
      'operation="read",outcome="refused" 1',
    ]);
  });
});

describe('pictures of before', () => {
  const moved = (into: Pick<ImageBucket, 'put'> = bucket) =>
    moveImagesInto(
      into,
      movingRepo(server.database, () => new Date()),
      randomUUID,
    );

  test('stay where they are, and move when they are told to', async () => {
    const { database } = server;
    const before = await server.person('Bia');
    const bytes = new Uint8Array(await noisyImage(60, 60).webp().toBuffer());
    const data = { mime: 'image/webp', width: 60, height: 60, ownerId: before.user.id };
    const ids: string[] = [];
    for (let at = 0; at < 9; at += 1) {
      const own = new Uint8Array([...bytes, at]);
      const contentHash = createHash('sha256').update(own).digest('hex');
      const row = { ...data, bytes: own, size: own.length, contentHash };
      ids.push((await database.prisma.picture.create({ data: row })).id);
    }
    const read = async () => {
      const answers = await Promise.all(ids.map((id) => before.send('GET', `/api/pictures/${id}`)));
      return answers.map(({ status, headers }) => [status, headers['content-length']]);
    };
    const whole = await read();
    expect(whole).toEqual(ids.map(() => [200, String(bytes.length + 1)]));
    stub.fail('refused', { method: 'PUT', times: 1 });
    await expect(moved()).rejects.toThrow('armazenamento');
    expect(await read()).toEqual(whole);
    expect(await moved()).toBe(ids.length - 3);
    expect(await moved()).toBe(0);
    await sweep(2);
    expect([stub.objects.size, await loose()]).toEqual([ids.length, 0]);
    expect(await read()).toEqual(whole);
    expect(await database.prisma.picture.count({ where: { bytes: { not: null } } })).toBe(0);
  });

  test('that are deleted while they move leave nothing behind', async () => {
    await uploaded();
    const { prisma } = server.database;
    const [object] = stub.objects.values();
    const bytes = new Uint8Array(object?.bytes ?? []);
    await prisma.picture.updateMany({ data: { objectId: null, bytes } });
    stub.objects.clear();
    const put: ImageBucket['put'] = async (id, file) => {
      await bucket.put(id, file);
      await prisma.picture.deleteMany();
    };
    expect(await moved({ put })).toBe(0);
    expect(stub.objects.size).toBe(1);
    await sweep(2);
    expect([stub.objects.size, await loose()]).toEqual([0, 0]);
  });
});
