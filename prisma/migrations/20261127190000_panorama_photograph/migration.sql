-- AlterTable
ALTER TABLE "carousels" ADD COLUMN     "panorama_focus" TEXT NOT NULL DEFAULT '50 50',
ADD COLUMN     "panorama_from" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "panorama_height" TEXT NOT NULL DEFAULT 'full',
ADD COLUMN     "panorama_image_url" TEXT,
ADD COLUMN     "panorama_span" INTEGER NOT NULL DEFAULT 2;

ALTER TABLE "carousels"
  ADD CONSTRAINT "carousels_panorama_from_check" CHECK ("panorama_from" BETWEEN 0 AND 99),
  ADD CONSTRAINT "carousels_panorama_span_check" CHECK ("panorama_span" BETWEEN 2 AND 4),
  ADD CONSTRAINT "carousels_panorama_focus_check" CHECK ("panorama_focus" ~ '^([0-9]{1,2}|100) ([0-9]{1,2}|100)$'),
  ADD CONSTRAINT "carousels_panorama_height_check" CHECK ("panorama_height" IN ('full', 'upper'));
