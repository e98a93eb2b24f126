import { withServer } from '../process/server-process';
import { product } from '../product/product';
import { percentile } from '../median';
import { printTopic, table } from '../table';
import { inBrowser } from '../browser/in-browser';
import { inTemporaryFolder } from '../temporary-folder';
import type { DeckSize } from './long-deck';
import { measureRound, type Measured, type Round } from './typing-round';

const decks: readonly DeckSize[] = [
  { slides: 5 },
  { slides: 5, isFull: true },
  { slides: 30 },
  { slides: 100 },
];

const rounds: readonly Round[] = decks.flatMap((deck) =>
  [1, 4].map((slowdown) => ({ ...deck, slowdown })),
);

/**
 * In ms: one frame, 50 ms on a slow machine; 50 ms to change slides.
 * Source: docs/product/speed.md 1, 2.
 */
const aims = { typing: { 1: 16, 4: 50 }, switching: 50 } as const;

const inMilliseconds = (value: number) => `${value.toFixed(1)} ms`;

function row({ slides, isFull, slowdown }: Round, { typing, switching, bare }: Measured): string[] {
  const [ours, yardstick] = [percentile(typing.byHand, 95), percentile(bare.byHand, 95)];
  return [
    `${slides} ${isFull ? 'full ' : ''}slides${slowdown === 1 ? '' : `, ${slowdown}x slower`}`,
    inMilliseconds(ours),
    inMilliseconds(yardstick),
    (ours / yardstick).toFixed(2),
    inMilliseconds(slowdown === 1 ? aims.typing[1] : aims.typing[4]),
    inMilliseconds(percentile(typing.withoutPause, 95)),
    inMilliseconds(percentile(bare.withoutPause, 95)),
    inMilliseconds(percentile(switching, 95)),
    inMilliseconds(aims.switching),
  ];
}

/** Measures and prints how long a key takes to be seen, in decks of several lengths. */
export async function measureEditor(): Promise<void> {
  const rows = await inTemporaryFolder((dataFolder) =>
    withServer(product({ dataFolder }), ({ url }) =>
      inBrowser(async (browser) => {
        const measured: string[][] = [];
        for (const round of rounds) {
          measured.push(row(round, await measureRound(browser, url, round)));
        }
        return measured;
      }),
    ),
  );
  const heading = [
    'deck',
    'letter p95',
    'bare p95',
    'ratio',
    'aim',
    'at once',
    'bare',
    'slide p95',
    'aim',
  ];
  printTopic('From a key to the frame that shows it', table(heading, rows), [
    'letter: typed by hand into a text on the slide; bare: into the same text on an empty page.',
    'at once: p95 of letters pressed the moment the one before is painted, as nobody types.',
    'full: two columns of words that the text typed into makes too full for it.',
    'slide: an arrow key, to the next slide painted. A frame lasts 16.7 ms, so half a frame is chance.',
  ]);
}
