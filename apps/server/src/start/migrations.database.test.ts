import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { serverOn } from '../../testing/test-server';
import { adminsRepo } from '../modules/auth/accounts.repo';
import type { Database } from '../kernel/database/database';
import { migrate } from '../kernel/database/migrate';
import { shippedMigrations } from './migrations';

const step = '20261122050000_email_key_by_host';
const password = 'segredo-123';

let database: Database;
let logLines: string[];

beforeEach(async () => {
  database = await openTestDatabase();
  logLines = [];
});
afterEach(() => database.close());

/** Accounts as they were before the step, the first one the oldest. */
async function madeBefore(
  ...accounts: readonly (readonly [email: string, normalizedEmail: string])[]
) {
  const data = accounts.map(([email, normalizedEmail], index) => ({
    name: 'Ana',
    email,
    normalizedEmail,
    password: btoa(password),
    createdAt: new Date(2026, 0, 1 + index),
  }));
  return database.prisma.user.createManyAndReturn({ data });
}

/** Applies the step as if it never had been. */
async function takeStep() {
  await database.prisma.$executeRaw`
    DELETE FROM "_prisma_migrations" WHERE "migration_name" = ${step}`;
  const migrations = await shippedMigrations();
  await database.withConnection((connection) =>
    migrate(connection, migrations, (line) => logLines.push(line)),
  );
}

const keys = async () => {
  const rows = await database.prisma.user.findMany({ orderBy: { createdAt: 'asc' } });
  return rows.map(({ normalizedEmail }) => normalizedEmail);
};

test('keys of before are written anew, others stay', async () => {
  await madeBefore(
    ['Ana@Exemplo.com', 'ana@exemplo.com'],
    ['josé@bücher.example', 'josé@bücher.example'],
    ['bia@XN--BCHER-KVA.example', 'bia@xn--bcher-kva.example'],
    ['ｌia@exemplo.com', 'ｌia@exemplo.com'],
    ['um\u200bdois@exemplo.com', 'um\u200bdois@exemplo.com'],
  );
  await takeStep();
  expect(await keys()).toEqual([
    'ana@exemplo.com',
    'josé@xn--bcher-kva.example',
    'bia@xn--bcher-kva.example',
    'lia@exemplo.com',
    'um\u200bdois@exemplo.com',
  ]);
  expect(logLines).toEqual([]);
});

test('two accounts of one address keep their keys and sign in as before; a third is refused', async () => {
  const [older, younger] = await madeBefore(
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['ana@bücher.example', 'ana@bücher.example'],
  );
  await takeStep();
  expect(await keys()).toEqual(['ana@xn--bcher-kva.example', 'ana@bücher.example']);
  expect(logLines).toEqual([expect.stringMatching(/^E-mails: [^\n]*de outro modo: 1;[^\n]*$/)]);

  const appointed = { name: 'Ana', email: 'ana@BÜCHER.example', passwordHash: '' };
  expect(await adminsRepo(database.prisma).ensureAdmin(appointed)).toBe(younger?.id);

  const { app, stranger } = await serverOn(database);
  const signIn = async (email: string) =>
    (await stranger().rest('POST', '/login', { email, password })).body.id;
  expect(await signIn('ana@XN--bcher-kva.example')).toBe(older?.id);
  expect(await signIn('ana@BÜCHER.example')).toBe(younger?.id);
  expect(await signIn('ａna@bücher.example')).toBe(older?.id);
  for (const email of ['ana@bücher.example', 'ana@xn--bcher-kva.example', 'ａna@bücher.example']) {
    const again = { name: 'Ana', email, password };
    expect((await stranger().rest('POST', '/register', again)).status).toBe(409);
  }
  await app.close();
});
