import { randomBytes } from 'node:crypto';
import type { Config } from '../kernel/config/config';
import { ConfigurationError } from '../kernel/config/environment';
import { migrateNow, withDatabase } from '../start/open-database';
import { appointmentRepo, type AppointmentRepo } from '../modules/admin/admin.repo';
import { argonPasswords } from '../kernel/security/passwords';
import type { Appointment } from './command-words';

/** What was done, with the password where one was made up here. */
export interface AppointmentResult {
  readonly email: string;
  readonly outcome: 'made' | 'promoted' | 'reset';
  readonly password: string;
}

async function carryOut(
  repo: AppointmentRepo,
  { email, resetsPassword }: Appointment,
  password: string,
): Promise<AppointmentResult['outcome']> {
  const passwordHash = await argonPasswords().hash(password, 'terminal');
  if (resetsPassword) {
    if (await repo.resetPassword(email, passwordHash)) return 'reset';
    throw new ConfigurationError('nenhuma conta tem este e-mail');
  }
  const name = 'Administrador';
  return (await repo.appoint({ name, email, passwordHash })) ? 'made' : 'promoted';
}

/**
 * `pnpm admin`: makes an account an Admin, or gives it a new password and nothing more.
 * Beside a running server where the database is a server of its own; the embedded one must be free.
 */
export function appointAdmin(config: Config, appointment: Appointment): Promise<AppointmentResult> {
  return withDatabase(config, async (database) => {
    await migrateNow(config, database);
    const password = randomBytes(16).toString('base64url');
    const repo = appointmentRepo(database.prisma, () => new Date());
    return {
      email: appointment.email,
      outcome: await carryOut(repo, appointment, password),
      password,
    };
  });
}
