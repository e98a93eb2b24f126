-- CreateTable
CREATE TABLE "ai_usage" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "pictures" INTEGER NOT NULL DEFAULT 0,
    "duration_ms" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ai_usage_user_id_started_at_id_idx" ON "ai_usage"("user_id", "started_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ai_usage_started_at_idx" ON "ai_usage"("started_at");

-- AddForeignKey
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ai_usage"
  ADD CONSTRAINT "ai_usage_kind_check"
    CHECK ("kind" IN ('deck', 'rewrite', 'hooks', 'caption', 'ideas', 'picture')),
  ADD CONSTRAINT "ai_usage_outcome_check" CHECK ("outcome" ~ '^(ok|cancelled|[A-Z_]{1,40})$'),
  ADD CONSTRAINT "ai_usage_model_check" CHECK (length("model") BETWEEN 1 AND 200),
  ADD CONSTRAINT "ai_usage_counts_check"
    CHECK (least("input_tokens", "output_tokens", "pictures", "duration_ms") >= 0);
