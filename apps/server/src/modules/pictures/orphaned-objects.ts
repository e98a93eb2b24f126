import type { PictureObjects } from './picture-objects';

/** Where it is known which objects of the bucket no picture has. */
export interface OrphanedObjectStore {
  /** Those that were loose before this moment, the longest first. */
  readonly due: (before: Date, limit: number) => Promise<string[]>;
  /** They are gone. */
  readonly forget: (ids: readonly string[]) => Promise<void>;
}

const minute = 60_000;

/**
 * In ms. An object that is not a picture's yet has so long to become one; what nobody has is removed
 * later than that, so that nothing which is being read or backed up goes. Source: decision 098.
 */
export const orphanLifetimes = { untilKept: 30 * minute, untilRemoved: 60 * minute } as const;

/** Objects that are removed at a time. */
const batchSize = 20;

/** Removes the objects that no picture has; stops at the first that the bucket does not let go. */
export async function removeOrphanedObjects(
  store: OrphanedObjectStore,
  objects: Pick<PictureObjects, 'remove'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - orphanLifetimes.untilRemoved);
  let ids: readonly string[];
  do {
    ids = await store.due(before, batchSize);
    const ends = await Promise.allSettled(ids.map((id) => objects.remove(id)));
    await store.forget(ids.filter((_id, at) => ends[at]?.status === 'fulfilled'));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } while (ids.length === batchSize);
}
