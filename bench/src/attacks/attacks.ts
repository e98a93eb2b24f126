import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { noisyImage } from '@arrasta/server/testing/image-files';
import { emailOf, password, registered, type Caller } from './caller';

/** Where attackers are; the measured user is elsewhere. */
const address = '127.0.0.66';
const ACCOUNTS = 10;
/** More accounts, which only sign in: a sign-in too many ends a session that others attack with. */
const SIGNING_IN = 10;
/** Until the next try: what is sent without end is for a firewall to stop. */
const RETRY_MS = 20;

/** What is done until the signal. */
export type Attack = (attackers: readonly Caller[], signal: AbortSignal) => Promise<void>;

const nameOf = (number: number) => `Atacante ${String(number)}`;

export async function attackersOf(url: string): Promise<Caller[]> {
  const attackers: Caller[] = [];
  while (attackers.length < ACCOUNTS + SIGNING_IN) {
    attackers.push(await registered(url, address, nameOf(attackers.length)));
  }
  return attackers;
}

/** Goes on with so many at once until it is to stop; what is refused is tried again. */
async function repeat(
  count: number,
  signal: AbortSignal,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  const workers = Array.from({ length: count }, async (_, number) => {
    while (!signal.aborted) {
      await work(number).catch(() => undefined);
      await pause(RETRY_MS);
    }
  });
  await Promise.all(workers);
}

const pick = (attackers: readonly Caller[], number: number): Caller => {
  const attacker = attackers[number % ACCOUNTS];
  if (attacker === undefined) throw new Error('Nobody attacks');
  return attacker;
};

/** A slide of nearly two million bytes of text. */
function largeSlide() {
  const element = () => ({
    id: randomUUID(),
    type: 'text',
    content: 'palavra '.repeat(2400),
    style: {},
  });
  return { elements: Array.from({ length: 98 }, element) };
}

/** The largest deck that the server takes, or how far it has come at the signal. */
async function largestDeck(attacker: Caller, signal: AbortSignal): Promise<string> {
  const made = await attacker.send('POST', '/api/carousels', { body: {} });
  const { id } = JSON.parse(made.body.toString()) as { id: string };
  while (!signal.aborted) {
    const body = largeSlide();
    const { status } = await attacker.send('POST', `/api/carousels/${id}/slides`, { body });
    if (status !== 201) break;
  }
  return id;
}

const openLargestDecks: Attack = async (attackers, signal) => {
  const id = await largestDeck(pick(attackers, 0), signal);
  await repeat(4, signal, () => pick(attackers, 0).send('GET', `/api/carousels/${id}`));
};

const signInRightly: Attack = (attackers, signal) =>
  repeat(90, signal, async (number) => {
    const account = ACCOUNTS + (number % SIGNING_IN);
    const body = { email: emailOf(nameOf(account)), password };
    await attackers[account]?.send('POST', '/api/login', { body });
  });

const uploadSlowly: Attack = (attackers, signal) =>
  repeat(18, signal, async (number) => {
    const headers = { 'content-type': 'image/png', 'content-length': '1000000' };
    const socket = pick(attackers, number % 3).open('POST', '/api/pictures', headers);
    while (!signal.aborted && !socket.destroyed) {
      socket.write('x');
      await pause(1000);
    }
    socket.destroy();
  });

const downloadWithoutReading: Attack = async (attackers, signal) => {
  for (const attacker of attackers.slice(0, 4)) await largestDeck(attacker, signal);
  await repeat(8, signal, async (number) => {
    const socket = pick(attackers, number % 4).open('GET', '/api/user/data', {});
    socket.pause();
    while (!signal.aborted && !socket.destroyed) await pause(500);
    socket.destroy();
  });
};

const exportLargestDecks: Attack = async (attackers, signal) => {
  const id = await largestDeck(pick(attackers, 5), signal);
  await repeat(6, signal, () =>
    pick(attackers, 5).send('POST', `/api/carousels/${id}/export`, { body: { format: 'zip' } }),
  );
};

const callFromElsewhere: Attack = (attackers, signal) =>
  repeat(8, signal, (number) =>
    pick(attackers, number).send('POST', '/api/carousels', {
      body: {},
      headers: { origin: 'https://mal.example' },
    }),
  );

/** Ten calls of one batch, each of which would be the largest answer that there is. */
const askForLargeBatches: Attack = async (attackers, signal) => {
  const id = await largestDeck(pick(attackers, 6), signal);
  const input = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, { ids: [id] }]));
  const names = Array.from({ length: 10 }, () => 'carousels.covers').join(',');
  const query = new URLSearchParams({ batch: '1', input: JSON.stringify(input) });
  await repeat(2, signal, () =>
    pick(attackers, 6).send('GET', `/api/trpc/${names}?${query.toString()}`),
  );
};

