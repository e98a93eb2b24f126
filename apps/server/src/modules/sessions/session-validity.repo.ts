import type { Database } from '../../kernel/database/database';
import type { Identity } from '../../kernel/security/identity';

/** Whether somebody who was let in is still welcome. */
export interface SessionValidity {
  /** Whether the session or token that was shown holds now, and its account is not blocked. */
  readonly isStillValid: (identity: Identity) => Promise<boolean>;
}

const liveSession = `
  SELECT 1 FROM "sessions" s JOIN "users" u ON u."id" = s."user_id"
  WHERE s."sid" = $1 AND s."expire" > $2 AND u."is_blocked" = 'false'`;

const liveToken = `
  SELECT 1 FROM "access_tokens" t JOIN "users" u ON u."id" = t."user_id"
  WHERE t."id" = $1::uuid AND (t."expires_at" IS NULL OR t."expires_at" > $2)
    AND u."is_blocked" = 'false'`;

/** Reads it from the database, without a lock: for what lasts, and asks again and again. */
export function sessionValidityRepo(
  { read }: Pick<Database, 'read'>,
  now: () => Date,
): SessionValidity {
  return {
    async isStillValid(identity) {
      if (identity.by === 'refused') return false;
      const rows =
        identity.by === 'session'
          ? await read<object>(liveSession, [identity.sid, now()])
          : await read<object>(liveToken, [identity.tokenId, now()]);
      return rows.length > 0;
    },
  };
}
