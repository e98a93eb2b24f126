import { usersPerPage, type User, type UserPage } from '@arrasta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

/** A server with ten thousand users and a few more. */
let server: TestServer;
let admin: Person;
/** As some systems write it, and as it was stored before names were composed. */
const decomposed = 'Zélia_Ção'.normalize('NFD');
const page = async (input: object = {}): Promise<UserPage> => {
  const { status, body, text } = await admin.query<UserPage>('admin.users', input);
  expect(status, text).toBe(200);
  return body.result.data;
};
const names = ({ users }: UserPage) => users.map(({ name }: User) => name);

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
  await server.database.prisma.$executeRaw`
    INSERT INTO "users" ("name", "email", "email_key", "password", "is_blocked", "created_at")
    SELECT 'Pessoa ' || n, 'pessoa' || n || '@exemplo.com', 'pessoa' || n || '@exemplo.com', '',
      CASE WHEN n % 100 = 0 THEN 'true' ELSE 'false' END,
      timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, 10000) AS n`;
  const special = ['Álvaro 50%', decomposed, 'ana', 'Bruno'];
  await server.database.prisma.user.createMany({
    data: special.map((name, index) => ({
      name,
      email: `Especial${String(index)}@x.com`,
      normalizedEmail: `especial${String(index)}@x.com`,
      password: '',
      createdAt: new Date('2025-01-01'),
    })),
  });
});
afterAll(() => server.close());

test('the pages hold everybody once, with the counts', async () => {
  const first = await page();
  expect(first).toMatchObject({ found: 10_005, total: 10_005, blocked: 100 });
  expect(first.users).toHaveLength(usersPerPage);
  const last = await page({ page: Math.ceil(10_005 / usersPerPage) });
  expect(last.users).toHaveLength(10_005 % usersPerPage);
  expect(names(await page({ page: 2 }))).toEqual(
    Array.from({ length: usersPerPage }, (_, index) => `Pessoa ${String(index + 17)}`),
  );
  expect((await page({ page: 9999 })).users).toEqual([]);
  expect(JSON.stringify(first)).not.toMatch(/password/);
});

test.each([
  ['PESSOA9999@', ['Pessoa 9999']],
  ['alvaro', ['Álvaro 50%']],
  ['ZELIA_CAO', [decomposed]],
  [decomposed, [decomposed]],
  ['0%', ['Álvaro 50%']],
  ['pessoa_', []],
  [' bruno ', ['Bruno']],
  ['especial2', ['ana']],
  ["'; DROP TABLE users; --", []],
])('a search for %j finds %j', async (q, expected) => {
  const found = await page({ q });
  expect(names(found)).toEqual(expected);
  expect(found).toMatchObject({ found: expected.length, total: 10_005 });
});

test('columns sort both ways, whatever case and accents', async () => {
  const special = await page({ q: 'especial', order: 'name' });
  expect(names(special)).toEqual(['Álvaro 50%', 'ana', 'Bruno', decomposed]);
  const reversed = await page({ q: 'especial', order: 'name', descending: true });
  expect(names(reversed)).toEqual(names(special).reverse());
  expect((await page({ order: 'roleUser' })).users[0]?.roleUser).toBe('Admin');
  expect((await page({ order: 'isBlocked', descending: true })).users[0]?.isBlocked).toBe(true);
  const emails = (await page({ order: 'email' })).users.map(({ email }) => email.toLowerCase());
  expect(emails).toEqual(emails.toSorted());
  expect(emails).toContain('especial0@x.com');
  expect(names(await page({ descending: true }))[0]).toBe('Admin');
});

test('REST answers all of them, oldest first', async () => {
  const { status, body } = await admin.rest<User[]>('GET', '/admin/users');
  expect([status, body.length]).toEqual([200, 10_005]);
  const created = body.map(({ createdAt }) => createdAt);
  expect(created).toEqual(created.toSorted());
  expect(body[4]).toMatchObject({ name: 'Pessoa 1', isBlocked: 'false', roleUser: 'User' });
  expect(body[0]).not.toHaveProperty('password');
});
