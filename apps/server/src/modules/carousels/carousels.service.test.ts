import { randomUUID } from 'node:crypto';
import { testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import type { DataImages } from '../images/data-images';
import type { DeckStore } from './deck-store';
import { carouselsService } from './carousels.service';

/** A store whose writes never end. */
function heldStore() {
  const writes: unknown[] = [];
  const write = () => {
    writes.push(null);
    return new Promise<never>(() => undefined);
  };
  return { writes, decks: { write } as unknown as DeckStore };
}

const dataImages: DataImages = {
  store: (_userId, sent) => Promise.resolve(sent),
  storeOfSlide: (_userId, slide) => Promise.resolve(slide),
};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const slides = (count: number) => ({ slides: Array.from({ length: count }, () => ({})) });

test('carousels of many slides are made one at a time, whoever makes them, and others beside them', async () => {
  const { writes, decks } = heldStore();
  const { create } = carouselsService({
    decks,
    newId: randomUUID,
    allowedBytes: null,
    dataImages,
    templates: { contentOf: () => Promise.resolve(null) },
    env: testEnv(),
  });
  for (const user of ['ana', 'ana', 'bia']) void create(user, slides(40));
  await settled();
  expect(writes).toHaveLength(1);
  void create('ana', slides(39));
  await settled();
  expect(writes).toHaveLength(2);
});
