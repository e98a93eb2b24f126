import { randomBytes } from 'node:crypto';
import type { AdminAccount } from '../../kernel/config/config';
import type { Audit } from '../../kernel/audit';
import type { AdminsRepo } from './accounts.repo';
import type { Passwords } from '../../kernel/security/passwords';

const ownOrigin = { ip: 'localhost', requestId: 'start' };
const embeddedEmail = 'admin@arrasta.local';

interface Deps {
  readonly admins: AdminsRepo;
  readonly passwords: Passwords;
  readonly audit: Audit;
  /** The Admin of the environment. */
  readonly configured: AdminAccount | undefined;
  /** Whether the database is the embedded one. */
  readonly embedded: boolean;
}

async function ensureAdmin({ admins, passwords, audit }: Deps, { email, password }: AdminAccount) {
  const actorId = await admins.ensureAdmin({
    name: 'Administrador',
    email,
    passwordHash: await passwords.hash(password, ownOrigin.ip),
  });
  await audit.record({ action: 'admin.ensured', actorId, origin: ownOrigin });
}

/**
 * Makes sure that there is an Admin: the one of the environment, or, in an empty
 * embedded database, one with a random password. Source: docs/product/roles-and-plans.md 11, 12.
 * @returns the account to be shown once on the terminal, where one was made up here.
 */
export async function ensureFirstAdmin(deps: Deps): Promise<AdminAccount | null> {
  if (deps.configured) {
    await ensureAdmin(deps, deps.configured);
    return null;
  }
  if (!deps.embedded || (await deps.admins.anyAccount())) return null;
  const generated = { email: embeddedEmail, password: randomBytes(16).toString('base64url') };
  await ensureAdmin(deps, generated);
  return generated;
}
