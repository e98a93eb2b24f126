import { carouselTexts } from '@arrasta/contract';
import type { CarouselFields } from '@arrasta/domain';
import { DomainError } from '../../errors/domain-error';
import { Prisma, type Carousel } from '../../generated/prisma/client';
import {
  carouselData,
  carouselSelection,
  column,
  namedColumns,
  toCarousel,
} from './deck-rows.repo';
import type { DeckWriter } from './deck-store';
import { slideWriter } from './slide-writer.repo';

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
export function deckWriter(tx: Prisma.TransactionClient, now: () => Date): DeckWriter {
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

    async insert(userId, id, fields, savedIdeaId = null) {
      const at = now();
      const own = { id, userId, savedIdeaId, createdAt: at, updatedAt: at };
      const [row] = await tx.carousel.createManyAndReturn({
        data: [{ ...carouselData(fields), ...own }],
        skipDuplicates: true,
        select: carouselSelection,
      });
      return row ? toCarousel(row) : null;
    },

    async update(id, fields) {
      const [row] = await tx.$queryRaw<Carousel[]>(updateStatement(id, fields, now()));
      if (!row) throw new DomainError('NOT_FOUND', carouselTexts.carouselNotFound);
      return toCarousel(row);
    },
  };
}
