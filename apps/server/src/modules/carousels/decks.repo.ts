import type { Database } from '../../kernel/database/database';
import type { Carousel, Slide } from '../../generated/prisma/client';
import {
  carouselSelection,
  namedColumns,
  namedSlideColumns,
  toCarousel,
  toSlide,
  toSummary,
} from './deck-rows.repo';
import { pacedQueue } from '../../kernel/security/paced-queue';
import { freeQuota, renewPictures } from '../pictures/picture-quota.repo';
import { pictureQuota } from '../pictures/picture-gc';
import { deckChanges } from './deck-change.repo';
import type { DeckStore, PageRequest } from './deck-store';
import { deckWriter } from './deck-writer.repo';

const carouselNames = Object.keys(carouselSelection);
const unlisted = new Set(['brandAvatarUrl', 'socialCaption']);
const summaryColumns = namedColumns(
  carouselNames.filter((name) => !unlisted.has(name)),
  'c',
);

/** `%` and `_` are letters here, not wildcards. */
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

function pageStatement(userId: string, { titlePart, limit, after }: PageRequest) {
  const values: unknown[] = [userId, limit];
  const sent = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['c."user_id" = $1'];
  if (titlePart !== null) conditions.push(`c."title" ILIKE ${sent(`%${literally(titlePart)}%`)}`);
  if (after) {
    const mark = `(${sent(after.updatedAt)}::timestamptz, ${sent(after.id)}::uuid)`;
    conditions.push(`(c."updated_at", c."id") < ${mark}`);
  }
  const statement = `
    SELECT ${summaryColumns} FROM "carousels" c WHERE ${conditions.join(' AND ')}
    ORDER BY c."updated_at" DESC, c."id" DESC LIMIT $2`;
  return { statement, values };
}

const carouselStatement = `
  SELECT ${namedColumns(carouselNames, 'c')}, c."size" FROM "carousels" c
  WHERE c."id" = $1 AND c."user_id" = $2`;

const slidesStatement = `
  SELECT ${namedSlideColumns('s')} FROM "slides" s
  WHERE s."carousel_id" = $1 ORDER BY s."position", s."created_at", s."id"`;

const slideIdsStatement = `
  SELECT s."id" FROM "slides" s
  WHERE s."carousel_id" = $1 ORDER BY s."position", s."created_at", s."id"`;

const someSlidesStatement = `
  SELECT ${namedSlideColumns('s')}
  FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted("id", "place")
  JOIN "slides" s ON s."id" = wanted."id" ORDER BY wanted."place"`;

const versionStatement = `SELECT "version" FROM "carousels" WHERE "id" = $1`;

const manyStatement = `
  SELECT ${namedColumns(carouselNames, 'c')},
    (SELECT count(*)::int FROM "slides" s WHERE s."carousel_id" = c."id") AS "total"
  FROM "carousels" c WHERE c."user_id" = $1 AND c."id" = ANY($2::uuid[])`;

/** Slides a card shows: the first one, and the one that peeks out behind it. */
const coverSlides = 2;

/** Bytes of all slides that one answer with covers holds; cards beyond stay without a picture. */
const maxCoverBytes = 8 * 1024 * 1024;

const firstSlidesStatement = `
  SELECT ${namedSlideColumns('s')} FROM (
    SELECT first.*, sum(octet_length(first."elements"::text)) OVER (
      ORDER BY wanted."place", first."position", first."created_at", first."id") AS "sum"
    FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted("id", "place")
    CROSS JOIN LATERAL (
      SELECT * FROM "slides" WHERE "carousel_id" = wanted."id"
      ORDER BY "position", "created_at", "id" LIMIT ${String(coverSlides)}) first) s
  WHERE s."sum" <= ${String(maxCoverBytes)}
  ORDER BY s."position", s."created_at", s."id"`;

/** Bytes from which on a deck holds everybody up while it is read; few have a tenth of it. */
const largeDeck = 512 * 1024;
const maxLargeReads = { all: 64, own: 8 };
/** Bytes of a large deck that are read at once, as far as its slides let themselves be divided. */
const pieceOfDeck = 256 * 1024;
/** A deck that is saved again and again while it is read is given as it was met. */
const maxReads = 3;

/**
 * The slides of a large deck, some at a time, so that others' calls come in between; once more where
 * the deck was saved meanwhile.
 */
async function readInPieces(read: Database['read'], id: string, size: number): Promise<Slide[]> {
  const versionNow = async () =>
    (await read<{ version: number }>(versionStatement, [id]))[0]?.version;
  let slides: Slide[] = [];
  for (let reading = 0; reading < maxReads; reading += 1) {
    const version = await versionNow();
    const ids = (await read<{ id: string }>(slideIdsStatement, [id])).map((row) => row.id);
    const together = Math.max(1, Math.floor((ids.length * pieceOfDeck) / size));
    slides = [];
    for (let at = 0; at < ids.length; at += together) {
      slides.push(...(await read<Slide>(someSlidesStatement, [ids.slice(at, at + together)])));
    }
    if ((await versionNow()) === version) break;
  }
  return slides;
}

/** Decks in the database. Every statement names the owner or a row that is the owner's. */
export function decksRepo(
  database: Pick<Database, 'prisma' | 'read' | 'change'>,
  now: () => Date,
): DeckStore {
  const { prisma, read } = database;
  const largeReads = pacedQueue(maxLargeReads);
  return {
    ...deckChanges(database, now),

    async page(userId, request) {
      const { statement, values } = pageStatement(userId, request);
      return (await read<Carousel>(statement, values)).map(toSummary);
    },

    async deck(userId, id) {
      const [found] = await read<Carousel>(carouselStatement, [id, userId]);
      if (!found) return null;
      const { size, ...carousel } = found;
      const slides = await (size > largeDeck
        ? largeReads(userId, () => readInPieces(read, carousel.id, size))
        : read<Slide>(slidesStatement, [carousel.id]));
      return { carousel: toCarousel(carousel), slides: slides.map(toSlide) };
    },

    async covers(userId, ids) {
      const rows = await read<Carousel & { total: number }>(manyStatement, [userId, ids]);
      const found = rows.map(({ id }) => id);
      const slides = found.length === 0 ? [] : await read<Slide>(firstSlidesStatement, [found]);
      return rows.map(({ total, ...row }) => ({
        carousel: toCarousel(row),
        slides: slides.filter(({ carouselId }) => carouselId === row.id).map(toSlide),
        total,
      }));
    },

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
