import type { ImageFile, ImageObjects } from './image-objects';

/** Pictures whose bytes are still in the database, for their move alone. */
export interface MovingStore {
  /** In the order of their ids, after that one; fewer than `limit` where there are no more. */
  readonly next: (after: string | null, limit: number) => Promise<string[]>;
  /** Null where it was deleted or moved meanwhile. */
  readonly read: (id: string) => Promise<ImageFile | null>;
  /** An object is about to be put. */
  readonly announce: (objectId: string) => Promise<void>;
  /** From now on the bytes are in the object alone; whether the picture was still there. */
  readonly recordMove: (id: string, objectId: string) => Promise<boolean>;
}

/** Pictures that are under way at a time. */
const batchSize = 4;

async function move(
  store: MovingStore,
  { put }: Pick<ImageObjects, 'put'>,
  id: string,
  objectId: string,
): Promise<boolean> {
  const file = await store.read(id);
  if (file === null) return false;
  await store.announce(objectId);
  await put(objectId, file);
  return store.recordMove(id, objectId);
}

/**
 * Moves the bytes of all pictures into the bucket, beside servers that go on.
 * @returns how many. @throws BucketFailure at the first that cannot be moved; the next call goes
 *   on.
 */
export async function moveImagesInto(
  bucket: Pick<ImageObjects, 'put'>,
  store: MovingStore,
  newId: () => string,
): Promise<number> {
  let count = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await store.next(after, batchSize);
    const moves = await Promise.all(ids.map((id) => move(store, bucket, id, newId())));
    count += moves.filter(Boolean).length;
    if (ids.length < batchSize) return count;
    after = ids.at(-1) ?? null;
  }
}
