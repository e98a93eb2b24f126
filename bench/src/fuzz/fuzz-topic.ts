import { AiStub, drawing, saying, type AiReply } from '@arrasta/server/testing/ai-stub';
import { plainImage } from '@arrasta/server/testing/image-files';
import { finding, searchStub } from '@arrasta/server/testing/search-stub';
import { wireDeck } from '@arrasta/server/testing/written-decks';
import { writtenIdeas } from '@arrasta/server/testing/written-ideas';
import { percentile } from '../median';
import { numberFromEnvironment } from '../number-from-environment';
import { withServer, type ServerProgram } from '../process/server-process';
import { withEmbeddedPlace, type OwnedPlace } from '../product/places';
import { product } from '../product/product';
import { askingAt } from '../soak/asking';
import { printTopic, table } from '../table';
import { makeFuzzContext } from './callers';
import { callsThatChange } from './calls-that-change';
import { badRequests, sender } from './send';
import { newTally, type Tally } from './tally';

const SENDERS = 8;
const TELL_EVERY_MS = 60_000;

/** Whom the server asks: a provider of AI and a service of pictures, which both always answer. */
async function withProviders<Result>(
  work: (env: Readonly<Record<string, string>>, refresh: () => void) => Promise<Result>,
): Promise<Result> {
  const image = (await plainImage().png().toBuffer()).toString('base64');
  const [ai, search] = [await AiStub.start(), await searchStub()];
  // Whatever was asked for finds its part in it.
  const words = saying([JSON.stringify({ ...wireDeck(3), ...writtenIdeas() })]);
  const refusal = saying(['Não.'], 'content_filter');
  const answer: AiReply = (response, asked) => {
    if (asked.prompt !== undefined) drawing({ b64_json: image })(response, asked);
    // Other words must be as many as the texts were, however mangled those are: it declines.
    else if (asked.messages.some(({ content }) => content.includes('<<TEXTOS ')))
      refusal(response, asked);
    else words(response, asked);
  };
  // They keep what they were asked until they are told anew.
  const refresh = () => {
    ai.replies(answer);
    search.replies(finding({ results: [] }));
  };
  refresh();
  const env = {
    OPENAI_BASE_URL: ai.url,
    AI_REQUIRE_KEY: 'false',
    IMAGE_SEARCH_BASE_URL: search.url,
    CHROMIUM_PATH: 'off',
    LOG_LEVEL: 'error',
  };
  try {
    return await work(env, refresh);
  } finally {
    await Promise.all([ai.stop(), search.close()]);
  }
}

interface Wanted {
  readonly count: number;
  readonly seed: number;
}

async function sendAll(
  url: string,
  rootCookie: string,
  { count, seed }: Wanted,
  refresh: () => void,
): Promise<Tally & { readonly seconds: number }> {
  const around = await makeFuzzContext(askingAt(url), rootCookie);
  const tally = newTally();
  let number = 0;
  const next = () => (number < count ? number++ : null);
  // Whoever loses patience is told what there is so far.
  const stop = () => {
    number = count;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const draw = badRequests(seed);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const telling = setInterval(() => {
    refresh();
    const [done, faults] = [tally.count(), tally.faultCount()];
    console.log(
      `${seconds().toFixed(0).padStart(5)} s: ${String(done)} of ${String(count)}, ${(done / seconds()).toFixed(0)}/s, ${String(faults)} faults`,
    );
  }, TELL_EVERY_MS);
  try {
    await Promise.all(
      Array.from({ length: SENDERS }, () => sender(url, around, { next, draw, tally })),
    );
  } finally {
    clearInterval(telling);
  }
  return { ...tally, seconds: seconds() };
}

function measure({ place, account }: OwnedPlace, wanted: Wanted) {
  return withProviders((env, refresh) => {
    const built = product(place);
    const program: ServerProgram = { ...built, env: { ...built.env, ...env } };
    return withServer(program, ({ url }) => sendAll(url, account.cookie, wanted, refresh));
  });
}

function rowsOf({ roads }: Tally): string[][] {
  return [...roads].map(([road, { endings, times }]) => {
    const endingCounts = [...endings]
      .sort()
      .map(([ending, count]) => `${ending}: ${String(count)}`);
    const shown = [50, 99, 100].map((percent) => `${percentile(times, percent).toFixed(0)} ms`);
    return [road, String(times.length), ...shown, endingCounts.join(', ')];
  });
}

/** Sends bad bodies to every call that changes something, and prints how they are answered. */
export async function measureFuzz(): Promise<void> {
  const count = numberFromEnvironment('COUNT', 250_000);
  const seed = numberFromEnvironment('SEED', 1);
  const tally = await withEmbeddedPlace((owned) => measure(owned, { count, seed }));
  const heading = ['road', 'requests', 'p50', 'p99', 'max', 'answers'];
  printTopic('Bodies that nobody should send', table(heading, rowsOf(tally)), [
    `${String(callsThatChange.length)} calls in turn, as Basic, PRO and Admin; ${String(SENDERS)} senders, ${(tally.count() / tally.seconds).toFixed(0)} requests a second; SEED=${String(seed)}.`,
    `Sent again: ${String(tally.again().busy)} that the server was too busy for (503), ${String(tally.again().late)} that were answered late.`,
    `${String(tally.faultCount())} faults. Aims: no 5xx, nothing after 2 s, nothing that is not described.`,
  ]);
  if (tally.faultCount() > 0) process.exitCode = 1;
}
