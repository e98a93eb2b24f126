import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { migrationsFolder, schemaFile } from '../src/kernel/config/project-paths';
import { readMigrations } from '../src/kernel/database/migrate';

const { SchemaEngine } = engineModule;
const wasmFile = createRequire(import.meta.url)
  .resolve('@prisma/schema-engine-wasm')
  .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm');

interface EngineExports {
  readonly __wbindgen_start: () => void;
}

/** The part used here; the language's own declarations of it come with the browser's only. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly instantiate: (
      bytes: Uint8Array,
      imports: Readonly<Record<string, unknown>>,
    ) => Promise<{ readonly instance: { readonly exports: unknown } }>;
  };
};

/** Loads the engine by hand: importing its .wasm would need a flag on the node command line. */
async function loadEngine(): Promise<void> {
  const imports = { './schema_engine_bg.js': engineModule };
  const { instance } = await WebAssembly.instantiate(await readFile(wasmFile), imports);
  const bindings = engineModule as unknown as { __wbg_set_wasm: (exports: unknown) => void };
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports as EngineExports).__wbindgen_start();
}

async function migrationList() {
  const migrations = await readMigrations(migrationsFolder);
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
}

/** The SQL that leads from the migrations as they stand to prisma/schema.prisma; '' when none. */
export async function pendingSchemaChanges(): Promise<string> {
  await loadEngine();
  const files = [{ path: 'schema.prisma', content: await readFile(schemaFile, 'utf8') }];
  const engine = await SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(new PGlite())),
  );
  const { stdout } = await engine.diff({
    from: { tag: 'migrations', ...(await migrationList()) },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const script = (stdout ?? '').trim();
  return script === '-- This is an empty migration.' ? '' : script;
}
