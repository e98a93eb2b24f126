import { deletionWord, thumbnailWidths } from '@arrasta/contract';
import { noisyImage } from '@arrasta/server/testing/image-files';
import { query } from '../crash/calls';
import { nextSave, type LoadedDeck } from '../load/saved-decks';
import type { Asking } from './asking';
import { createDeck, registerPerson, signIn, type Person } from './people';

/** Who does something, and the number of the act: no two have the same. */
export interface Turn {
  readonly asking: Asking;
  readonly person: Person;
  readonly number: number;
}

type Act = (turn: Turn) => Promise<unknown>;

/** Of two ways to the same, now the one and now the other. */
const eitherWay =
  (one: Act, other: Act): Act =>
  (turn) =>
    turn.number % 2 === 0 ? one(turn) : other(turn);

const get =
  (path: (turn: Turn) => string): Act =>
  ({ asking, ...turn }) =>
    asking.ask({
      method: 'GET',
      path: path({ asking, ...turn }),
      cookie: turn.person.cookie,
      status: 200,
    });

const idOfAny = ({ person, number }: Turn) =>
  person.decks[number % person.decks.length]?.id ?? 'none is free';

/** A carousel that nobody else writes meanwhile: each save carries the version of the one before. */
async function withDeck({ person }: Turn, work: (deck: LoadedDeck) => Promise<unknown>) {
  const deck = person.decks.shift();
  if (!deck) return;
  try {
    await work(deck);
    deck.version += 1;
  } finally {
    person.decks.push(deck);
  }
}

const save: Act = (turn) =>
  withDeck(turn, (deck) =>
    turn.asking.ask({
      method: 'POST',
      path: '/api/trpc/carousels.saveDeck',
      cookie: turn.person.cookie,
      body: JSON.parse(nextSave(deck, turn.number)) as object,
      status: 200,
    }),
  );

const retitle: Act = (turn) =>
  withDeck(turn, (deck) =>
    turn.asking.ask({
      method: 'PUT',
      path: `/api/carousels/${deck.id}`,
      cookie: turn.person.cookie,
      headers: { 'if-match': `"${String(deck.version)}"` },
      body: { title: `Edição ${String(turn.number)}` },
      status: 200,
    }),
  );

const list = eitherWay(
  get(() => query('carousels.list', { limit: 20 }).path),
  get(() => '/api/carousels?limit=20'),
);
const open = eitherWay(
  get((turn) => query('carousels.get', { id: idOfAny(turn) }).path),
  get((turn) => `/api/carousels/${idOfAny(turn)}`),
);
const search = eitherWay(
  get(() => query('carousels.list', { q: 'hábitos' }).path),
  get(() => '/api/carousels?q=quem%20publica'),
);
const covers = get((turn) => query('carousels.covers', { ids: [idOfAny(turn)] }).path);
const whoAmI = eitherWay(
  get(() => '/api/trpc/auth.currentUser'),
  get(() => '/api/user'),
);

const createAndDelete: Act = async ({ asking, person }) => {
  const { id } = await createDeck(asking, person.cookie);
  const { cookie } = person;
  await asking.ask({ method: 'DELETE', path: `/api/carousels/${id}`, cookie, status: 204 });
};

const signInAndOut: Act = async ({ asking, person }) => {
  const cookie = await signIn(asking, person);
  await asking.ask({ method: 'GET', path: '/api/user', cookie, status: 200 });
  await asking.ask({ method: 'POST', path: '/api/logout', cookie, status: 204 });
  await asking.ask({ method: 'GET', path: '/api/user', cookie, status: 401 });
};

/** A picture that nobody has sent before, with its thumbnails; it goes with its account. */
const stay: Act = async ({ asking, number }) => {
  const { cookie, password } = await registerPerson(asking, `visita-${String(number)}`);
  const image = await noisyImage(400, 500).png().toBuffer();
  const body = new Uint8Array(image);
  const upload = { method: 'POST', path: '/api/pictures', cookie, body, status: 201 } as const;
  const { url } = (await asking.ask(upload)).body as { readonly url: string };
  for (const path of [url, ...thumbnailWidths.map((width) => `${url}?w=${String(width)}`)]) {
    await asking.ask({ method: 'GET', path, cookie, status: 200 });
  }
  const leaving = { password, confirmation: deletionWord };
  const path = '/api/user/deletion';
  await asking.ask({ method: 'POST', path, cookie, body: leaving, status: 204 });
};

const generate: Act = ({ asking, person: { cookie } }) => {
  const body = { prompt: 'Luz de janela', includeImages: false };
  const path = '/api/ai/generate-carousel';
  return asking.ask({ method: 'POST', path, cookie, body, status: 200 });
};

/** One slide as a file, made in the server's own browser. */
export const exportSlide: Act = (turn) =>
  turn.asking.ask({
    method: 'POST',
    path: `/api/carousels/${idOfAny(turn)}/export`,
    cookie: turn.person.cookie,
    body: { format: 'png' },
    status: 200,
  });

export const roundSeconds = 10;

/** How often each is done in a round: 90 acts, about 100 requests. */
const shares: readonly (readonly [Act, number])[] = [
  [save, 30],
  [open, 18],
  [list, 14],
  [retitle, 8],
  [search, 7],
  [whoAmI, 6],
  [covers, 3],
  [createAndDelete, 1],
  [signInAndOut, 1],
  [stay, 1],
  [generate, 1],
];

const inARow = shares.flatMap(([act, share]) => Array.from({ length: share }, () => act));

export const actsInARound = inARow.length;

/** Has no divisor in common with the number of acts: all have their turn, far from their like. */
const stride = 37;
const mixed = inARow.map((_, turn) => inARow[(turn * stride) % inARow.length] ?? list);

/** Every so many acts, which is half a minute, a slide becomes a file. */
const exportEvery = actsInARound * 3;

/** What is done at that turn. */
export function actAt(number: number, withExports: boolean): Act {
  if (withExports && number % exportEvery === stride) return exportSlide;
  return mixed[number % mixed.length] ?? list;
}
