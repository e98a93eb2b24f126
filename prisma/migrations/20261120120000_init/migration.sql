-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password" TEXT NOT NULL,
    "role_user" TEXT NOT NULL DEFAULT 'User',
    "is_blocked" TEXT NOT NULL DEFAULT 'false',
    "plan" TEXT NOT NULL DEFAULT 'Basic',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "sid" TEXT NOT NULL,
    "sess" JSON NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "user_settings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "openai_api_key" TEXT,
    "ai_tone" TEXT NOT NULL DEFAULT 'professional',
    "ai_instructions" TEXT,
    "image_source" TEXT NOT NULL DEFAULT 'google',
    "google_api_key" TEXT,
    "google_search_engine_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plans" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "main_topic" TEXT NOT NULL,
    "target_audience" TEXT NOT NULL,
    "tone" TEXT NOT NULL DEFAULT 'professional',
    "goals" TEXT,
    "carousel_ideas" JSON NOT NULL DEFAULT '[]',
    "total_carousels" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_ideas" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "plan_id" UUID,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "content" TEXT,
    "slides" JSON NOT NULL DEFAULT '[]',
    "status" TEXT NOT NULL DEFAULT 'saved',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_ideas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carousels" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "saved_idea_id" UUID,
    "title" TEXT NOT NULL DEFAULT 'Novo Carrossel',
    "description" TEXT,
    "social_caption" TEXT,
    "brand_name" TEXT,
    "brand_handle" TEXT,
    "brand_avatar_url" TEXT,
    "brand_position" TEXT NOT NULL DEFAULT 'footer',
    "theme" TEXT NOT NULL DEFAULT 'minimal',
    "title_font" TEXT NOT NULL DEFAULT 'merriweather',
    "content_font" TEXT NOT NULL DEFAULT 'montserrat',
    "primary_color" TEXT NOT NULL DEFAULT '#4F46E5',
    "secondary_color" TEXT NOT NULL DEFAULT '#FFFFFF',
    "accent_color" TEXT NOT NULL DEFAULT '#111827',
    "use_custom_colors" TEXT NOT NULL DEFAULT 'false',
    "gradient" TEXT,
    "page_indicator" TEXT NOT NULL DEFAULT 'swipe_hint',
    "hide_footer" TEXT NOT NULL DEFAULT 'false',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carousels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "slides" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "carousel_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "title" TEXT,
    "subtitle" TEXT,
    "content" TEXT,
    "type" TEXT NOT NULL DEFAULT 'content',
    "layout" TEXT NOT NULL DEFAULT 'centered',
    "background_color" TEXT NOT NULL DEFAULT '#FFFFFF',
    "text_color" TEXT NOT NULL DEFAULT '#111827',
    "title_font_size" TEXT NOT NULL DEFAULT 'text-4xl',
    "title_alignment" TEXT NOT NULL DEFAULT 'text-left',
    "subtitle_font_size" TEXT NOT NULL DEFAULT 'text-sm',
    "subtitle_alignment" TEXT NOT NULL DEFAULT 'text-left',
    "content_font_size" TEXT NOT NULL DEFAULT 'text-base',
    "content_alignment" TEXT NOT NULL DEFAULT 'text-center',
    "image_object_fit" TEXT NOT NULL DEFAULT 'cover',
    "image_opacity" INTEGER NOT NULL DEFAULT 100,
    "background_image_url" TEXT,
    "background_image_opacity" INTEGER NOT NULL DEFAULT 20,
    "overlay_color" TEXT,
    "overlay_opacity" INTEGER NOT NULL DEFAULT 40,
    "elements" JSON NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slides_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carousel_presets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "brand_name" TEXT,
    "brand_handle" TEXT,
    "brand_avatar_url" TEXT,
    "theme" TEXT NOT NULL DEFAULT 'minimal',
    "title_font" TEXT NOT NULL DEFAULT 'merriweather',
    "content_font" TEXT NOT NULL DEFAULT 'montserrat',
    "primary_color" TEXT NOT NULL DEFAULT '#4F46E5',
    "secondary_color" TEXT NOT NULL DEFAULT '#FFFFFF',
    "accent_color" TEXT NOT NULL DEFAULT '#111827',
    "use_custom_colors" TEXT NOT NULL DEFAULT 'false',
    "gradient" TEXT,
    "page_indicator" TEXT NOT NULL DEFAULT 'swipe_hint',
    "hide_footer" TEXT NOT NULL DEFAULT 'false',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carousel_presets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pictures" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "owner_id" UUID NOT NULL,
    "content_hash" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "actor_id" UUID,
    "subject" TEXT,
    "ip" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "user_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSON,
    "etag" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("user_id","method","path","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "user_settings_user_id_key" ON "user_settings"("user_id");

-- CreateIndex
CREATE INDEX "plans_user_id_created_at_idx" ON "plans"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "saved_ideas_user_id_created_at_idx" ON "saved_ideas"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "saved_ideas_plan_id_idx" ON "saved_ideas"("plan_id");

-- CreateIndex
CREATE INDEX "carousels_user_id_updated_at_id_idx" ON "carousels"("user_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "carousels_saved_idea_id_idx" ON "carousels"("saved_idea_id");

-- CreateIndex
CREATE INDEX "slides_carousel_id_position_idx" ON "slides"("carousel_id", "position");

-- CreateIndex
CREATE INDEX "carousel_presets_user_id_created_at_idx" ON "carousel_presets"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "pictures_owner_id_content_hash_key" ON "pictures"("owner_id", "content_hash");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log"("actor_id", "at");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_ideas" ADD CONSTRAINT "saved_ideas_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_ideas" ADD CONSTRAINT "saved_ideas_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carousels" ADD CONSTRAINT "carousels_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carousels" ADD CONSTRAINT "carousels_saved_idea_id_fkey" FOREIGN KEY ("saved_idea_id") REFERENCES "saved_ideas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slides" ADD CONSTRAINT "slides_carousel_id_fkey" FOREIGN KEY ("carousel_id") REFERENCES "carousels"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carousel_presets" ADD CONSTRAINT "carousel_presets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_records" ADD CONSTRAINT "idempotency_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Closed lists, text booleans and ranges, which the schema language cannot say.
ALTER TABLE "users"
  ADD CONSTRAINT "users_role_user_check" CHECK ("role_user" IN ('User', 'Admin')),
  ADD CONSTRAINT "users_plan_check" CHECK ("plan" IN ('Basic', 'PRO')),
  ADD CONSTRAINT "users_is_blocked_check" CHECK ("is_blocked" IN ('true', 'false'));

ALTER TABLE "user_settings"
  ADD CONSTRAINT "user_settings_ai_tone_check" CHECK ("ai_tone" IN ('professional', 'casual', 'friendly', 'authoritative', 'inspiring', 'educational'));

ALTER TABLE "plans"
  ADD CONSTRAINT "plans_tone_check" CHECK ("tone" IN ('professional', 'casual', 'friendly', 'authoritative', 'inspiring', 'educational')),
  ADD CONSTRAINT "plans_total_carousels_check" CHECK ("total_carousels" >= 0);

ALTER TABLE "carousels"
  ADD CONSTRAINT "carousels_brand_position_check" CHECK ("brand_position" IN ('header', 'footer')),
  ADD CONSTRAINT "carousels_use_custom_colors_check" CHECK ("use_custom_colors" IN ('true', 'false')),
  ADD CONSTRAINT "carousels_page_indicator_check" CHECK ("page_indicator" IN ('page_number', 'swipe_hint', 'none')),
  ADD CONSTRAINT "carousels_hide_footer_check" CHECK ("hide_footer" IN ('true', 'false')),
  ADD CONSTRAINT "carousels_version_check" CHECK ("version" >= 1);

ALTER TABLE "slides"
  ADD CONSTRAINT "slides_position_check" CHECK ("position" BETWEEN 0 AND 9999),
  ADD CONSTRAINT "slides_type_check" CHECK ("type" IN ('intro', 'content')),
  ADD CONSTRAINT "slides_layout_check" CHECK ("layout" IN ('title-content', 'centered')),
  ADD CONSTRAINT "slides_image_opacity_check" CHECK ("image_opacity" BETWEEN 0 AND 100),
  ADD CONSTRAINT "slides_background_image_opacity_check" CHECK ("background_image_opacity" BETWEEN 0 AND 100),
  ADD CONSTRAINT "slides_overlay_opacity_check" CHECK ("overlay_opacity" BETWEEN 0 AND 100);

ALTER TABLE "carousel_presets"
  ADD CONSTRAINT "carousel_presets_use_custom_colors_check" CHECK ("use_custom_colors" IN ('true', 'false')),
  ADD CONSTRAINT "carousel_presets_page_indicator_check" CHECK ("page_indicator" IN ('page_number', 'swipe_hint', 'none')),
  ADD CONSTRAINT "carousel_presets_hide_footer_check" CHECK ("hide_footer" IN ('true', 'false'));

ALTER TABLE "pictures"
  ADD CONSTRAINT "pictures_size_check" CHECK ("size" = octet_length("bytes")),
  ADD CONSTRAINT "pictures_dimensions_check" CHECK ("width" > 0 AND "height" > 0);
