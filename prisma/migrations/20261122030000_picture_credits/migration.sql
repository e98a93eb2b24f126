-- AlterTable
ALTER TABLE "pictures" ADD COLUMN     "credit_author" TEXT,
ADD COLUMN     "credit_license" TEXT,
ADD COLUMN     "credit_page_url" TEXT,
ADD COLUMN     "credit_source" TEXT;
