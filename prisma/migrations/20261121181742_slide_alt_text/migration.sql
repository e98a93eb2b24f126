-- AlterTable
ALTER TABLE "slides" ADD COLUMN     "alt_text" TEXT;
