import type { Connection, Row } from '../bare/connection';
import { carouselFieldNames, column, slideFieldNames } from '../bare/columns';
import { carouselValues } from '../bare/rows';
import { amounts, benchCarousel, benchSlides } from './bench-deck';

/** $1 owner, $2 how many, then the carousel's fields; a minute lies between one and the next. */
const insertCarousels = `
  INSERT INTO "carousels" ("user_id", "created_at", "updated_at", ${carouselFieldNames.map(column).join(', ')})
  SELECT $1::uuid, at, at, ${carouselFieldNames.map((_, index) => `$${index + 3}`).join(', ')}
  FROM (SELECT date_trunc('second', now()) - n * interval '1 minute' AS at
    FROM generate_series(1, $2::integer) AS n) AS times`;

/** $1 owner, then the fields of one slide, which every carousel of the owner is given. */
const insertSlides = `
  INSERT INTO "slides" ("carousel_id", ${slideFieldNames.map(column).join(', ')})
  SELECT "id", ${slideFieldNames.map((_, index) => `$${index + 2}`).join(', ')}
  FROM "carousels" WHERE "user_id" = $1::uuid`;

/** A slide's fields as its row holds them, in the schema's order. */
export function slideValues(slide: Row): unknown[] {
  return slideFieldNames.map((name) =>
    name === 'elements' ? JSON.stringify(slide[name]) : slide[name],
  );
}

/** Gives an account its carousels, each with its slides. The tables are the product's own. */
export async function fillDatabase(
  { query }: Connection,
  userId: string,
  carousels: number = amounts.carousels,
): Promise<void> {
  await query(insertCarousels, [userId, carousels, ...carouselValues(benchCarousel)]);
  for (const slide of benchSlides()) {
    await query(insertSlides, [userId, ...slideValues({ ...slide })]);
  }
  await query('ANALYZE', []);
}
