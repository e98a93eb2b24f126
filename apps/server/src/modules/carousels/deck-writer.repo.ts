import { carouselTexts } from '@arrasta/contract';
import type { CarouselFields } from '@arrasta/domain';
import { DomainError } from '../../errors/domain-error';
import { Prisma, type Carousel } from '../../generated/prisma/client';
import {
  carouselData,
  carouselSelection,
  columns,
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
    ([name, value]) => Prisma.sql`${columns([name])} = ${value}`,
  );
  const stamped = Prisma.sql`"version" = c."version" + 1, "updated_at" = ${at}`;
  return Prisma.sql`
    UPDATE "carousels" AS c
    SET ${Prisma.join([...assignments, stamped])}
    WHERE c."id" = ${id}::uuid RETURNING ${carouselColumns}`;
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

    async insert(userId, id, fields) {
      const at = now();
      const [row] = await tx.carousel.createManyAndReturn({
        data: [{ ...carouselData(fields), id, userId, createdAt: at, updatedAt: at }],
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
