import { measureAttacks } from './attacks/attacks-topic';
import { measureBackup } from './backup/backup-topic';
import { measureFuzz } from './fuzz/fuzz-topic';
import { measureEditor } from './editor/editor-topic';
import { measureExport } from './export/export-topic';
import { measureGallery } from './gallery/gallery-topic';
import { measureGeneration } from './generation/generation-topic';
import { measureGrowth } from './growth/growth-topic';
import { measureInstances } from './instances/instances-topic';
import { measureCrashes } from './crash/crash-topic';
import { measureLoad } from './load/load-topic';
import { measureServer } from './server/server-topic';
import { measureSignIn } from './sign-in/sign-in-topic';
import { measureSoak } from './soak/soak-topic';
import { measureStart } from './start/start-topic';
import { measureTexts } from './texts/texts-topic';
import { measureWeb } from './web/web-topic';

/** Those that are run together where none is named. */
const usual = {
  server: measureServer,
  start: measureStart,
  web: measureWeb,
  editor: measureEditor,
  export: measureExport,
  gallery: measureGallery,
  generation: measureGeneration,
  'sign-in': measureSignIn,
};

/** Those that take long and are run by their names alone. */
const endurance = {
  crash: measureCrashes,
  load: measureLoad,
  growth: measureGrowth,
  soak: measureSoak,
  fuzz: measureFuzz,
  backup: measureBackup,
  instances: measureInstances,
  attacks: measureAttacks,
  texts: measureTexts,
};

const topics = { ...usual, ...endurance };

type Topic = keyof typeof topics;

const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);

/** The topics named on the command line, in the order of the tables above; the usual where none is. */
function wanted(names: readonly string[]): Topic[] {
  const unknown = names.find((name) => !isTopic(name));
  if (unknown !== undefined) {
    throw new Error(`Unknown topic: ${unknown}. There are: ${Object.keys(topics).join(', ')}.`);
  }
  return Object.keys(topics)
    .filter(isTopic)
    .filter((topic) => (names.length === 0 ? Object.hasOwn(usual, topic) : names.includes(topic)));
}

for (const topic of wanted(process.argv.slice(2))) await topics[topic]();
