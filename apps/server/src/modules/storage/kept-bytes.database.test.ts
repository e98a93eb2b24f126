import type { StorageUse } from '@arrasta/contract';
import { newCarouselFields } from '@arrasta/domain';
import { anElement } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { noisyImage } from '../../../testing/image-files';
import { startTestServer } from '../../../testing/test-server';

const newDeck = async (person: Person) =>
  (await person.rest<{ id: string }>('POST', '/carousels', {})).body.id;

const storageOf = async (person: Person) =>
  (await person.rest<StorageUse>('GET', '/user/storage')).body;

test('avatars that stand in carousels are counted, over REST and tRPC', async () => {
  const avatar = `data:image/png;base64,${(await noisyImage(60, 60).png().toBuffer()).toString('base64')}`;
  const small = await startTestServer({ accountSpace: 2 * avatar.length - 1 });
  const ana = await small.person();
  const id = await newDeck(ana);
  const full = { status: 409, body: { code: 'QUOTA_EXCEEDED' } };
  expect((await ana.rest('PUT', `/carousels/${id}`, { brandAvatarUrl: avatar })).status).toBe(200);
  expect((await storageOf(ana)).bytes.used).toBe(avatar.length);
  const other = await newDeck(ana);
  expect(await ana.rest('PUT', `/carousels/${other}`, { brandAvatarUrl: avatar })).toMatchObject(
    full,
  );
  const carousel = { ...newCarouselFields, brandAvatarUrl: avatar };
  const save = { id: other, version: 1, carousel, slides: [] };
  expect((await ana.mutate('carousels.saveDeck', save)).status).toBe(409);
  expect((await ana.mutate('carousels.saveDeck', { ...save, id, version: 2 })).status).toBe(200);
  expect((await storageOf(ana)).bytes.used).toBe(avatar.length);
  await small.close();
});

test('answers that are kept for an Idempotency-Key are counted, for as long as they are kept', async () => {
  const small = await startTestServer({ accountSpace: 300_000 });
  const ana = await small.person();
  const text = () => anElement('text', { content: 'a'.repeat(20_000) });
  const slide = { elements: [text(), text(), text(), text()] };
  const create = (key: string) =>
    ana.rest<{ id: string }>('POST', '/carousels', { slides: [slide] }, { 'idempotency-key': key });
  for (const key of ['one', 'two', 'three']) {
    const { status, body } = await create(key);
    expect(status).toBe(201);
    expect((await ana.rest('DELETE', `/carousels/${body.id}`)).status).toBe(204);
  }
  expect((await storageOf(ana)).bytes.used).toBeGreaterThan(240_000);
  expect(await create('four')).toMatchObject({ status: 409, body: { code: 'QUOTA_EXCEEDED' } });
  expect((await create('one')).status).toBe(201);
  await small.database.prisma.idempotencyRecord.deleteMany();
  expect((await create('four')).status).toBe(201);
  await small.close();
});
