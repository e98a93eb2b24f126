-- AlterTable
ALTER TABLE "carousels" ADD COLUMN     "format" TEXT NOT NULL DEFAULT '4:5';

-- AlterTable
ALTER TABLE "slides" ADD COLUMN     "layout_pinned" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "tone" TEXT NOT NULL DEFAULT 'paper';

ALTER TABLE "carousels"
  ADD CONSTRAINT "carousels_format_check" CHECK ("format" IN ('4:5', '3:4', '1:1', '9:16'));

ALTER TABLE "slides"
  DROP CONSTRAINT "slides_layout_check",
  ADD CONSTRAINT "slides_layout_check" CHECK ("layout" IN (
    'title-content', 'centered', 'stack', 'cover-type', 'cover-photo', 'cover-split', 'cover-frame',
    'statement', 'quote', 'big-number', 'step', 'photo-top', 'photo-side', 'photo-full', 'checklist',
    'cards', 'columns', 'timeline', 'bars', 'gallery', 'cta'
  )),
  ADD CONSTRAINT "slides_tone_check" CHECK ("tone" IN ('paper', 'tint', 'primary', 'ink'));
