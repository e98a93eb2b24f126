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
import type { CarouselSummary } from '@arrasta/contract';
import { largeRead, pieceOfRead, type LargeReadTurns } from '../../kernel/security/paced-queue';
import type { DeckStore, PageRequest } from './deck-store';
import { ownRequester, type Requester } from '../../kernel/security/answer-memory';

const carouselNames = Object.keys(carouselSelection);
const unlisted = new Set(['brandAvatarUrl', 'panoramaImageUrl', 'socialCaption']);
const summaryColumns = namedColumns(
  carouselNames.filter((name) => !unlisted.has(name)),
  'c',
);

/** `%` and `_` are letters here, not wildcards. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

function pageStatement(userId: string, { titlePart, limit, after }: PageRequest) {
  const values: unknown[] = [userId, limit];
  const bindValue = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['c."user_id" = $1'];
  if (titlePart !== null)
    conditions.push(`c."title" ILIKE ${bindValue(`%${escapeLike(titlePart)}%`)}`);
  if (after) {
    const mark = `(${bindValue(after.updatedAt)}::timestamptz, ${bindValue(after.id)}::uuid)`;
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
  SELECT ${namedColumns(carouselNames, 'c')}, c."size",
    (SELECT count(*)::int FROM "slides" s WHERE s."carousel_id" = c."id") AS "total"
  FROM "carousels" c WHERE c."user_id" = $1 AND c."id" = ANY($2::uuid[])`;

/** Slides a card shows: the first one, and the one that peeks out behind it. */
const coverSlides = 2;

/** Bytes of all slides that one answer with covers holds; cards beyond stay without a picture. */
const maxCoverBytes = 8 * 1024 * 1024;

/** The first slides of each, with the bytes of all up to there. */
const firstSlides = `
  SELECT first.*, sum(octet_length(first."elements"::text)) OVER (
    ORDER BY wanted."place", first."position", first."created_at", first."id") AS "sum"
  FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted("id", "place")
  CROSS JOIN LATERAL (
    SELECT * FROM "slides" WHERE "carousel_id" = wanted."id"
    ORDER BY "position", "created_at", "id" LIMIT ${String(coverSlides)}) first`;

const firstSlidesStatement = `
  SELECT ${namedSlideColumns('s')} FROM (${firstSlides}) s
  WHERE s."sum" <= ${String(maxCoverBytes)}
  ORDER BY s."position", s."created_at", s."id"`;

const coverBytesStatement = `
  SELECT coalesce(max(s."sum"), 0)::float8 AS "bytes" FROM (${firstSlides}) s
  WHERE s."sum" <= ${String(maxCoverBytes)}`;

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
    const together = Math.max(1, Math.floor((ids.length * pieceOfRead) / size));
    slides = [];
    for (let at = 0; at < ids.length; at += together) {
      slides.push(...(await read<Slide>(someSlidesStatement, [ids.slice(at, at + together)])));
    }
    if ((await versionNow()) === version) break;
  }
  return slides;
}

/**
 * Carousels of a list that are read at once, a page of a hundred and whether there are more; of a
 * longer list the rest waits for its turn.
 */
const pageStep = 101;

/** Bytes of a list's carousels, about. */
const summaryBytes = (items: readonly CarouselSummary[]) =>
  items.reduce((sum, { description }) => sum + 1_000 + 2 * (description?.length ?? 0), 0);

/** Reads so many carousels of a list, from after that one on. */
const pageSteps =
  (read: Database['read'], userId: string, request: PageRequest) =>
  async (limit: number, after: PageRequest['after']): Promise<CarouselSummary[]> => {
    const { statement, values } = pageStatement(userId, { ...request, limit, after });
    return (await read<Carousel>(statement, values)).map(toSummary);
  };

/** How decks are read: large ones in their turn, in pieces. Every statement names the owner. */
export function deckReads(
  { read }: Pick<Database, 'read'>,
  inTurn: LargeReadTurns,
): Pick<DeckStore, 'page' | 'deck' | 'covers'> {
  async function coverSlidesOf(
    userId: string,
    rows: readonly Carousel[],
    requester: Requester,
  ): Promise<Slide[]> {
    const ids = rows.map(({ id }) => id);
    const covers = () => read<Slide>(firstSlidesStatement, [ids]);
    // Most accounts' carousels are small altogether, and need no counting.
    if (rows.reduce((sum, { size }) => sum + size, 0) <= largeRead) return covers();
    const [{ bytes } = { bytes: 0 }] = await read<{ bytes: number }>(coverBytesStatement, [ids]);
    if (bytes <= largeRead) return covers();
    await requester.reserve(bytes);
    return inTurn(userId, requester, covers);
  }

  async function page(userId: string, request: PageRequest, requester = ownRequester(userId)) {
    const step = pageSteps(read, userId, request);
    const items = await step(Math.min(request.limit, pageStep), request.after);
    if (items.length < pageStep || items.length >= request.limit) return items;
    await requester.reserve(summaryBytes(items));
    return inTurn(userId, requester, async () => {
      let more = items;
      while (more.length === pageStep && items.length < request.limit) {
        more = await step(Math.min(request.limit - items.length, pageStep), items.at(-1) ?? null);
        items.push(...more);
        await requester.reserve(summaryBytes(more));
      }
      return items;
    });
  }

  async function deck(userId: string, id: string, requester = ownRequester(userId)) {
    const [found] = await read<Carousel>(carouselStatement, [id, userId]);
    if (!found) return null;
    const { size, ...carousel } = found;
    if (size > largeRead) await requester.reserve(size);
    const slides = await (size > largeRead
      ? inTurn(userId, requester, () => readInPieces(read, id, size))
      : read<Slide>(slidesStatement, [id]));
    return { carousel: toCarousel(carousel), slides: slides.map(toSlide) };
  }

  async function covers(userId: string, ids: readonly string[], requester = ownRequester(userId)) {
    const rows = await read<Carousel & { total: number }>(manyStatement, [userId, ids]);
    const slides = rows.length === 0 ? [] : await coverSlidesOf(userId, rows, requester);
    return rows.map(({ total, size: _size, ...row }) => ({
      carousel: toCarousel(row),
      slides: slides.filter(({ carouselId }) => carouselId === row.id).map(toSlide),
      total,
    }));
  }

  return { page, deck, covers };
}
