import { createHash } from 'node:crypto';
import type { SaveDeckInput } from '@arrasta/contract';
import type { Connection, Query, Row } from './connection';
import { carouselValues, changedSlides, toCarousel, withWritten } from './rows';
import {
  findCarousel,
  findSession,
  findSlides,
  listCarousels,
  lockCarousel,
  putSlides,
  updateCarousel,
} from './statements';

/** Whose cookie it is: the one lookup that every call of the product makes as well. */
export async function signedInUser({ query }: Connection, cookie: string): Promise<string> {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  const sid = createHash('sha256')
    .update(value.split('.', 1)[0] ?? '')
    .digest('hex');
  const [row] = await query(findSession, [sid, new Date()]);
  if (typeof row?.id !== 'string') throw new Error('Nobody is signed in');
  return row.id;
}

/** The newest carousels; one more is read than answered, to know whether there is a next page. */
export async function list({ query }: Connection, userId: string, limit: number) {
  const rows = await query(listCarousels, [userId, limit + 1]);
  const items = rows.slice(0, limit).map(toCarousel);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? `${(last.updatedAt as Date).getTime()}.${String(last.id)}` : null;
  return { items, nextCursor };
}

function only(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('No such carousel');
  return row;
}

export async function load({ query }: Connection, userId: string, id: string) {
  const carousel = only(await query(findCarousel, [id, userId]));
  return { carousel: toCarousel(carousel), slides: await query(findSlides, [id]) };
}

async function saveSlides(query: Query, { id, slides }: SaveDeckInput): Promise<Row[]> {
  const stored = await query(findSlides, [id]);
  const changed = changedSlides(stored, slides);
  if (changed.length === 0) return stored;
  const written = await query(putSlides, [id, new Date(), JSON.stringify(changed)]);
  return withWritten(stored, written);
}

export function save(connection: Connection, userId: string, input: SaveDeckInput) {
  return connection.transaction(async (query) => {
    const stored = only(await query(lockCarousel, [userId, input.id]));
    if (stored.version !== input.version) throw new Error('Changed elsewhere');
    const slides = await saveSlides(query, input);
    const values = [input.id, new Date(), ...carouselValues(input.carousel)];
    return { carousel: toCarousel(only(await query(updateCarousel, values))), slides };
  });
}
