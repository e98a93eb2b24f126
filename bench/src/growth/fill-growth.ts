import { carouselFieldNames, column, slideFieldNames } from '../bare/columns';
import type { Connection } from '../bare/connection';
import { carouselValues } from '../bare/rows';
import { benchCarousel, benchSlides } from '../deck/bench-deck';
import { slideValues } from '../deck/fill-database';

/** Users beside the one who is measured; nobody signs in as one of them. */
const insertUsers = `
  INSERT INTO "users" ("name", "email", "email_key", "password", "created_at", "updated_at")
  SELECT 'Pessoa ' || n, mail, mail, '-', now(), now()
  FROM (SELECT n, 'pessoa' || n || '@exemplo.com' AS mail
    FROM generate_series(1, $1::integer) AS n) AS people`;

/**
 * $1 who is left out, $2 carousels of each, then the carousel's fields. Users' times are mixed, as
 * they are where all write.
 */
const insertCarousels = `
  INSERT INTO "carousels" ("user_id", "created_at", "updated_at", ${carouselFieldNames.map(column).join(', ')})
  SELECT u."id", at, at, ${carouselFieldNames.map((_, index) => `$${index + 3}`).join(', ')}
  FROM (SELECT date_trunc('second', now()) - n * interval '1 minute' AS at
    FROM generate_series(1, $2::integer) AS n) AS times
  CROSS JOIN "users" u WHERE u."id" <> $1::uuid`;

/** $1 who is left out, then the fields of one slide, which each of the carousels is given. */
const insertSlides = `
  INSERT INTO "slides" ("carousel_id", ${slideFieldNames.map(column).join(', ')})
  SELECT "id", ${slideFieldNames.map((_, index) => `$${index + 2}`).join(', ')}
  FROM "carousels" WHERE "user_id" <> $1::uuid`;

/** What there is beside the account that is measured. */
export interface Others {
  readonly users: number;
  readonly carouselsEach: number;
  readonly slidesEach: number;
}

/** Fills a database with the carousels of others. */
export async function fillWithOthers(
  { query }: Connection,
  userId: string,
  { users, carouselsEach, slidesEach }: Others,
): Promise<void> {
  await query(insertUsers, [users]);
  await query(insertCarousels, [userId, carouselsEach, ...carouselValues(benchCarousel)]);
  for (const slide of benchSlides().slice(0, slidesEach)) {
    await query(insertSlides, [userId, ...slideValues({ ...slide })]);
  }
}
