import { toTextBoolean } from '@arrasta/contract';
import { benchCarousel, benchSlides } from '../deck/bench-deck';
import type { LoadedDeck } from '../load/saved-decks';
import type { Asking } from './asking';

const PEOPLE = 5;
const DECKS_EACH = 8;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Somebody at work. */
export interface Person extends Credentials {
  readonly cookie: string;
  /** Those that are not being saved at this moment. */
  readonly decks: LoadedDeck[];
}

/** Of everybody who is registered here. */
export const password = 'uma-senha-de-resistencia';

function cookieIn(headers: Headers): string {
  const [cookie = ''] = headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return cookie;
}

/** Registers somebody new, who has nothing yet. */
export async function registerPerson({ ask }: Asking, mark: string): Promise<Person> {
  const email = `${mark}@exemplo.com`;
  const body = { name: 'Quem fica', email, password };
  const { headers } = await ask({ method: 'POST', path: '/api/register', body, status: 201 });
  return { email, password, cookie: cookieIn(headers), decks: [] };
}

/** Signs somebody in beside what is signed in already. */
export async function signIn({ ask }: Asking, { email, password }: Credentials): Promise<string> {
  const body = { email, password };
  const { headers } = await ask({ method: 'POST', path: '/api/login', body, status: 200 });
  return cookieIn(headers);
}

const { useCustomColors, hideFooter } = benchCarousel;
const slides = benchSlides().map(({ createdAt: _, updatedAt: __, id: ___, ...slide }) => slide);
const newDeck = {
  ...benchCarousel,
  useCustomColors: toTextBoolean(useCustomColors),
  hideFooter: toTextBoolean(hideFooter),
  slides,
};

interface CreatedDeck {
  readonly id: string;
  readonly slides: readonly { readonly id: string }[];
}

/** Makes a carousel of ten slides, 11 kB, over REST. */
export async function createDeck({ ask }: Asking, cookie: string): Promise<LoadedDeck> {
  const created = { method: 'POST', path: '/api/carousels', body: newDeck, cookie } as const;
  const { id, slides } = (await ask({ ...created, status: 201 })).body as CreatedDeck;
  const slideIds = slides.map((slide) => slide.id);
  return { id, slideIds, titles: slideIds.map(() => null), version: 1, isUncertain: false };
}

/** Those who work all the time, each with carousels. */
export async function peopleAtWork(asking: Asking): Promise<Person[]> {
  const people: Person[] = [];
  for (let one = 0; one < PEOPLE; one += 1) {
    const person = await registerPerson(asking, `pessoa-${String(one)}`);
    for (let deck = 0; deck < DECKS_EACH; deck += 1) {
      person.decks.push(await createDeck(asking, person.cookie));
    }
    people.push(person);
  }
  return people;
}
