import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database';
import { migrationsFolder } from '../config/project-paths';
import type { Database } from './database';
import { migrate, MigrationError, readMigrations, type Migration } from './migrate';

let database: Database;
let shipped: Migration[];

beforeEach(async () => {
  database = await openTestDatabase();
  shipped = await readMigrations(migrationsFolder);
});
afterEach(() => database.close());

const run = (migrations: readonly Migration[]) =>
  database.withConnection((connection) => migrate(connection, migrations));

const tables = async () =>
  (
    await database.withConnection((connection) =>
      connection.rows(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`),
    )
  ).map((row) => row.name);

const extra = (sql: string): Migration => ({ name: '99999999999999_extra', sql, checksum: 'c' });

test('every documented entity has its table', async () => {
  expect((await tables()).sort()).toEqual([
    '_prisma_migrations',
    'access_tokens',
    'ai_usage',
    'audit_log',
    'carousel_presets',
    'carousel_templates',
    'carousels',
    'idempotency_records',
    'loose_objects',
    'picture_thumbnails',
    'pictures',
    'plans',
    'saved_ideas',
    'sessions',
    'slides',
    'user_settings',
    'users',
  ]);
});

test('what was applied is not applied again', async () => {
  expect(await run(shipped)).toEqual([]);
});

test('a new migration is applied once, with its checksum on record', async () => {
  const migrations = [...shipped, extra('CREATE TABLE later (id int); CREATE TABLE last (id int)')];
  expect(await run(migrations)).toEqual(['99999999999999_extra']);
  expect(await run(migrations)).toEqual([]);
  expect(await tables()).toContain('last');
});

test('an applied migration that was edited is refused', async () => {
  const edited = shipped.map((migration) => ({ ...migration, checksum: 'other' }));
  await expect(run(edited)).rejects.toThrow(/was edited/);
});

test('a database of a later version is refused', async () => {
  await run([...shipped, extra('SELECT 1')]);
  await expect(run(shipped)).rejects.toThrow(MigrationError);
});

test('a migration that fails halfway leaves nothing', async () => {
  const broken = extra('CREATE TABLE half (id int); SELECT nonsense');
  await expect(run([...shipped, broken])).rejects.toThrow(/nonsense/);
  expect(await tables()).not.toContain('half');
  expect(await run(shipped)).toEqual([]);
});

test('two processes that start at once apply a migration once', async () => {
  const migrations = [...shipped, extra('CREATE TABLE once_only (id int)')];
  const applied = await Promise.all([run(migrations), run(migrations)]).catch(() => null);
  // The embedded database has one connection, which two processes can never share.
  expect(applied?.flat() ?? ['99999999999999_extra']).toEqual(['99999999999999_extra']);
});

test('deleting an account deletes all that is its own', async () => {
  const { prisma } = database;
  const user = await prisma.user.create({
    data: {
      name: 'Ana',
      email: 'a@b.com',
      normalizedEmail: 'a@b.com',
      password: 'x',
      settings: { create: {} },
      sessions: { create: { sid: 's', sess: {}, expire: new Date() } },
      carousels: { create: { slides: { create: {} } } },
      presets: { create: { name: 'p' } },
      plans: { create: { title: 't', mainTopic: 'm', targetAudience: 'a' } },
      savedIdeas: { create: { title: 'i' } },
    },
  });
  await prisma.user.delete({ where: { id: user.id } });
  const left = await Promise.all([
    prisma.session.count(),
    prisma.userSettings.count(),
    prisma.carousel.count(),
    prisma.slide.count(),
    prisma.carouselPreset.count(),
    prisma.plan.count(),
    prisma.savedIdea.count(),
  ]);
  expect(left).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('saved ideas go with their plan; carousels made from them stay', async () => {
  const { prisma } = database;
  const owner = { name: 'Ana', email: 'a@b.com', normalizedEmail: 'a@b.com', password: 'x' };
  const { id: userId } = await prisma.user.create({ data: owner });
  const plan = await prisma.plan.create({
    data: { userId, title: 't', mainTopic: 'm', targetAudience: 'a' },
  });
  const idea = await prisma.savedIdea.create({ data: { userId, planId: plan.id, title: 'i' } });
  await prisma.carousel.create({ data: { userId, savedIdeaId: idea.id } });
  await prisma.plan.delete({ where: { id: plan.id } });
  expect(await prisma.savedIdea.count()).toBe(0);
  expect(await prisma.carousel.findFirst()).toMatchObject({ savedIdeaId: null });
});

test('the stored defaults are the documented ones', async () => {
  const { prisma } = database;
  const owner = { name: 'Ana', email: 'a@b.com', normalizedEmail: 'a@b.com', password: 'x' };
  const user = await prisma.user.create({ data: owner });
  expect(user).toMatchObject({ roleUser: 'User', plan: 'Basic', isBlocked: 'false' });
  const settings = await prisma.userSettings.create({ data: { userId: user.id } });
  expect(settings).toMatchObject({ aiTone: 'professional', imageSource: 'google' });
  const carousel = await prisma.carousel.create({ data: { userId: user.id } });
  const slide = await prisma.slide.create({ data: { carouselId: carousel.id } });
  const { storedCarouselDefaults, slideDefaults } = await import('@arrasta/domain');
  const text = { useCustomColors: 'false', hideFooter: 'false' };
  expect(carousel).toMatchObject({ ...storedCarouselDefaults, ...text, version: 1 });
  expect(slide).toMatchObject({ ...slideDefaults });
});