/** A hundred presets with pictures of some 60 kB, all of which are in each of ten lists of a batch. */
const askForListsInBatches: Attack = async (attackers, signal) => {
  const attacker = pick(attackers, 8);
  const image = await noisyImage(140, 140).png().toBuffer();
  const brandAvatarUrl = `data:image/png;base64,${image.toString('base64')}`;
  for (let number = 0; number < 100 && !signal.aborted; number += 1) {
    await attacker.send('POST', '/api/presets', { body: { name: 'Visual', brandAvatarUrl } });
  }
  const names = Array.from({ length: 10 }, () => 'presets.list').join(',');
  await repeat(4, signal, () => attacker.send('GET', `/api/trpc/${names}?batch=1&input={}`));
};

const leaveAnswersUnread: Attack = async (attackers, signal) => {
  const id = await largestDeck(pick(attackers, 7), signal);
  await repeat(24, signal, async () => {
    const socket = pick(attackers, 7).open('GET', `/api/carousels/${id}`, {});
    socket.pause();
    while (!signal.aborted && !socket.destroyed) await pause(500);
    socket.destroy();
  });
};

/** Makes carousels and deletes them again, so many at once. */
const makeCarousels =
  (count: number, slides: () => readonly unknown[]): Attack =>
  (attackers, signal) =>
    repeat(count, signal, async (number) => {
      const attacker = pick(attackers, number);
      const made = await attacker.send('POST', '/api/carousels', { body: { slides: slides() } });
      const { id } = JSON.parse(made.body.toString()) as { id: string };
      await attacker.send('DELETE', `/api/carousels/${id}`);
    });

const emptySlides = () => Array.from({ length: 100 }, () => ({}));
/** 4,275 elements in 125 kB: no large body yet. */
const shortTexts = () => {
  const elements = Array.from({ length: 95 }, () => ({ type: 'text', content: '' }));
  return Array.from({ length: 45 }, () => ({ elements }));
};
/** 115 kB, which is no large body either. */
const longTexts = () => {
  const element = { type: 'text', content: 'palavra '.repeat(2400) };
  return [{ elements: Array.from({ length: 6 }, () => element) }];
};

/** 33 kB, each of whose 4,000 elements lacks everything. */
const sendWrongFields: Attack = (attackers, signal) => {
  const wrong = { elements: Array.from({ length: 40 }, () => ({ a: 1 })) };
  const body = { slides: Array.from({ length: 100 }, () => wrong) };
  return repeat(6, signal, (number) =>
    pick(attackers, number).send('POST', '/api/carousels', { body }),
  );
};

/** 3.9 MB, a million objects. */
const sendManyObjects: Attack = (attackers, signal) => {
  const slides = Array.from({ length: 100 }, () => ({
    elements: Array.from({ length: 13_000 }, () => ({})),
  }));
  return repeat(2, signal, (number) =>
    pick(attackers, number).send('POST', '/api/carousels', { body: { slides } }),
  );
};

/** A deck whose texts take six times their bytes in JSON, as large as one may be, read without end. */
const readControlCharacters: Attack = async (attackers, signal) => {
  const attacker = pick(attackers, 9);
  const slides = Array.from({ length: 30 }, () => ({ content: '\u0001'.repeat(20_000) }));
  const made = await attacker.send('POST', '/api/carousels', { body: { slides } });
  const { id } = JSON.parse(made.body.toString()) as { id: string };
  await repeat(4, signal, () => attacker.send('GET', `/api/carousels/${id}`));
};

const askAllTheTime: Attack = (attackers, signal) =>
  repeat(18, signal, (number) => pick(attackers, number).send('GET', '/api/carousels'));

const askFromEverywhere: Attack = async (attackers, signal) => {
  const addresses = Array.from({ length: 40 }, (_, number) => `127.0.2.${String(number + 1)}`);
  const places = addresses.map((place) => pick(attackers, 0).at(place));
  signal.addEventListener('abort', () => {
    for (const place of places) place.disconnect();
  });
  await repeat(80, signal, (number) => pick(places, number).send('GET', '/api/carousels'));
};

/** Each as it once kept others from their work. */
export const attacks: Readonly<Record<string, Attack>> = {
  'opens its largest deck': openLargestDecks,
  'signs in, 90 at once': signInRightly,
  'uploads at a byte a second': uploadSlowly,
  'downloads and does not read': downloadWithoutReading,
  'exports its largest deck': exportLargestDecks,
  'calls from another site': callFromElsewhere,
  'asks for large batches': askForLargeBatches,
  'asks for lists in batches': askForListsInBatches,
  'sends a million objects': sendManyObjects,
  'reads control characters': readControlCharacters,
  'leaves answers unread': leaveAnswersUnread,
  'saves large slides': makeCarousels(10, () => [largeSlide()]),
  'makes 100 slides': makeCarousels(6, emptySlides),
  'makes 4,275 elements': makeCarousels(6, shortTexts),
  'saves just below large': makeCarousels(6, longTexts),
  'makes empty carousels': makeCarousels(6, () => []),
  'sends wrong fields': sendWrongFields,
  'asks all the time': askAllTheTime,
  'asks at 40 addresses': askFromEverywhere,
};
