import type { Database } from '../../kernel/database/database';
import { freeQuota, renewPictures } from '../pictures/picture-quota.repo';
import { pictureQuota } from '../pictures/picture-gc';
import { deckChanges } from './deck-change.repo';
import { deckReads } from './deck-reads.repo';
import type { DeckStore } from './deck-store';
import { deckWriter } from './deck-writer.repo';

/** Decks in the database. Every statement names the owner or a row that is the owner's. */
export function decksRepo(
  database: Pick<Database, 'prisma' | 'read' | 'change'>,
  now: () => Date,
): DeckStore {
  const { prisma } = database;
  return {
    ...deckReads(database),
    ...deckChanges(database, now),

    async keepCaption(userId, id, socialCaption) {
      // An account that was blocked meanwhile keeps nothing more.
      const where = { id, userId, user: { isBlocked: 'false' } };
      const { count } = await prisma.carousel.updateMany({ where, data: { socialCaption } });
      return count > 0;
    },

    async delete(userId, id, ifVersions) {
      const version = ifVersions && { version: { in: [...ifVersions] } };
      const { count } = await prisma.carousel.deleteMany({ where: { id, userId, ...version } });
      return count > 0;
    },

    freeQuota: (userId, { bytes, allowed }, slides) =>
      prisma.$transaction(async (tx) => {
        await renewPictures(tx, userId, JSON.stringify(slides), now());
        return freeQuota(tx, userId, bytes, pictureQuota(allowed, now()));
      }),

    write: (work) => prisma.$transaction((tx) => work(deckWriter(tx, now))),
  };
}
