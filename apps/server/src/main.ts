import closeWithGrace from 'close-with-grace';
import type { BackupSummary } from './backup/backup-file';
import { readAppointment, readFileName, usage } from './commands/command-words';
import { makeConfig, type AdminAccount, type Config } from './kernel/config/config';
import { requireEmbeddedDatabase } from './kernel/config/data-folder';
import { ConfigurationError, readEnvironment } from './kernel/config/environment';
import { installedBrowser } from './kernel/config/installed-browser';
import { OperatorError } from './kernel/errors/domain-error';
import type { RunningServer } from './start/start';

/*
 * Words and settings are read first. What is needed to do what they ask for is loaded only then:
 * that is most of what a start takes, and a process that makes files needs no database.
 */

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function settingBehind(syscall: unknown, code: unknown): string {
  if (syscall === 'getaddrinfo') return 'HOST';
  if (syscall !== 'listen') return 'DATA_DIR';
  return code === 'EADDRINUSE' || code === 'EACCES' ? 'PORT' : 'HOST';
}

/** What the system refused, under the name of the setting that led there; null for other failures. */
function refusedBySystem(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  return `${settingBehind(error.syscall, error.code)}: ${error.message}`;
}

function fail(error: unknown): never {
  const line = error instanceof OperatorError ? error.message : refusedBySystem(error);
  process.stderr.write(`${line ?? String((error as Error).stack)}\n`);
  process.exit(1);
}

function showAdmin({ email, password }: AdminAccount): void {
  printLine(`Primeiro administrador: ${email}  senha: ${password}  (mostrada só agora)`);
}

function announce({ url, databaseOpening }: RunningServer): void {
  // process.uptime counts from the start of the process, loading of the code included.
  const total = Math.round(process.uptime() * 1000);
  printLine(
    `Pronto em ${String(total)} ms (banco de dados: ${String(Math.round(databaseOpening))} ms)`,
  );
  printLine(`Arrasta em ${url}`);
}

function warnOfUndecryptable(count: number): void {
  if (count === 0) return;
  process.stderr.write(
    `ENCRYPTION_KEY: nenhuma chave abre ${String(count)} das chaves de API guardadas; quem as guardou terá de informá-las de novo\n`,
  );
}

function warnOfImagesAway(count: number): void {
  if (count === 0) return;
  process.stderr.write(
    `S3_BUCKET: ${String(count)} imagens estão em um bucket que não está configurado; não podem ser mostradas\n`,
  );
}

async function warnOfBrowser({ browser }: Config): Promise<void> {
  const { reasonNotToStart } = await import('./providers/headless-browser/launch-browser');
  const reason = reasonNotToStart(browser);
  if (reason !== null) process.stderr.write(`CHROMIUM_SANDBOX: ${reason}\n`);
}

/** For what is done with a database that is there. */
async function configOfStored(): Promise<Config> {
  const environment = readEnvironment(process.env);
  if (environment.DATABASE_URL === undefined) requireEmbeddedDatabase(environment);
  return makeConfig(environment);
}

async function rotate(): Promise<void> {
  const config = await configOfStored();
  const { rotateStoredKeys } = await import('./commands/upkeep');
  const { reencrypted, current, undecryptable } = await rotateStoredKeys(config);
  printLine(
    `Chaves de API cifradas de novo: ${String(reencrypted)}  já atuais: ${String(current)}`,
  );
  warnOfUndecryptable(undecryptable);
}

async function appoint(words: readonly string[]): Promise<void> {
  const appointment = readAppointment(words);
  const config = await makeConfig(readEnvironment(process.env));
  const { appointAdmin } = await import('./commands/appoint-admin');
  const { email, outcome, password } = await appointAdmin(config, appointment);
  const lines = {
    made: `Administrador: ${email}  senha: ${password}  (mostrada só agora)`,
    promoted: 'Feito: a conta é de administrador; a senha continua a mesma.',
    reset: `Nova senha de ${email}: ${password}  (mostrada só agora)`,
  };
  printLine(lines[outcome]);
}

async function printBackup(work: Promise<BackupSummary>, closingLine: string): Promise<void> {
  const { describeBackup } = await import('./commands/backup');
  for (const line of [...describeBackup(await work), closingLine]) printLine(line);
}

