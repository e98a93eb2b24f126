import closeWithGrace from 'close-with-grace';
import { appointAdmin, readAppointment } from './appoint-admin';
import { makeConfig, type AdminAccount } from './config/config';
import { ConfigurationError, readEnvironment } from './config/environment';
import { FolderInUseError } from './database/data-folder-lock';
import { MigrationError } from './database/migrate';
import { rotateStoredKeys } from './rotate-keys';
import { startServer, type RunningServer } from './start';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Failures that one line explains; anything else shows its stack. */
function isPlain(error: unknown): error is Error {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true;
  return [ConfigurationError, FolderInUseError, MigrationError].some(
    (kind) => error instanceof kind,
  );
}

/** What the system refused, under the name of the setting that led there; null for other failures. */
function refusedBySystem(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error)) return null;
  const atTheDoor = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  return `${atTheDoor ? 'HOST' : 'DATA_DIR'}: ${error.message}`;
}

function fail(error: unknown): never {
  const line = isPlain(error) ? error.message : refusedBySystem(error);
  process.stderr.write(`${line ?? String((error as Error).stack)}\n`);
  process.exit(1);
}

function showAdmin({ email, password }: AdminAccount): void {
  say(`Primeiro administrador: ${email}  senha: ${password}  (mostrada só agora)`);
}

function announce({ address, databaseOpening }: RunningServer): void {
  // process.uptime counts from the start of the process, loading of the code included.
  const total = Math.round(process.uptime() * 1000);
  say(`Pronto em ${String(total)} ms (banco de dados: ${String(Math.round(databaseOpening))} ms)`);
  say(`Arrasta em ${address}`);
}

function warnOfUnopened(count: number): void {
  if (count === 0) return;
  process.stderr.write(
    `ENCRYPTION_KEY: nenhuma chave abre ${String(count)} das chaves de API guardadas; quem as guardou terá de informá-las de novo\n`,
  );
}

async function rotate(): Promise<void> {
  const config = await makeConfig(readEnvironment(process.env));
  const { resealed, current, unopened } = await rotateStoredKeys(config);
  say(`Chaves de API seladas de novo: ${String(resealed)}  já atuais: ${String(current)}`);
  warnOfUnopened(unopened);
}

async function appoint(): Promise<void> {
  const wish = readAppointment(process.argv.slice(3));
  const config = await makeConfig(readEnvironment(process.env));
  const { email, done, password } = await appointAdmin(config, wish);
  const lines = {
    made: `Administrador: ${email}  senha: ${password}  (mostrada só agora)`,
    promoted: 'Feito: a conta é de administrador; a senha continua a mesma.',
    reset: `Nova senha de ${email}: ${password}  (mostrada só agora)`,
  };
  say(lines[done]);
}

async function serve(): Promise<void> {
  const server = await startServer(await makeConfig(readEnvironment(process.env)));
  closeWithGrace({ delay: 9_000, logger: server.app.log }, server.close);
  const { admin, unopenedKeys } = await server.prepared;
  if (admin) showAdmin(admin);
  warnOfUnopened(unopenedKeys);
  announce(server);
}

const jobs = new Map([
  ['rotate-keys', rotate],
  ['admin', appoint],
]);
const work = jobs.get(process.argv[2] ?? '') ?? serve;
work().catch(fail);
