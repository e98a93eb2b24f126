import { Prisma, type Slide } from '../../generated/prisma/client';
import { columns, namedSlideColumns, slideData, slideFieldNames, toSlide } from './deck-rows.repo';
import type { DeckWriter, SlideToWrite } from './deck-store';

type SlideWriter = Pick<
  DeckWriter,
  'slides' | 'slideRoom' | 'insertSlides' | 'putSlides' | 'updateSlide' | 'deleteSlides'
>;

const slideColumns = Prisma.raw(namedSlideColumns('s'));
const fieldColumns = columns(slideFieldNames);
const sentColumns = columns(slideFieldNames, 'sent.');
const replacements = Prisma.raw(
  slideFieldNames
    .map((name) => columns([name]).sql)
    .map((column) => `${column} = EXCLUDED.${column}`)
    .join(', '),
);
const integers = new Set(['position', 'imageOpacity', 'backgroundImageOpacity', 'overlayOpacity']);

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

function slidesStatement(carouselId: string) {
  return Prisma.sql`
    SELECT ${slideColumns} FROM "slides" s
    WHERE s."carousel_id" = ${carouselId}::uuid ORDER BY s."position", s."created_at", s."id"`;
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

function toRow(carouselId: string, slide: SlideToWrite, at: Date) {
  const { elements = [], ...fields } = slideData(slide);
  return { ...fields, id: slide.id, elements, carouselId, createdAt: at, updatedAt: at };
}

/** Writes to slides of a carousel that the transaction has locked. */
export function slideWriter(tx: Prisma.TransactionClient, now: () => Date): SlideWriter {
  return {
    async slides(carouselId) {
      const rows = await tx.$queryRaw<Slide[]>(slidesStatement(carouselId));
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
