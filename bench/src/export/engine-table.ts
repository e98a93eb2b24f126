import { installedEngines, type EngineName } from '@arrasta/e2e/engine';
import { startEngine } from '@arrasta/e2e/start-engine';
import { median } from '../median';
import { printTopic, table } from '../table';
import type { Way } from './page/ways';

const rounds = 5;
const slides = 10;

/** What an export may take of the encoding alone. Source: the aims of bench/README.md. */
const aims: Readonly<Record<EngineName, string>> = { firefox: '2.0', webkit: '1.3' };

interface EngineTimes {
  readonly floor: number;
  readonly ours: number;
}

async function measureEngine(name: EngineName, url: string): Promise<EngineTimes> {
  const engine = await startEngine(name);
  try {
    const page = await engine.openSite(url);
    await page.goto('/');
    await page.waitFor(() => 'exportBench' in window);
    const run = async (way: Way) => {
      const { time } = await page.evaluate(
        (one, count) => window.exportBench.run(one, count),
        way,
        slides,
      );
      return time;
    };
    await run('ours');
    const times: { floor: number[]; ours: number[] } = { floor: [], ours: [] };
    // By turns, so that a busy moment of the machine does not fall on one of them alone.
    for (let round = 0; round < rounds; round += 1) {
      times.floor.push(await run('floor-in-memory'));
      times.ours.push(await run('ours'));
    }
    return { floor: median(times.floor), ours: median(times.ours) };
  } finally {
    await engine.stop();
  }
}

/** Measures and prints an export beside the encoding alone in Firefox and WebKit, where installed. */
export async function printEngines(url: string): Promise<void> {
  const rows: string[][] = [];
  for (const name of installedEngines()) {
    const { floor, ours } = await measureEngine(name, url);
    const milliseconds = [floor, ours].map((time) => `${time.toFixed(0)} ms`);
    rows.push([name, ...milliseconds, (ours / floor).toFixed(2), aims[name]]);
  }
  if (rows.length === 0) return;
  const heading = ['engine', 'encoding alone', 'ours', 'of the floor', 'aim'];
  printTopic('Ten mixed slides to PNG in other engines', table(heading, rows), [
    'Medians of five rounds by turns; encoding alone in two workers.',
  ]);
}
