-- CreateTable
CREATE TABLE "carousel_templates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "purpose" TEXT,
    "audience" JSON NOT NULL DEFAULT '[]',
    "theme" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "slide_count" INTEGER NOT NULL,
    "carousel" JSON NOT NULL,
    "slides" JSON NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carousel_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "carousel_templates_user_id_created_at_idx" ON "carousel_templates"("user_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "carousel_templates" ADD CONSTRAINT "carousel_templates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "carousel_templates"
  ADD CONSTRAINT "carousel_templates_purpose_check" CHECK ("purpose" IN ('teach', 'sell', 'story', 'engage', 'announce', 'results')),
  ADD CONSTRAINT "carousel_templates_slide_count_check" CHECK ("slide_count" >= 0),
  ADD CONSTRAINT "carousel_templates_size_check" CHECK ("size" >= 0);

-- Pictures that a template names are used, as those of its carousel are.
CREATE TRIGGER "carousel_templates_renew_pictures" AFTER INSERT OR UPDATE OR DELETE ON "carousel_templates"
  FOR EACH ROW EXECUTE FUNCTION "renew_named_pictures"();