const keysHint =
  'As chaves de API vão cifradas: só a ENCRYPTION_KEY desta instalação as abre. Guarde-a à parte.';

async function backUpTo(words: readonly string[]): Promise<void> {
  const file = readFileName('backup', words);
  const config = await configOfStored();
  const { backUp } = await import('./commands/backup');
  const lostValues: string[] = [];
  await printBackup(
    backUp(config, file, (id) => lostValues.push(id)),
    `Backup: ${file}\n${keysHint}`,
  );
  if (lostValues.length === 0) return;
  process.stderr.write(
    `Sem os bytes de ${String(lostValues.length)} imagens, que não estão mais no bucket: ${lostValues.slice(0, 20).join(', ')}\n`,
  );
}

async function restoreFrom(words: readonly string[]): Promise<void> {
  const file = readFileName('restore', words);
  const config = await makeConfig(readEnvironment(process.env));
  const { restore } = await import('./commands/backup');
  await printBackup(restore(config, file), `Restaurado: ${file}`);
}

async function move(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (environment.DATABASE_URL !== undefined) requireEmbeddedDatabase(environment);
  const config = await makeConfig(environment);
  const { moveToPostgres } = await import('./commands/backup');
  await printBackup(
    moveToPostgres(config),
    'Copiado para o PostgreSQL; o banco embutido ficou como estava.',
  );
}

async function moveImages(): Promise<void> {
  const config = await configOfStored();
  const { moveStoredImages } = await import('./commands/upkeep');
  const { moved, left } = await moveStoredImages(config);
  printLine(
    `Imagens movidas para o bucket: ${String(moved)}  ainda no banco de dados: ${String(left)}`,
  );
}

/** Browsers for servers elsewhere; without database and secrets of the product. */
async function serveExportBrowsers(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { HOST: host, PORT: port, BROWSER_TOKEN: token } = environment;
  if (token === undefined) throw new ConfigurationError('BROWSER_TOKEN is missing');
  const installed = installedBrowser(environment);
  if (!installed) throw new ConfigurationError('CHROMIUM_PATH: there is no Chromium');
  const { serveBrowsers } = await import('./providers/headless-browser/browser-service');
  const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  const service = await serveBrowsers({ installed, host, port, token, onError });
  closeWithGrace({ delay: 9_000 }, service.close);
  printLine(`Navegador de exportação em ${service.url}`);
}

async function serve(): Promise<void> {
  const [, module = ''] = process.argv;
  const config = await makeConfig(readEnvironment(process.env));
  const { startServer } = await import('./start/start');
  const server = await startServer(config, showAdmin, [module, exporterWord]);
  closeWithGrace({ delay: 9_000, logger: server.app.log }, server.close);
  const preparation = await server.prepared;
  if (preparation === null) return;
  const { undecryptableKeys, imagesAway } = preparation;
  warnOfUndecryptable(undecryptableKeys);
  warnOfImagesAway(imagesAway);
  await warnOfBrowser(config);
  announce(server);
}

/** What this program is called with to make files for the server. */
const exporterWord = 'exporter';

/** For the server alone, which starts it and talks to it. */
async function serveExportsOfParent(): Promise<void> {
  if (process.send === undefined) throw new ConfigurationError(usage);
  const { serveExports } = await import('./providers/headless-browser/exporter-worker');
  serveExports();
}

const jobsWithoutWords = new Map([
  [exporterWord, serveExportsOfParent],
  ['browser', serveExportBrowsers],
  ['rotate-keys', rotate],
  ['move-to-postgres', move],
  ['move-pictures', moveImages],
]);

/** What the words on the command line ask for. @throws ConfigurationError for what is no command. */
function jobFor([word, ...more]: readonly string[]): () => Promise<void> {
  if (word === undefined) return serve;
  if (word === 'admin') return () => appoint(more);
  if (word === 'backup') return () => backUpTo(more);
  if (word === 'restore') return () => restoreFrom(more);
  const job = jobsWithoutWords.get(word);
  if (job && more.length === 0) return job;
  throw new ConfigurationError(usage);
}

async function main(): Promise<void> {
  await jobFor(process.argv.slice(2))();
}

main().catch(fail);
