import { carouselMessages } from '@arrasta/contract';
import type { CarouselFields } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { Prisma, type Carousel, type Slide } from '../../generated/prisma/client';
import {
  carouselData,
  carouselSelection,
  column,
  namedColumns,
  namedSlideColumns,
  sentSlideFields,
  sentSlideShape,
  slideColumnNames,
  toCarousel,
  slideData,
  toSlide,
} from './deck-rows.repo';
import type { LargeReadTurns } from '../../kernel/security/paced-queue';
import { keepAnswer } from '../idempotency/idempotency.repo';
import { freeQuota, renewImages, requireQuota } from '../images/image-quota.repo';
import { imageQuota } from '../images/image-gc';
import { requireCarouselQuota } from '../storage/account-storage';
import { lockStorage } from '../storage/account-storage.repo';
import type { DeckWriter, RecountedDeck, SlideToWrite, DeckStore } from './deck-store';
import type { Database } from '../../kernel/database/database';
import { deckChanges } from './deck-change.repo';
import { deckReads } from './deck-reads.repo';

const carouselColumns = Prisma.raw(namedColumns(Object.keys(carouselSelection), 'c'));

function lockStatement(userId: string, which: Prisma.Sql) {
  return Prisma.sql`
    SELECT ${carouselColumns} FROM "carousels" c
    WHERE c."user_id" = ${userId}::uuid AND c."id" = ${which} FOR UPDATE`;
}

function updateStatement(id: string, fields: Partial<CarouselFields>, at: Date) {
  const assignments = Object.entries(carouselData(fields)).map(
    ([name, value]) => Prisma.sql`${Prisma.raw(column(name))} = ${value}`,
  );
  const stamped = Prisma.sql`"version" = c."version" + 1, "updated_at" = ${at}`;
  return Prisma.sql`
    UPDATE "carousels" AS c
    SET ${Prisma.join([...assignments, stamped])}
    WHERE c."id" = ${id}::uuid RETURNING ${carouselColumns}`;
}

function recountStatement(id: string, at: Date) {
  return Prisma.sql`
    UPDATE "carousels" AS c
    SET "version" = c."version" + 1, "updated_at" = ${at}, "size" = "slides_size"(c."id")
    FROM (SELECT "id", "size" FROM "carousels" WHERE "id" = ${id}::uuid) AS old
    WHERE c."id" = old."id"
    RETURNING c."version", c."size", old."size" AS "sizeBefore"`;
}

