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

async function appoint(words: readonly string[]): Promise<void> {
  const wish = readAppointment(words);
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

const usage =
  'Comandos: nenhum (inicia o servidor), admin <e-mail> [--reset-password], rotate-keys. As configurações vêm do ambiente.';

/** What the words on the command line ask for. @throws ConfigurationError for what is no command. */
function jobFor([word, ...more]: readonly string[]): () => Promise<void> {
  if (word === undefined) return serve;
  if (word === 'admin') return () => appoint(more);
  if (word === 'rotate-keys' && more.length === 0) return rotate;
  throw new ConfigurationError(usage);
}

async function main(): Promise<void> {
  await jobFor(process.argv.slice(2))();
}

main().catch(fail);
