-- AlterTable
ALTER TABLE "pictures" ADD COLUMN     "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "pictures_last_used_at_idx" ON "pictures"("last_used_at");

-- The pictures whose addresses stand in a text, each as often as it does.
CREATE FUNCTION "pictures_named_in"("told" text) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT found[1]::uuid
  FROM regexp_matches("told", '/pictures/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') AS found
  WHERE strpos("told", '/pictures/') > 0
$$;

-- Whoever writes or removes a row that names pictures renews them, so that no way of writing can
-- forget it. The owner's row is locked before the pictures, as whoever removes them locks it: the
-- one waits for the other, and two saves cannot wait for each other. Decision 044.
CREATE FUNCTION "renew_named_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "told" text :=
    CASE WHEN TG_OP = 'INSERT' THEN '' ELSE OLD::text END ||
    CASE WHEN TG_OP = 'DELETE' THEN '' ELSE NEW::text END;
  "aged" uuid[];
BEGIN
  IF strpos("told", '/pictures/') = 0 THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(p."id") INTO "aged" FROM "pictures" p
  WHERE p."id" IN (SELECT "pictures_named_in"("told"))
    AND p."last_used_at" < now() - interval '1 hour';
  IF "aged" IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM 1 FROM "users"
  WHERE "id" IN (SELECT p."owner_id" FROM "pictures" p WHERE p."id" = ANY("aged"))
  ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "pictures" SET "last_used_at" = now() WHERE "id" = ANY("aged");
  RETURN NULL;
END
$$;

CREATE TRIGGER "slides_renew_pictures" AFTER INSERT OR UPDATE OR DELETE ON "slides"
  FOR EACH ROW EXECUTE FUNCTION "renew_named_pictures"();
CREATE TRIGGER "carousels_renew_pictures" AFTER INSERT OR UPDATE OR DELETE ON "carousels"
  FOR EACH ROW EXECUTE FUNCTION "renew_named_pictures"();
CREATE TRIGGER "carousel_presets_renew_pictures" AFTER INSERT OR UPDATE OR DELETE ON "carousel_presets"
  FOR EACH ROW EXECUTE FUNCTION "renew_named_pictures"();
CREATE TRIGGER "saved_ideas_renew_pictures" AFTER INSERT OR UPDATE OR DELETE ON "saved_ideas"
  FOR EACH ROW EXECUTE FUNCTION "renew_named_pictures"();
