import type { AllowedBytes } from '../storage/account-storage';
import type { ImageQuota } from './image-store';
import type { ImageObjects } from './image-objects';

/** What an examination of one owner's pictures is about. */
interface Examination {
  /** Pictures last used before this moment are examined. */
  readonly before: Date;
  readonly now: Date;
  readonly limit: number;
}

/** Where it is known which pictures are still needed. */
export interface UnusedImageStore {
  /** The owners of pictures last used before this moment. */
  readonly ownersOfUnrenewed: (before: Date) => Promise<string[]>;
  /**
   * Examines pictures of one owner: those that nothing names go, the others count as used now.
   * Returns how many were examined; none while another process examines them.
   */
  readonly removeUnused: (ownerId: string, examination: Examination) => Promise<number>;
}

const day = 24 * 3_600_000;

/**
 * How long a picture is kept that nothing names, in ms. Long as a rule: drafts on devices name
 * pictures too, and the server does not know them. Source: decision 044.
 */
const unusedLife = { asARule: 30 * day, whereSpaceIsFull: day } as const;

/** What there is room for, and which pictures give way to it. */
export function imageQuota(space: AllowedBytes, now: Date): ImageQuota {
  return { space, unusedBefore: new Date(now.getTime() - unusedLife.whereSpaceIsFull) };
}

/** Pictures of one owner that are examined in one transaction, and objects removed at a time. */
const batchSize = 20;

/**
 * The garbage collection of pictures: removes those that nothing has named for long, a few in each
 * transaction.
 */
export async function removeUnusedImages(store: UnusedImageStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unusedLife.asARule);
  for (const ownerId of await store.ownersOfUnrenewed(before)) {
    let examined = batchSize;
    while (examined === batchSize) {
      examined = await store.removeUnused(ownerId, { before, now, limit: batchSize });
    }
  }
}

/** Where it is known which objects of the bucket no picture has. */
export interface OrphanedObjectStore {
  /** Those that were loose before this moment, the longest first. */
  readonly listDue: (before: Date, limit: number) => Promise<string[]>;
  /** They were removed. */
  readonly forget: (ids: readonly string[]) => Promise<void>;
}

const minute = 60_000;

/**
 * In ms. An object that is not a picture's yet has so long to become one; one without a picture is
 * removed later than that, so that none is removed while it is read or backed up. Source: decision
 * 098.
 */
export const orphanLifetimes = { untilKept: 30 * minute, untilRemoved: 60 * minute } as const;

/** Removes the objects that no picture has; stops at the first that the bucket does not let go. */
export async function removeOrphanedObjects(
  store: OrphanedObjectStore,
  objects: Pick<ImageObjects, 'remove'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - orphanLifetimes.untilRemoved);
  let ids: readonly string[];
  do {
    ids = await store.listDue(before, batchSize);
    const ends = await Promise.allSettled(ids.map((id) => objects.remove(id)));
    await store.forget(ids.filter((_id, at) => ends[at]?.status === 'fulfilled'));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } while (ids.length === batchSize);
}
