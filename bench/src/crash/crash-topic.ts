import { median } from '../median';
import { numberFromEnvironment } from '../number-from-environment';
import { printTopic, table } from '../table';
import { faults } from './checker';
import { ideasProvider, type IdeasProvider } from './ideas-provider';
import { kinds } from './ledger';
import type { Report } from './rounds';
import { killBrowser, killEmbedded, killInstances, stopPostgres } from './scenes';

/** How often, as the README asks for it. */
const usual = { embedded: 100, browser: 50, instances: 50, database: 20 } as const;

const total = ({ acknowledged }: Report) =>
  Object.values(acknowledged).reduce((sum, count) => sum + count, 0);

function drawOutcomes(reports: readonly Report[]): string {
  const heading = ['what is killed', 'kills', 'acknowledged', 'cut off'];
  const rows = reports.map((report) => [
    report.name,
    ...[report.kills, total(report), report.cutOff].map(String),
    ...faults.map((fault) => String(report.findings.filter((one) => one.fault === fault).length)),
    String(report.unexpected.length),
    ...[median(report.readyAfter), Math.max(...report.readyAfter)].map(
      (time) => `${(time / 1000).toFixed(2)} s`,
    ),
  ]);
  const found = ['lost', 'half made', 'gaps', 'other answers'];
  return table([...heading, ...found, 'ready again', 'at worst'], rows);
}

function drawWrites(reports: readonly Report[]): string {
  const rows = reports.map(({ name, acknowledged }) => [
    name,
    ...kinds.map((kind) => String(acknowledged[kind])),
  ]);
  return table(['acknowledged writes', ...kinds], rows);
}

function tellFaults(reports: readonly Report[]): void {
  for (const { name, findings, unexpected } of reports) {
    for (const { fault, detail } of findings) console.warn(`\n${name}: ${fault}: ${detail}`);
    for (const message of unexpected) console.warn(`\n${name}: other answer: ${message}`);
    if (findings.length + unexpected.length > 0) process.exitCode = 1;
  }
}

async function strikeAll(provider: IdeasProvider): Promise<Report[]> {
  const times = (scene: keyof typeof usual) => numberFromEnvironment('KILLS', usual[scene]);
  const reports = [
    await killEmbedded(times('embedded'), provider),
    await killBrowser(times('browser'), provider),
    await killInstances(times('instances'), provider),
    await stopPostgres(times('database'), provider),
  ];
  return reports.filter((report) => report !== undefined);
}

/** Kills servers and databases amid writes, and prints whether any acknowledged one is lost. */
export async function measureCrashes(): Promise<void> {
  const provider = await ideasProvider();
  try {
    const reports = await strikeAll(provider);
    const drawn = `${drawOutcomes(reports)}\n\n${drawWrites(reports)}`;
    printTopic('Acknowledged writes after kills', drawn, [
      'Aims: nothing lost, half made or with gaps, no answer but 2xx, 429, 503 and 504.',
      'With ATTACKED=on twenty accounts of one person attack the first server all the while.',
      'Ready again, the median and the worst: from the start of the process, or from the return of PostgreSQL.',
    ]);
    tellFaults(reports);
  } finally {
    await provider.stop();
  }
}
