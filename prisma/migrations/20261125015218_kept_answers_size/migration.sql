-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "size" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "idempotency_records_user_id_size_idx" ON "idempotency_records"("user_id", "size");

UPDATE "idempotency_records" SET "size" = octet_length("body"::text) WHERE "body" IS NOT NULL;
