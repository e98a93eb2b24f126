-- CreateTable
CREATE TABLE "picture_thumbnails" (
    "picture_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_thumbnails_pkey" PRIMARY KEY ("picture_id","width")
);

-- AddForeignKey
ALTER TABLE "picture_thumbnails" ADD CONSTRAINT "picture_thumbnails_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "picture_thumbnails"
  ADD CONSTRAINT "picture_thumbnails_width_check" CHECK ("width" IN (160, 320, 640));
