-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "token_id" UUID;
