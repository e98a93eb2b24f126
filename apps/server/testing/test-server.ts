import { randomUUID } from 'node:crypto';
import type { Passwords } from '../src/kernel/security/passwords';
import { buildApp } from '../src/api/app';
import { readEncryptionKeys } from '../src/kernel/config/secrets';
import type { Dependencies } from '../src/compose/dependencies';
import { makeContext } from '../src/compose/services';
import { readinessSwitch, type AppContext } from '../src/api/app-context';
import type { Database } from '../src/kernel/database/database';
import { Person } from './person';
import { openTestDatabase } from './test-database';

/** Base64 instead of argon2: the tests of passwords themselves use the real thing. */
const quickPasswords: Passwords = {
  hash: (password) => Promise.resolve(btoa(password)),
  verify: (hash, password) => Promise.resolve(hash === btoa(password)),
};

const config: AppContext['config'] = {
  sessionSecret: 'a-secret-for-tests-of-enough-length',
  encryptionKeys: readEncryptionKeys('01'.repeat(32)),
  publicUrl: undefined,
  trustProxy: false,
  logLevel: 'silent',
  imageProxyAllowHosts: new Set(),
  rateLimit: false,
  // Nothing listens there: tests of AI and of search bring a stub.
  ai: { baseUrl: 'http://127.0.0.1:9/v1', model: 'm', fallback: 'm', requiresKey: true },
  imageModel: 'm',
  imageSearch: { rapidApi: null, pexelsKey: null, baseUrl: 'http://127.0.0.1:9' },
  browser: undefined,
  metricsToken: undefined,
  accountStorage: null,
  links: { imageHosting: 'https://postimages.org/', support: null },
};

/** A server with a database of its own, reached by inject. */
export async function startTestServer(
  overrides: Partial<Dependencies> = {},
  configOverrides: Partial<AppContext['config']> = {},
) {
  const database = await openTestDatabase();
  return serverOn(database, overrides, configOverrides);
}

/** A server on a given database, which it closes. */
export async function serverOn(
  database: Database,
  overrides: Partial<Dependencies> = {},
  configOverrides: Partial<AppContext['config']> = {},
) {
  const disk = { isFull: false };
  const readiness = readinessSwitch(database.ping, () => !disk.isFull);
  readiness.open();
  // Test machines stall for reasons of their own, which are no overload of this server.
  const calm = {
    passwords: quickPasswords,
    webFolder: undefined,
    overloadDelay: 0,
    refusalDelayMs: 0,
    bodyPacing: { pauseAfter: () => Promise.resolve(), maxWaitMs: 30_000 },
  };
  const dependencies = { ...calm, ...overrides };
  const context = makeContext({ ...config, ...configOverrides }, database, readiness, dependencies);
  const app = await buildApp(context);
  await app.ready();
  const stranger = () => new Person(app);
  return {
    app,
    context,
    database,
    readiness,
    /** Of the folder that the database is in. */
    disk,
    /** Somebody who has not signed in. */
    stranger,
    /** Somebody freshly registered and signed in. */
    async person(name = 'Ana') {
      const person = stranger();
      await person.register({
        name,
        email: `${randomUUID()}@exemplo.com`,
        password: 'segredo-123',
      });
      return person;
    },
    /** Somebody freshly registered, signed in and given plan PRO. */
    async pro() {
      const person = await this.person();
      await database.prisma.user.update({ where: { id: person.user.id }, data: { plan: 'PRO' } });
      return person;
    },
    /** Somebody freshly registered, signed in and made Admin. */
    async admin() {
      const person = await this.person('Admin');
      const where = { id: person.user.id };
      await database.prisma.user.update({ where, data: { roleUser: 'Admin' } });
      return person;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof serverOn>>;
