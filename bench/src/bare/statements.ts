import { answered, carouselFieldNames, column, slideFieldNames } from './columns';

/** The statements that the product sends for the same calls, as its log on PostgreSQL shows them. */
export const findSession = `
  SELECT s."sess", s."expire", s."created_at" AS "startedAt",
    u."id", u."name", u."email", u."role_user" AS "roleUser", u."plan",
    u."is_blocked" AS "isBlocked", u."created_at" AS "createdAt", u."updated_at" AS "updatedAt"
  FROM "sessions" s JOIN "users" u ON u."id" = s."user_id"
  WHERE s."sid" = $1 AND s."expire" > $2`;

export const listCarousels = `
  SELECT ${answered.summary} FROM "carousels" WHERE "user_id" = $1
  ORDER BY "updated_at" DESC, "id" DESC LIMIT $2`;

export const findCarousel = `
  SELECT ${answered.carousel} FROM "carousels" WHERE "id" = $1 AND "user_id" = $2 LIMIT 1`;

export const findSlides = `
  SELECT ${answered.slide} FROM "slides" WHERE "carousel_id" = $1
  ORDER BY "position", "created_at", "id"`;

export const lockCarousel = `
  SELECT ${answered.carousel} FROM "carousels" WHERE "user_id" = $1 AND "id" = $2 FOR UPDATE`;

const slideColumns = slideFieldNames.map(column);

function sentType(name: string): string {
  if (['position', 'imageOpacity', 'backgroundImageOpacity', 'overlayOpacity'].includes(name)) {
    return 'integer';
  }
  if (name === 'layoutPinned') return 'boolean';
  return name === 'elements' ? 'json' : 'text';
}

/** $1 carousel, $2 time, $3 the changed slides as a JSON list with the fields' names as keys. */
export const putSlides = `
  INSERT INTO "slides" AS s ("id", "carousel_id", ${slideColumns.join(', ')}, "created_at", "updated_at")
  SELECT sent."id", $1::uuid, ${slideFieldNames.map((name) => `sent."${name}"`).join(', ')},
    $2::timestamptz, $2::timestamptz
  FROM json_to_recordset($3::json)
    AS sent("id" uuid, ${slideFieldNames.map((name) => `"${name}" ${sentType(name)}`).join(', ')})
  ON CONFLICT ("id") DO UPDATE
    SET ${slideColumns.map((name) => `${name} = EXCLUDED.${name}`).join(', ')},
      "updated_at" = EXCLUDED."updated_at"
    WHERE s."carousel_id" = EXCLUDED."carousel_id"
  RETURNING ${answered.slide}`;

/** $1 carousel, $2 time, then the carousel's fields in the schema's order. */
export const updateCarousel = `
  UPDATE "carousels"
  SET ${carouselFieldNames.map((name, index) => `${column(name)} = $${index + 3}`).join(', ')},
    "version" = "version" + 1, "updated_at" = $2
  WHERE "id" = $1 RETURNING ${answered.carousel}`;
