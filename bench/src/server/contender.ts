import { saveDeckSchema, type SaveDeckInput, type SavedDeck } from '@arrasta/contract';
import type { Call, Dialect } from './call';

/** A running server under load, with the account that asks. */
export interface Contender {
  readonly url: string;
  readonly cookie: string;
  readonly dialect: Dialect;
  /** Milliseconds of processor time that the server's process has used so far. */
  readonly processorTime: () => Promise<number>;
  /** Carousels that nobody else saves: one for each connection. */
  readonly decks: readonly string[];
}

/** The headers of every request. */
export function headersOf({ cookie }: Contender): Record<string, string> {
  return { cookie, 'content-type': 'application/json' };
}

/** One call outside the load. Returns the list or deck. Throws for any answer but 200. */
export async function ask(contender: Contender, call: Call): Promise<unknown> {
  const { method, path, body = null } = call;
  const headers = headersOf(contender);
  const answer = await fetch(`${contender.url}${path}`, { method, headers, body });
  if (answer.status !== 200) {
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
  return contender.dialect.content(await answer.json());
}

/** The deck as it is stored now, in the form in which it is saved. */
export async function storedDeck(contender: Contender, id: string): Promise<SaveDeckInput> {
  const deck = (await ask(contender, contender.dialect.load(id))) as SavedDeck;
  const { carousel, slides } = deck;
  return saveDeckSchema.parse({ id, version: carousel.version, carousel, slides });
}

/** The n-th save after the stored one: the title of one slide is another one. */
export function editedDeck(stored: SaveDeckInput, edits: number): SaveDeckInput {
  const at = edits % stored.slides.length;
  const slides = stored.slides.map((slide, index) =>
    index === at ? { ...slide, title: `Edição ${edits}` } : slide,
  );
  return { ...stored, version: (stored.version ?? 0) + edits, slides };
}
