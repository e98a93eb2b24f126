-- AlterTable
ALTER TABLE "carousels" ADD COLUMN     "decor_seed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "panorama" TEXT NOT NULL DEFAULT 'off';

ALTER TABLE "carousels"
  ADD CONSTRAINT "carousels_decor_seed_check" CHECK ("decor_seed" >= 0),
  ADD CONSTRAINT "carousels_panorama_check" CHECK ("panorama" IN ('off', 'theme'));