async function countForIdea(
  tx: Prisma.TransactionClient,
  userId: string,
  savedIdeaId: string,
): Promise<boolean> {
  await tx.$executeRaw`
    UPDATE "plans" p SET "total_carousels" = p."total_carousels" + 1
    FROM "saved_ideas" i
    WHERE i."id" = ${savedIdeaId}::uuid AND i."user_id" = ${userId}::uuid
      AND p."id" = i."plan_id" AND p."user_id" = i."user_id"`;
  const ideas = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "saved_ideas"
    WHERE "id" = ${savedIdeaId}::uuid AND "user_id" = ${userId}::uuid FOR KEY SHARE`;
  return ideas.length > 0;
}

/** Writes to decks within one transaction. */
function deckWriter(tx: Prisma.TransactionClient, now: () => Date): DeckWriter {
  async function lockOne(statement: Prisma.Sql) {
    const [row] = await tx.$queryRaw<Carousel[]>(statement);
    return row ? toCarousel(row) : null;
  }

  return {
    ...slideWriter(tx, now),

    lock: (userId, id) => lockOne(lockStatement(userId, Prisma.sql`${id}::uuid`)),

    lockBySlide: (userId, slideId) =>
      lockOne(
        lockStatement(
          userId,
          Prisma.sql`(SELECT "carousel_id" FROM "slides" WHERE "id" = ${slideId}::uuid)`,
        ),
      ),

    countForIdea: (userId, savedIdeaId) => countForIdea(tx, userId, savedIdeaId),

    async insert(userId, id, fields, { size, savedIdeaId = null }) {
      const at = now();
      const own = { id, userId, savedIdeaId, size, createdAt: at, updatedAt: at };
      const [row] = await tx.carousel.createManyAndReturn({
        data: [{ ...carouselData(fields), ...own }],
        skipDuplicates: true,
        select: carouselSelection,
      });
      return row ? toCarousel(row) : null;
    },

    async update(id, fields) {
      const [row] = await tx.$queryRaw<Carousel[]>(updateStatement(id, fields, now()));
      if (!row) throw new DomainError('NOT_FOUND', carouselMessages.carouselNotFound);
      return toCarousel(row);
    },

    async recount(id) {
      const [row] = await tx.$queryRaw<RecountedDeck[]>(recountStatement(id, now()));
      if (!row) throw new DomainError('NOT_FOUND', carouselMessages.carouselNotFound);
      return row;
    },

    keepAnswer: (created) => keepAnswer(tx, created),

    requireQuota: (userId, allowed) => requireQuota(tx, userId, allowed, now()),

    async requireQuotaForCarousel(userId, allowed) {
      requireCarouselQuota(await lockStorage(tx, userId));
      await requireQuota(tx, userId, allowed, now());
    },
  };
}

type SlideWriter = Pick<
  DeckWriter,
  'slides' | 'slideCapacity' | 'insertSlides' | 'updateSlide' | 'deleteSlides'
>;

const returnedSlide = Prisma.raw(namedSlideColumns('s'));
const slideTarget = Prisma.raw(
  `("id", "carousel_id", ${slideColumnNames}, "created_at", "updated_at")`,
);
const sentFields = Prisma.raw(sentSlideFields);
const sentShape = Prisma.raw(sentSlideShape);

/** All slides as one JSON text: as values of their own a hundred take five times as long. */
function insertStatement(carouselId: string, slides: readonly SlideToWrite[], at: Date) {
  return Prisma.sql`
    INSERT INTO "slides" AS s ${slideTarget}
    SELECT sent."id", ${carouselId}::uuid, ${sentFields}, ${at}, ${at}
    FROM json_to_recordset(${JSON.stringify(slides)}::json) AS sent(${sentShape})
    ON CONFLICT DO NOTHING RETURNING ${returnedSlide}`;
}

/** Writes to slides of a carousel that the transaction has locked. */
function slideWriter(tx: Prisma.TransactionClient, now: () => Date): SlideWriter {
  return {
    async slides(carouselId) {
      const rows = await tx.slide.findMany({
        where: { carouselId },
        orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(toSlide);
    },

    async slideCapacity(carouselId) {
      const { _count, _max } = await tx.slide.aggregate({
        where: { carouselId },
        _count: true,
        _max: { position: true },
      });
      return { count: _count, nextPosition: (_max.position ?? -1) + 1 };
    },

    async insertSlides(carouselId, slides) {
      if (slides.length === 0) return [];
      const rows = await tx.$queryRaw<Slide[]>(insertStatement(carouselId, slides, now()));
      return rows.map(toSlide);
    },

    async updateSlide(carouselId, id, fields) {
      const [row] = await tx.slide.updateManyAndReturn({
        where: { id, carouselId },
        data: { ...slideData(fields), updatedAt: now() },
      });
      return row ? toSlide(row) : null;
    },

    async deleteSlides(carouselId, ids) {
      const { count } = await tx.slide.deleteMany({ where: { carouselId, id: { in: [...ids] } } });
      return count;
    },
  };
}

/** Decks in the database. Every statement names the owner or a row that is the owner's. */
export function decksRepo(
  database: Pick<Database, 'prisma' | 'read' | 'change'>,
  now: () => Date,
  largeReads: LargeReadTurns,
): DeckStore {
  const { prisma } = database;
  return {
    ...deckReads(database, largeReads),
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

    freeQuota: (userId, { bytes, allowed }, deck) =>
      prisma.$transaction(async (tx) => {
        await renewImages(tx, userId, JSON.stringify(deck), now());
        return freeQuota(tx, userId, bytes, imageQuota(allowed, now()));
      }),

    write: (work) => prisma.$transaction((tx) => work(deckWriter(tx, now))),
  };
}
