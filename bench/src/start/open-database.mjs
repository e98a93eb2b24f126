// Opens the embedded database of the folder that is given, alone, and prints how many
// milliseconds that took, from the opening to the first answer. Plain JavaScript: a process that
// is measured from its start has no time for a translator.
import { PGlite } from '@electric-sql/pglite';

const began = performance.now();
const pglite = await PGlite.create(process.argv[2] ?? '');
await pglite.query('SELECT 1');
console.log(performance.now() - began);
await pglite.close();
