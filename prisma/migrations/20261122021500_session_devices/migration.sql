-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "ip" TEXT,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "user_agent" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "sessions_id_key" ON "sessions"("id");

-- A session that is used ends seven days on, unless its thirty days are over before.
UPDATE "sessions"
SET "last_used_at" = greatest("created_at", least(now(), "expire" - interval '7 days'));
