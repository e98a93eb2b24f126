-- Texts of slides count as the JSON in which they are answered: a control character takes six bytes
-- there. `modules/carousels/slide-changes.ts` counts in the same way.
CREATE FUNCTION "json_size"("content" text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(octet_length(to_json("content")::text) - 2, 0)::bigint
$$;

CREATE OR REPLACE FUNCTION "slides_size"("deck" uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT least(coalesce(sum(
    700
    + octet_length(s."elements"::text)
    + "json_size"(s."title")
    + "json_size"(s."subtitle")
    + "json_size"(s."content")
    + "json_size"(s."alt_text")
    + "json_size"(s."background_image_url")
  ), 0), 2147483647)::integer
  FROM "slides" s WHERE s."carousel_id" = "deck"
$$;

-- What carousels name is not used anew by being counted.
ALTER TABLE "carousels" DISABLE TRIGGER USER;
UPDATE "carousels" c SET "size" = counted."size"
FROM (SELECT "id", "slides_size"("id") AS "size" FROM "carousels") counted
WHERE c."id" = counted."id" AND c."size" <> counted."size";
ALTER TABLE "carousels" ENABLE TRIGGER USER;
