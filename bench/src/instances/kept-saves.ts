import { setTimeout as pause } from 'node:timers/promises';
import type { SavedDeck } from '@arrasta/contract';
import { dataOf, query } from '../crash/calls';
import { arrivals } from '../load/arrivals';
import type { LoadedDeck } from '../load/saved-decks';
import { endings, saver } from '../load/saves';
import type { Fleet } from './fleet';
import { signInAt, type Promised } from './promises';
import type { Proxy } from './proxy';
import { ask } from './secure';

/** Saves in a second. */
const RATE = 50;
/** Milliseconds of load before a server is killed, and after it is there again. */
const [before, after] = [2_000, 2_000];

interface Save {
  readonly began: number;
  readonly ended: number;
  readonly ending: string;
}

interface Blow {
  readonly struck: number;
  readonly gone: number;
}

const wentWell = ({ ending }: Save) => ending === '200' || ending === endings.late;

/** Whether it was at the server, or on its way there, when that was killed. */
const wasUnderWay = ({ began, ended }: Save, blows: readonly Blow[]) =>
  blows.some(({ struck, gone }) => began <= gone && ended >= struck);

/** Whether the stored deck is the one that was acknowledged last, or the save after it whose end is unknown. */
function isKept(deck: LoadedDeck, { carousel, slides }: SavedDeck): boolean {
  if (carousel.version === deck.version + 1) return deck.isUncertain;
  const isSame = slides.every(({ title }, at) => deck.isUncertain || title === deck.titles[at]);
  return carousel.version === deck.version && isSame;
}

async function lost(
  { url, ca }: Proxy,
  cookie: string,
  decks: readonly LoadedDeck[],
): Promise<string[]> {
  const missing: string[] = [];
  // What was never saved has the titles it was filled with.
  for (const deck of decks.filter(({ version }) => version > 1)) {
    const { path } = query('carousels.get', { id: deck.id });
    const { text } = await ask({ url, ca, path, headers: { cookie } });
    const stored = dataOf(JSON.parse(text)) as SavedDeck;
    if (!isKept(deck, stored)) missing.push(`${deck.id}: ${text.slice(0, 200)}`);
  }
  return missing;
}

function judged(saves: readonly Save[], blows: readonly Blow[]): Promised {
  const failed = saves.filter((save) => !wentWell(save));
  const others = failed.filter((save) => !wasUnderWay(save, blows));
  const cutOff = failed.length - others.length;
  const sinceBlow = ({ began, ended, ending }: Save) => {
    const blow = blows.filter(({ struck }) => struck < ended).at(-1);
    const from = (time: number) => (time - (blow?.struck ?? 0)).toFixed(0);
    return `${ending}, from ${from(began)} to ${from(ended)} ms after a kill`;
  };
  for (const save of others.slice(0, 20)) console.warn(`failed: ${sinceBlow(save)}`);
  return {
    what: `${String(RATE)} saves a second, ${String(blows.length)} kills: no error but what was under way`,
    seen: `${String(saves.length)} saves, ${String(cutOff)} cut off, ${String(others.length)} others`,
    isHeld: others.length === 0,
  };
}

/** Kills one server after the other while decks are saved through the proxy. */
export async function savesThroughKills(
  fleet: Fleet,
  proxy: Proxy,
  { decks, kills }: { readonly decks: LoadedDeck[]; readonly kills: number },
): Promise<Promised[]> {
  const cookie = await signInAt(proxy);
  const { save, close } = saver({ url: proxy.url, ca: proxy.ca, cookie, decks });
  const saves: Save[] = [];
  const blows: Blow[] = [];
  let isOver = false;
  const timed = async (number: number): Promise<string> => {
    const began = performance.now();
    const ending = await save(number);
    saves.push({ began, ended: performance.now(), ending });
    return ending;
  };
  const load = async () => {
    let number = 0;
    while (!isOver) await Promise.all(await arrivals(RATE, 1, () => timed((number += 1))));
  };
  const strike = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(before);
      blows.push(await fleet.kill(kill % 2));
      await fleet.startAgain(kill % 2);
      await pause(after);
    }
    isOver = true;
  };
  await Promise.all([load(), strike()]);
  close();
  const missing = await lost(proxy, cookie, decks);
  for (const description of missing) console.warn(`lost: ${description}`);
  return [
    judged(saves, blows),
    {
      what: 'every acknowledged save is there afterwards',
      seen: `${String(saves.filter(wentWell).length)} acknowledged, ${String(missing.length)} lost`,
      isHeld: missing.length === 0 && saves.length > 0,
    },
  ];
}
