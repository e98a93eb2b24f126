// Writes the next migration: what prisma/schema.prisma has that the migrations have not.
// pnpm --filter @arrasta/server migration <name_in_snake_case>
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '../src/kernel/config/project-paths';
import { pendingSchemaChanges } from './schema-engine';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('Give the migration a name in snake_case.\n');
  process.exit(1);
}

const script = await pendingSchemaChanges();
if (script === '') {
  process.stdout.write('The migrations already lead to the schema.\n');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), `${script}\n`);
  process.stdout.write(`${folder}/migration.sql\n`);
}
