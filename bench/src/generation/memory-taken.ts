import { memoryOfStarted, withPeakMemory } from '../process/memory';
import { register } from '../product/account';
import type { SlowProvider } from './slow-provider';

const warmUp = 50;
const many = 200;
const few = 20;

async function generate(url: string, cookie: string): Promise<void> {
  const answer = await fetch(`${url}/api/ai/generate-carousel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ prompt: 'Luz de janela', includeImages: false }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`Not generated: ${text}`);
}

export interface MemoryTaken {
  /** Bytes that the server has more after so many generations than before them. */
  readonly growth: number;
  readonly generations: number;
  /** Bytes at the most while decks of five and of twenty slides are written. */
  readonly peaks: Readonly<Record<5 | 20, number>>;
}

/** What decks take of the server's memory, written as fast as they can be. */
export async function measureMemory(url: string, provider: SlowProvider): Promise<MemoryTaken> {
  const { cookie } = await register(url);
  const times = async (count: number, slides: number) => {
    provider.prepare(slides, 0);
    for (let one = 0; one < count; one += 1) await generate(url, cookie);
  };
  await times(warmUp, 20);
  const before = await memoryOfStarted();
  await times(many, 20);
  const growth = (await memoryOfStarted()) - before;
  const five = await withPeakMemory(() => times(few, 5));
  const twenty = await withPeakMemory(() => times(few, 20));
  return { growth, generations: many, peaks: { 5: five.peak, 20: twenty.peak } };
}
