import { setTimeout as pause } from 'node:timers/promises';
import { newAuthor } from './author';
import { send, type Call, type Ending } from './calls';
import { check, type Finding } from './checker';
import { chance, deckReading } from './deck-content';
import type { IdeasProvider } from './ideas-provider';
import { adopt, type Kind, type Stored, type Thing } from './ledger';
import { newNotebook, type Notebook } from './notebook';
import { planReading } from './plan-content';
import { readBack } from './read-back';

const AUTHORS = 8;
/** Milliseconds that authors write before the blow falls, at random. */
const [soonest, latest] = [100, 1_500];

/** The servers of a scene. */
export interface Scene {
  readonly name: string;
  readonly cookie: string;
  /** The addresses of those that are up. */
  readonly addresses: () => readonly string[];
  /**
   * Strikes and mends.
   * @param rest ends the authors' work at once; without it they go on through it all.
   * @returns milliseconds until all is ready again.
   */
  readonly strike: (rest: () => void) => Promise<number>;
}

/** What became of a scene. */
export interface Report {
  readonly name: string;
  readonly kills: number;
  readonly acknowledged: Readonly<Record<Kind, number>>;
  /** Calls whose end nobody knew at a check. */
  readonly cutOff: number;
  readonly findings: readonly Finding[];
  readonly unexpected: readonly string[];
  /** Milliseconds until ready, of every kill. */
  readonly readyAfter: readonly number[];
}

async function sendToAny({ addresses, cookie }: Scene, call: Call): Promise<Ending> {
  const up = addresses();
  const url = up[chance(up.length)];
  if (url === undefined) return { kind: 'refused', detail: 'no server is up' };
  return send(url, cookie, call);
}

function adoptAll<Content>(
  things: readonly Thing<Content>[],
  stored: readonly Stored<Content>[],
): void {
  const byMark = new Map(stored.map((one) => [one.mark, one]));
  for (const thing of things) adopt(thing, byMark.get(thing.mark));
}

/** Reads everything back, compares, and goes on from what is there. */
async function checkAll(book: Notebook): Promise<Finding[]> {
  const { decks, plans } = await readBack(book.send);
  const findings = [
    ...check(book.decks, decks, deckReading),
    ...check(book.plans, plans, planReading),
  ];
  adoptAll(book.decks, decks);
  adoptAll(book.plans, plans);
  return findings;
}

/** Authors write until the scene was struck and is well again. */
async function strikeAmid(scene: Scene, authors: readonly (() => Promise<void>)[]) {
  let isOver = false;
  const rest = () => {
    isOver = true;
  };
  const work = async (act: () => Promise<void>) => {
    while (!isOver) await act();
  };
  const atWork = Promise.all(authors.map(work));
  try {
    await pause(soonest + chance(latest - soonest));
    return await scene.strike(rest);
  } finally {
    rest();
    await atWork;
  }
}

const underWay = ({ decks, plans }: Notebook) =>
  [...decks, ...plans].filter((thing) => thing.underWay !== null).length;

/** So many kills of a scene, each with a check of all that was ever written in it. */
export async function rounds(
  scene: Scene,
  kills: number,
  provider: IdeasProvider,
): Promise<Report> {
  const book = newNotebook(provider, (call) => sendToAny(scene, call));
  const authors = Array.from({ length: AUTHORS }, (_, number) => newAuthor(book, number));
  const readyAfter: number[] = [];
  let cutOff = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    provider.refresh();
    readyAfter.push(await strikeAmid(scene, authors));
    cutOff += underWay(book);
    book.findings.push(...(await checkAll(book)));
  }
  const { acknowledged, findings, unexpected } = book;
  return { name: scene.name, kills, acknowledged, cutOff, findings, unexpected, readyAfter };
}
