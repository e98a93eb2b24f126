-- AlterTable
ALTER TABLE "pictures" ADD COLUMN     "object_id" UUID,
ALTER COLUMN "bytes" DROP NOT NULL;

-- CreateTable
CREATE TABLE "loose_objects" (
    "id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loose_objects_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "loose_objects_since_idx" ON "loose_objects"("since");

-- Bytes are in one place, and only there.
ALTER TABLE "pictures"
  ADD CONSTRAINT "pictures_bytes_check" CHECK (num_nonnulls("bytes", "object_id") = 1);

-- Whatever removes a picture, its account's deletion included, leaves its object to the upkeep: the
-- bucket knows no transaction. Decision 098.
CREATE FUNCTION "leave_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "loose_objects" ("id") VALUES (OLD."object_id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "pictures_leave_objects" AFTER DELETE ON "pictures"
  FOR EACH ROW WHEN (OLD."object_id" IS NOT NULL) EXECUTE FUNCTION "leave_object"();
