import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { thumbnailsService } from './images.service';

test('however many are asked for, two are made at a time, and everybody gets one', async () => {
  const kept = new Map<string, Uint8Array>();
  const work = { running: 0, max: 0, done: 0 };
  const service = thumbnailsService({
    encode: async (bytes) => {
      work.running += 1;
      work.max = Math.max(work.max, work.running);
      await turn();
      work.running -= 1;
      work.done += 1;
      return bytes;
    },
    store: {
      read: ({ id }) => Promise.resolve(kept.get(id) ?? null),
      keep: ({ id }, bytes) => Promise.resolve(void kept.set(id, bytes)),
    },
    images: { read: (_ownerId, id) => Promise.resolve(Buffer.from(id)) },
  });
  const ids = Array.from({ length: 20 }, (_, index) => `picture ${String(index)}`);
  const image = { mime: 'image/jpeg', contentHash: '', size: 1 };
  const asked = [...ids, ...ids].map((id) =>
    service.read({ ownerId: 'ana', id, width: 160 }, image),
  );
  const answers = (await Promise.all(asked)).map((bytes) => Buffer.from(bytes).toString());
  expect(answers).toEqual([...ids, ...ids]);
  expect(work).toEqual({ running: 0, max: 2, done: 20 });
});
