import type { Carousel, Slide } from '../../generated/prisma/client';
import type { Database } from '../../kernel/database/database';
import { keptBytes } from '../storage/account-storage.repo';
import {
  carouselData,
  carouselSelection,
  column,
  namedColumns,
  sentSlideFields,
  sentSlideShape,
  slideColumnNames,
  slideFieldNames,
  toIsoStamps,
  toCarousel,
} from './deck-rows.repo';
import type { DeckChange, DeckStore, SlideToWrite, StoredSlide } from './deck-store';
import { idConflict } from './slide-changes';
import { typedRow } from '../../kernel/database/typed-rows';

/**
 * Whether a statement over the driver failed because a key it wanted to insert is there already.
 */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

type DeckChanges = Pick<DeckStore, 'findStored' | 'change'>;

const comparedNames = slideFieldNames.filter((name) => name !== 'elements');
const slideColumns = namedColumns(['id', ...comparedNames, 'createdAt', 'updatedAt'], 's');

/** One row a slide, or one without a slide. In one statement: version and slides of one moment. */
const storedStatement = `
  SELECT c."version" AS "deckVersion", c."size" AS "deckSize",
    coalesce(octet_length(c."brand_avatar_url"), 0) AS "avatarSize",
    coalesce(octet_length(c."panorama_image_url"), 0) AS "panoramaSize",
    ${slideColumns}, s."elements"::text AS "elements"
  FROM "carousels" c LEFT JOIN "slides" s ON s."carousel_id" = c."id"
  WHERE c."id" = $1 AND c."user_id" = $2`;

type StoredRow = Omit<Slide, 'elements' | 'carouselId'> & {
  deckVersion: number;
  deckSize: number;
  avatarSize: number;
  panoramaSize: number;
  elements: string;
};

function toStoredSlide({
  deckVersion: _,
  deckSize: __,
  avatarSize: ___,
  panoramaSize: ____,
  ...row
}: StoredRow): StoredSlide {
  return { ...typedRow<StoredSlide>(row), ...toIsoStamps(row) };
}

const replacements = slideFieldNames.map((name) => `${column(name)} = sent."${name}"`).join(', ');
const carouselColumns = namedColumns(Object.keys(carouselSelection), 'c');

/** What the statement does beside the carousel; "deck" is its row, or none where it is another. */
const parts = {
  removed: (ids: string) => `
    DELETE FROM "slides" s USING "deck" d
    WHERE s."carousel_id" = d."id" AND s."id" = ANY(${ids}::uuid[])`,
  replaced: (slides: string) => `
    UPDATE "slides" s SET ${replacements}, "updated_at" = d."updatedAt"
    FROM "deck" d, json_to_recordset(${slides}::json) AS sent(${sentSlideShape})
    WHERE s."id" = sent."id" AND s."carousel_id" = d."id"`,
  added: (slides: string) => `
    INSERT INTO "slides" ("id", "carousel_id", ${slideColumnNames}, "created_at", "updated_at")
    SELECT sent."id", d."id", ${sentSlideFields}, d."updatedAt", d."updatedAt"
    FROM "deck" d, json_to_recordset(${slides}::json) AS sent(${sentSlideShape})`,
};

function changeStatement(
  userId: string,
  id: string,
  version: number,
  at: Date,
  change: DeckChange,
) {
  const values: unknown[] = [id, userId, version, at];
  const bindValue = (value: unknown) => `$${String(values.push(value))}`;
  const slidesSent = (slides: readonly SlideToWrite[]) => bindValue(JSON.stringify(slides));
  const assignments = Object.entries(carouselData(change.fields)).map(
    ([name, value]) => `${column(name)} = ${bindValue(value)}`,
  );
  const { removed, replaced, added, size, growth } = change;
  const stamped = [
    `"version" = c."version" + 1`,
    `"updated_at" = $4::timestamptz`,
    `"size" = ${bindValue(size)}`,
  ];
  const conditions = [`c."id" = $1`, `c."user_id" = $2`, `c."version" = $3`];
  if (growth !== null) {
    const free = bindValue(growth.allowed - growth.bytes);
    conditions.push(`${keptBytes('$2')} <= ${free}::float8`);
  }
  const deck = `
    UPDATE "carousels" c SET ${[...assignments, ...stamped].join(', ')}
    WHERE ${conditions.join(' AND ')} RETURNING ${carouselColumns}`;
  const steps = [
    `"deck" AS (${deck})`,
    removed.length > 0 && `"removed" AS (${parts.removed(bindValue(removed))})`,
    replaced.length > 0 && `"replaced" AS (${parts.replaced(slidesSent(replaced))})`,
    added.length > 0 && `"added" AS (${parts.added(slidesSent(added))})`,
  ];
  const statement = `WITH ${steps.filter((step) => step !== false).join(',')} SELECT * FROM "deck"`;
  return { statement, values };
}

/**
 * The two statements of a save, straight over the driver. A save in between raises the version, so
 * that the second one finds nothing. Source: decisions 012, 099.
 */
export function deckChanges(
  { read, change }: Pick<Database, 'read' | 'change'>,
  now: () => Date,
): DeckChanges {
  return {
    async findStored(userId, id) {
      const rows = await read<StoredRow>(storedStatement, [id, userId]);
      const [first] = rows;
      if (!first) return null;
      const slides = rows.filter((row) => (row.id as string | null) !== null).map(toStoredSlide);
      const { deckVersion: version, deckSize: size, avatarSize, panoramaSize } = first;
      return { version, size, avatarSize, panoramaSize, slides };
    },

    async change(userId, id, version, wanted) {
      const { statement, values } = changeStatement(userId, id, version, now(), wanted);
      try {
        const [row] = await change<Carousel>(statement, values);
        return row ? toCarousel(row) : null;
      } catch (error) {
        throw isUniqueViolation(error) ? idConflict() : error;
      }
    },
  };
}
