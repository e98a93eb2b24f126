-- AlterTable
ALTER TABLE "carousels" ADD COLUMN     "size" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "carousels" ADD CONSTRAINT "carousels_size_check" CHECK ("size" >= 0);

-- Bytes of a carousel's slides as JSON: their texts as they are stored, and what the names and short
-- values of a slide take up. `modules/carousels/deck-size.ts` counts in the same way.
CREATE FUNCTION "slides_size"("deck" uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT least(coalesce(sum(
    700
    + octet_length(s."elements"::text)
    + coalesce(octet_length(s."title"), 0)
    + coalesce(octet_length(s."subtitle"), 0)
    + coalesce(octet_length(s."content"), 0)
    + coalesce(octet_length(s."alt_text"), 0)
    + coalesce(octet_length(s."background_image_url"), 0)
  ), 0), 2147483647)::integer
  FROM "slides" s WHERE s."carousel_id" = "deck"
$$;

-- What carousels name is not used anew by being counted.
ALTER TABLE "carousels" DISABLE TRIGGER USER;
UPDATE "carousels" SET "size" = "slides_size"("id");
ALTER TABLE "carousels" ENABLE TRIGGER USER;
