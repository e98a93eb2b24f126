import type { SaveDeckInput, SavedDeck, CarouselPage } from '@arrasta/contract';
import { saveDeckSchema } from '@arrasta/contract';
import { fillDatabase } from '../deck/fill-database';
import { dataOf, query, trpc, type Call } from '../crash/calls';
import { percentile } from '../median';
import { withServer } from '../process/server-process';
import { inDatabase, withEmbeddedPlace, withPostgresPlace } from '../product/places';
import type { OwnedPlace } from '../product/places';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { fillWithOthers } from './fill-growth';

/** Carousels of the account that is measured, in both sizes. */
const OWN = 100;
/** With it a thousand users and 100,000 carousels. */
const others = { users: 999, carouselsEach: OWN, slidesEach: 2 } as const;
const AIM = 1.3;
const WARM_UP = 100;
const CALLS = 600;

const kinds = ['list', 'open', 'save', 'search', 'search users'] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]>;

/** A running server and the account that asks it. */
interface Asked {
  readonly url: string;
  readonly cookie: string;
  readonly deck: SaveDeckInput;
}

async function data({ url, cookie }: Omit<Asked, 'deck'>, call: Call): Promise<unknown> {
  const { method, path, body } = call;
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return dataOf(JSON.parse(text));
}

async function firstDeck(server: Omit<Asked, 'deck'>): Promise<Asked> {
  const page = (await data(server, query('carousels.list', { limit: 1 }))) as CarouselPage;
  const id = page.items[0]?.id ?? '';
  const { carousel, slides } = (await data(server, query('carousels.get', { id }))) as SavedDeck;
  return {
    ...server,
    deck: saveDeckSchema.parse({ id, version: carousel.version, carousel, slides }),
  };
}

/** The call of a kind; each save finds the version of the one before. */
function callOf(kind: Kind, { deck }: Asked, number: number): Call {
  if (kind === 'list') return query('carousels.list', { limit: 20 });
  if (kind === 'open') return query('carousels.get', { id: deck.id });
  if (kind === 'search') return query('carousels.list', { q: 'quem publica', limit: 20 });
  if (kind === 'search users') return query('admin.users', { q: 'admin' });
  const [first, ...rest] = deck.slides;
  const slides = first ? [{ ...first, title: `Edição ${String(number)}` }, ...rest] : [];
  return trpc('carousels.saveDeck', { ...deck, version: (deck.version ?? 0) + number, slides });
}

async function timed(server: Asked, call: Call): Promise<number> {
  const began = performance.now();
  await data(server, call);
  return performance.now() - began;
}

const noTimes = (): Times => ({ list: [], open: [], save: [], search: [], 'search users': [] });

/** All kinds at both servers in turn: what disturbs the machine disturbs both sizes alike. */
async function takeTimes(small: Asked, large: Asked): Promise<readonly [Times, Times]> {
  const times = [noTimes(), noTimes()] as const;
  for (let number = 0; number < WARM_UP + CALLS; number += 1) {
    for (const kind of kinds) {
      // Which one is asked first alternates: the second finds the processor's memory in use.
      for (const at of number % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const server = at === 0 ? small : large;
        const time = await timed(server, callOf(kind, server, number));
        if (number >= WARM_UP) times[at][kind].push(time);
      }
    }
  }
  return times;
}

async function fill({ place, account }: OwnedPlace, isLarge: boolean): Promise<void> {
  await inDatabase(place, async (connection) => {
    if (isLarge) await fillWithOthers(connection, account.userId, others);
    await fillDatabase(connection, account.userId, OWN);
  });
}

async function measure(small: OwnedPlace, large: OwnedPlace) {
  await fill(small, false);
  await fill(large, true);
  return withServer(product(small.place), (one) =>
    withServer(product(large.place), async (other) =>
      takeTimes(
        await firstDeck({ url: one.url, cookie: small.account.cookie }),
        await firstDeck({ url: other.url, cookie: large.account.cookie }),
      ),
    ),
  );
}

function rowsOf(database: string, [small, large]: readonly [Times, Times]): string[][] {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return kinds.map((kind) => {
    const [few, many] = [small[kind], large[kind]];
    const shown = [50, 95].flatMap((percent) => {
      const pair = [percentile(few, percent), percentile(many, percent)] as const;
      return [...pair.map(ms), (pair[1] / pair[0]).toFixed(2)];
    });
    return [`${database}, ${kind}`, ...shown, AIM.toFixed(1)];
  });
}

/** Measures and prints what a thousand times the carousels do to the calls of one account. */
export async function measureGrowth(): Promise<void> {
  const postgres = await withPostgresPlace((small) =>
    withPostgresPlace((large) => measure(small, large)),
  );
  const embedded = await withEmbeddedPlace((small) =>
    withEmbeddedPlace((large) => measure(small, large)),
  );
  const rows = [
    ...(postgres ? rowsOf('PostgreSQL', postgres) : []),
    ...rowsOf('embedded', embedded),
  ];
  const sizes = ['p50, 100', '100,000', 'ratio', 'p95, 100', '100,000', 'ratio', 'aim'];
  printTopic('100 carousels and 100,000', table(['call', ...sizes], rows), [
    `The account that asks has ${String(OWN)} carousels of 10 slides in both; the other ${String(others.users)} users have as many each, of ${String(others.slidesEach)} slides. The aim is of the p95.`,
    `${String(CALLS)} calls of a kind at each size, one at a time, both sizes and all kinds in turn.`,
    '"search" is a part of the title in the own list; "search users" is the Admin’s, among one user and a thousand.',
  ]);
}
