-- The server writes the keys of accounts that are there anew, in this migration's transaction:
-- the ASCII form of a host is nothing that SQL can say (apps/server/src/database/coded-steps.ts).
COMMENT ON COLUMN "users"."email_key" IS
  'The address trimmed, NFC, case-folded, letters in their plain form, the host in ASCII';
