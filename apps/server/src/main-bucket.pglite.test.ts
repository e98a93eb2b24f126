import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bucketStub } from '../testing/bucket-stub';
import { plainImage } from '../testing/image-files';
import { afterwards, ana, cookieOf, dataFolder, post, start } from '../testing/process-scene';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

async function aBucket() {
  const stub = await bucketStub();
  afterwards(stub.close);
  return stub;
}

async function uploaded(serverUrl: string, cookie: string, color: string): Promise<string> {
  const answer = await fetch(`${serverUrl}/api/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie },
    body: new Uint8Array(await plainImage(40, 30, color).png().toBuffer()),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

const statusOf = async (serverUrl: string, url: string, cookie: string) =>
  (await fetch(`${serverUrl}${url}`, { headers: { cookie } })).status;

test('an installation moves its pictures into a bucket, and back by a backup; what does not do is said in one line', async () => {
  const [folder, stub] = [await dataFolder(), await aBucket()];
  const plain = { DATA_DIR: folder };
  const withBucket = { ...plain, ...stub.environment };
  const before = start(plain);
  const serverUrl = await before.ready();
  const cookie = cookieOf(await post(serverUrl, '/register', ana));
  const urls = [await uploaded(serverUrl, cookie, '#111111')];
  await before.kill('SIGTERM');

  const during = start(withBucket);
  const there = await during.ready();
  expect(await statusOf(there, urls[0] ?? '', cookie)).toBe(200);
  urls.push(await uploaded(there, cookie, '#222222'));
  await during.kill('SIGTERM');
  // One picture, and the word by which the bucket was tried out.
  expect(stub.objects.size).toBe(2);

  stub.fail('refused', { times: 1 });
  const refused = start(withBucket, ['move-pictures']);
  expect(await refused.ended()).toBe(1);
  expect(refused.output).toMatch(/^S3_BUCKET: PUT arrasta\/pictures\/[\w-]+ 403 AccessDenied\n$/);
  const move = start(withBucket, ['move-pictures']);
  expect(await move.ended(), move.output).toBe(0);
  expect(move.output).toBe('Imagens movidas para o bucket: 1  ainda no banco de dados: 0\n');

  const without = start(plain);
  const alone = await without.ready();
  expect(without.output).toMatch(/^S3_BUCKET: 2 imagens estão em um bucket /m);
  expect(await statusOf(alone, urls[0] ?? '', cookie)).toBe(503);
  await without.kill('SIGTERM');

  const other = await mkdtemp(join(tmpdir(), 'arrasta-data-'));
  afterwards(() => rm(other, { recursive: true, force: true }));
  const file = join(other, 'tudo.arrasta');
  const partial = start(plain, ['backup', file]);
  expect(await partial.ended()).toBe(1);
  expect(partial.output).toBe('S3_BUCKET: not set, and pictures are in a bucket\n');
  const backup = start(withBucket, ['backup', file]);
  expect(await backup.ended(), backup.output).toBe(0);
  stub.objects.clear();
  const restore = start({ DATA_DIR: join(other, 'new') }, ['restore', file]);
  expect(await restore.ended(), restore.output).toBe(0);
  const after = start({ DATA_DIR: join(other, 'new') });
  const back = await after.ready();
  const again = cookieOf(await post(back, '/login', ana));
  for (const url of urls) expect(await statusOf(back, url, again)).toBe(200);
});

test('a bucket that refuses is told of, without its keys, and keeps nothing from starting', async () => {
  const [folder, stub] = [await dataFolder(), await aBucket()];
  const S3_SECRET_ACCESS_KEY = 'another-secret';
  const environment = { DATA_DIR: folder, ...stub.environment, S3_SECRET_ACCESS_KEY };
  const server = start({ ...environment, LOG_LEVEL: 'warn' });
  const serverUrl = await server.ready();
  expect((await fetch(`${serverUrl}/readyz`)).status).toBe(200);
  await expect.poll(() => server.output).toContain('SignatureDoesNotMatch');
  await server.kill('SIGTERM');
  expect(server.output).toContain('"msg":"S3_BUCKET"');
  expect(server.output).not.toContain(S3_SECRET_ACCESS_KEY);
  const move = start({ DATA_DIR: folder }, ['move-pictures']);
  expect(await move.ended()).toBe(1);
  expect(move.output).toBe('S3_BUCKET is missing\n');
});
