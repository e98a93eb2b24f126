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
import { pacedQueue } from '../../kernel/security/fair-queue';
import type { DeckStore, PageRequest } from './deck-store';
import { ownRequester, type Requester } from '../../kernel/security/answer-memory';

const carouselNames = Object.keys(carouselSelection);
const unlisted = new Set(['brandAvatarUrl', 'socialCaption']);
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

/** Bytes from which on a deck holds everybody up while it is read; few have a twentieth of it. */
const largeDeck = 512 * 1024;
const largeReadQueue = { all: 64, own: 8, longestRest: 5_000 };
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

/** Carousels of a list that are read at once; of more, the rest waits for its turn. */
const pageStep = 100;

/** Bytes of a list's carousels, about. */
const summaryBytes = (items: readonly CarouselSummary[]) =>
  items.reduce((sum, { description }) => sum + 1_000 + 2 * (description?.length ?? 0), 0);

/** Large reads one after the other, in the turns of accounts. */
function largeReadTurns() {
  const enqueue = pacedQueue(largeReadQueue);
  return <T>(account: string, requester: Requester, read: () => Promise<T>): Promise<T> =>
    enqueue({ ...requester, account }, read);
}

/** How decks are read: large ones in their turn, in pieces. Every statement names the owner. */
export function deckReads({
  read,
}: Pick<Database, 'read'>): Pick<DeckStore, 'page' | 'deck' | 'covers'> {
  const inTurn = largeReadTurns();

  async function coverSlidesOf(
    userId: string,
    rows: readonly Carousel[],
    requester: Requester,
  ): Promise<Slide[]> {
    const ids = rows.map(({ id }) => id);
    const covers = () => read<Slide>(firstSlidesStatement, [ids]);
    // Most accounts' carousels are small altogether, and need no counting.
    if (rows.reduce((sum, { size }) => sum + size, 0) <= largeDeck) return covers();
    const [{ bytes } = { bytes: 0 }] = await read<{ bytes: number }>(coverBytesStatement, [ids]);
    if (bytes <= largeDeck) return covers();
    await requester.reserve(bytes);
    return inTurn(userId, requester, covers);
  }

  async function page(userId: string, request: PageRequest, requester = ownRequester(userId)) {
    const step = async (limit: number, after: PageRequest['after']) => {
      const { statement, values } = pageStatement(userId, { ...request, limit, after });
      return (await read<Carousel>(statement, values)).map(toSummary);
    };
    let more = await step(Math.min(request.limit, pageStep), request.after);
    const items = [...more];
    while (more.length === pageStep && items.length < request.limit) {
      await requester.reserve(summaryBytes(more));
      const limit = Math.min(request.limit - items.length, pageStep);
      more = await inTurn(userId, requester, () => step(limit, items.at(-1) ?? null));
      items.push(...more);
    }
    return items;
  }

  async function deck(userId: string, id: string, requester = ownRequester(userId)) {
    const [found] = await read<Carousel>(carouselStatement, [id, userId]);
    if (!found) return null;
    const { size, ...carousel } = found;
    if (size > largeDeck) await requester.reserve(size);
    const slides = await (size > largeDeck
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
