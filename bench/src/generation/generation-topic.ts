import { inBrowser } from '../browser/in-browser';
import { percentile } from '../median';
import { withServer, type ServerProgram } from '../process/server-process';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';
import { measureInTheEditor, type InTheEditor } from './in-the-editor';
import { measureMemory, type MemoryTaken } from './memory-taken';
import { slowProvider, type SlowProvider } from './slow-provider';

/** In ms. */
const aims = { painted: 100, closed: 300 } as const;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function row(name: string, times: readonly number[], yardstick: number, aim: string): string[] {
  const p95 = percentile(times, 95);
  const shown = [percentile(times, 50), p95, Math.max(...times)].map(ms);
  return [name, ...shown, Number.isNaN(yardstick) ? '' : (p95 / yardstick).toFixed(2), aim];
}

async function withProduct<Result>(
  provider: SlowProvider,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  return inTemporaryFolder((dataFolder) => {
    const built = product({ dataFolder });
    const ai = { OPENAI_BASE_URL: `${provider.url}/v1`, AI_REQUIRE_KEY: 'false' };
    const program: ServerProgram = { ...built, env: { ...built.env, ...ai } };
    return withServer(program, ({ url }) => work(url));
  });
}

function print({ painted, bare, closed }: InTheEditor, memory: MemoryTaken): void {
  const heading = ['from what to what', 'p50', 'p95', 'max', 'ratio', 'aim'];
  const rows = [
    row('last byte of a slide to its paint', painted, percentile(bare, 95), ms(aims.painted)),
    row('the same, a bare page', bare, Number.NaN, ''),
    row('"Cancelar" to the closed connection', closed, Number.NaN, ms(aims.closed)),
  ];
  printTopic('A deck that is generated', table(heading, rows), [
    'A provider writes a slide every 200 ms, 20 a deck; the bare page reads it with fetch and adds a line.',
    'The aim is of the p95; half a frame of 16.7 ms is chance.',
    `Memory of the server: ${mb(memory.growth)} more after ${String(memory.generations)} decks of 20 slides.`,
    `At the most ${mb(memory.peaks[20])} while decks of 20 slides are written, ${mb(memory.peaks[5])} with 5 (ratio ${(memory.peaks[20] / memory.peaks[5]).toFixed(2)}).`,
  ]);
}

/** Measures and prints how soon generated slides are seen, and what they take. */
export async function measureGeneration(): Promise<void> {
  const provider = await slowProvider();
  try {
    const memory = await withProduct(provider, (url) => measureMemory(url, provider));
    const seen = await withProduct(provider, (url) =>
      inBrowser((browser) => measureInTheEditor(browser, url, provider)),
    );
    print(seen, memory);
  } finally {
    await provider.stop();
  }
}
