import { Prisma, type Carousel, type Slide } from '../../generated/prisma/client';
import {
  carouselData,
  carouselSelection,
  columns,
  namedColumns,
  slideData,
  slideFieldNames,
  toCarousel,
  toSlide,
} from './deck-rows';
import type { DeckWriter, SlideToWrite } from './deck-store';

const carouselColumns = namedColumns(Object.keys(carouselSelection), 'c');
const slideColumns = namedColumns(
  ['id', 'carouselId', ...slideFieldNames, 'createdAt', 'updatedAt'],
  's',
);
const fieldColumns = columns(slideFieldNames);
const sentColumns = columns(slideFieldNames, 'sent.');
const replacements = Prisma.raw(
  slideFieldNames
    .map((name) => columns([name]).sql)
    .map((column) => `${column} = EXCLUDED.${column}`)
    .join(', '),
);
const integers = new Set([
  'position',
  'imageOpacity',
  'backgroundImageOpacity',
  'overlayOpacity',
]);

function sentType(name: string): string {
  if (integers.has(name)) return 'integer';
  return name === 'elements' ? 'json' : 'text';
}

const sentShape = Prisma.raw(
  ['"id" uuid', ...slideFieldNames.map((name) => `${columns([name]).sql} ${sentType(name)}`)].join(
    ', ',
  ),
);

/** A slide with the column names as keys, for json_to_recordset. */
function asRecord(slide: SlideToWrite): Record<string, unknown> {
  const entries = Object.entries(slide).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** All changed slides in one statement; a row of another carousel is left as it is. */
function putStatement(carouselId: string, slides: readonly SlideToWrite[], now: Date) {
  return Prisma.sql`
    INSERT INTO "slides" AS s ("id", "carousel_id", ${fieldColumns}, "created_at", "updated_at")
    SELECT sent."id", ${carouselId}::uuid, ${sentColumns}, ${now}::timestamptz, ${now}::timestamptz
    FROM json_to_recordset(${JSON.stringify(slides.map(asRecord))}::json) AS sent(${sentShape})
    ON CONFLICT ("id") DO UPDATE SET ${replacements}, "updated_at" = EXCLUDED."updated_at"
    WHERE s."carousel_id" = EXCLUDED."carousel_id"
    RETURNING ${slideColumns}`;
}

function lockStatement(userId: string, which: Prisma.Sql) {
  return Prisma.sql`
    SELECT ${carouselColumns} FROM "carousels" c
    WHERE c."user_id" = ${userId}::uuid AND c."id" = ${which} FOR UPDATE`;
}

const inOrder = [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] as const;

/** Writes to decks within one transaction. */
export function deckWriter(tx: Prisma.TransactionClient, now: () => Date): DeckWriter {
  async function lockOne(statement: Prisma.Sql) {
    const [row] = await tx.$queryRaw<Carousel[]>(statement);
    return row ? toCarousel(row) : null;
  }

  const toRow = (carouselId: string, slide: SlideToWrite, at: Date) => ({
    ...slide,
    ...slideData(slide),
    elements: slideData(slide).elements ?? [],
    carouselId,
    createdAt: at,
    updatedAt: at,
  });

  return {
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
      const row = await tx.carousel.update({
        where: { id },
        data: { ...carouselData(fields), version: { increment: 1 }, updatedAt: now() },
        select: carouselSelection,
      });
      return toCarousel(row);
    },

    async slides(carouselId) {
      const rows = await tx.slide.findMany({ where: { carouselId }, orderBy: [...inOrder] });
      return rows.map(toSlide);
    },

    async slideRoom(carouselId) {
      const { _count, _max } = await tx.slide.aggregate({
        where: { carouselId },
        _count: true,
        _max: { position: true },
      });
      return { count: _count, nextPosition: (_max.position ?? -1) + 1 };
    },

    async insertSlides(carouselId, slides) {
      if (slides.length === 0) return [];
      const at = now();
      const rows = await tx.slide.createManyAndReturn({
        data: slides.map((slide) => toRow(carouselId, slide, at)),
        skipDuplicates: true,
      });
      return rows.map(toSlide);
    },

    async putSlides(carouselId, slides) {
      const rows = await tx.$queryRaw<Slide[]>(putStatement(carouselId, slides, now()));
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
