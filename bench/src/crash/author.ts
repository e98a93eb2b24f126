import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { toTextBoolean } from '@arrasta/contract';
import { dataOf, trpc, type Call } from './calls';
import { chance, edited, newDeck, renumbered, retitled, withoutSlide } from './deck-content';
import type { DeckContent } from './deck-content';
import { writePlan } from './write-plan';
import { isFree, mayExist, newThing, type Kind, type Thing } from './ledger';
import { saveInput, write, type Notebook } from './notebook';

/** What one author keeps at most; more would make each check longer and show nothing new. */
const maxDecks = 8;
/** Milliseconds before the next try where a call was not served. */
const rest = 15;

type Deck = Thing<DeckContent>;
type Present = Deck & { readonly id: string; readonly acknowledged: DeckContent };

const isPresent = (deck: Deck): deck is Present => isFree(deck) && deck.id !== null;

const idIn = (body: unknown) => (body as { readonly id: string }).id;

/** Complains of an answer that names another version than the next one. */
function versionIs(wanted: number, read: (body: unknown) => number) {
  return (body: unknown) => {
    const version = read(body);
    return version === wanted ? null : `Answered version ${String(version)}.`;
  };
}

const savedVersion = (body: unknown) =>
  (dataOf(body) as { readonly carousel: { readonly version: number } }).carousel.version;
const restVersion = (body: unknown) => (body as { readonly version: number }).version;
const slideVersion = (body: unknown) =>
  (dataOf(body) as { readonly carouselVersion: number }).carouselVersion;

/** Over REST the server gives the id, over the editor's save the author does. */
function create(book: Notebook, mark: string): Promise<boolean> {
  const thing = newThing<DeckContent>(mark);
  book.decks.push(thing);
  const deck = newDeck(mark);
  if (chance(2) === 0) {
    const { useCustomColors, hideFooter } = deck.carousel;
    const flags = {
      useCustomColors: toTextBoolean(useCustomColors),
      hideFooter: toTextBoolean(hideFooter),
    };
    const body = { ...deck.carousel, ...flags, slides: deck.slides };
    const call: Call = { method: 'POST', path: '/api/carousels', body };
    const complaint = versionIs(1, restVersion);
    return write(book, thing, { kind: 'create', call, result: () => deck, complaint, idIn });
  }
  thing.id = randomUUID();
  const call = trpc('carousels.saveDeck', saveInput(thing.id, null, deck));
  const complaint = versionIs(1, savedVersion);
  return write(book, thing, { kind: 'create', call, result: () => deck, complaint });
}

function save(book: Notebook, deck: Present, kind: Kind, next: DeckContent): Promise<boolean> {
  const { id, acknowledged } = deck;
  const call = trpc('carousels.saveDeck', saveInput(id, acknowledged.version, next));
  const complaint = versionIs(next.version, savedVersion);
  return write<DeckContent>(book, deck, { kind, call, result: () => next, complaint });
}

/** The carousel's fields alone, over REST. */
function change(book: Notebook, deck: Present): Promise<boolean> {
  const next = retitled(deck.acknowledged);
  const { title, socialCaption } = next.carousel;
  const path = `/api/carousels/${deck.id}`;
  const call: Call = { method: 'PUT', path, body: { title, socialCaption } };
  const complaint = versionIs(next.version, restVersion);
  return write<DeckContent>(book, deck, { kind: 'change', call, result: () => next, complaint });
}

function deleteSlide(book: Notebook, deck: Present): Promise<boolean> {
  const { slides } = deck.acknowledged;
  const id = slides[chance(slides.length)]?.id ?? '';
  const next = withoutSlide(deck.acknowledged, id);
  const call = trpc('slides.delete', { id });
  const complaint = versionIs(next.version, slideVersion);
  const kind = 'delete slide';
  return write<DeckContent>(book, deck, { kind, call, result: () => next, complaint });
}

function deleteDeck(book: Notebook, deck: Present): Promise<boolean> {
  const call = trpc('carousels.delete', { id: deck.id });
  return write<DeckContent>(book, deck, { kind: 'delete', call, result: () => null });
}

/** One of the writes to a carousel; saves are the most frequent, as in use. */
function writeDeck(book: Notebook, deck: Present): Promise<boolean> {
  const turn = chance(20);
  const content = deck.acknowledged;
  if (turn < 9) return save(book, deck, 'save', edited(content));
  if (turn < 13) return save(book, deck, 'auto-save', retitled(renumbered(content)));
  if (turn < 15) return change(book, deck);
  if (turn < 18 && content.slides.length > 1) return deleteSlide(book, deck);
  return deleteDeck(book, deck);
}

/** An author with carousels and plans of its own. Each call writes one thing, or waits a little. */
export function newAuthor(book: Notebook, number: number): () => Promise<void> {
  let made = 0;
  const prefix = `-${String(number)}-`;
  const nextMark = (what: string) => `${what}${prefix}${String((made += 1))}`;
  const own = <Content>(things: readonly Thing<Content>[], what: string) =>
    things.filter((thing) => mayExist(thing) && thing.mark.startsWith(`${what}${prefix}`));

  function act(): Promise<boolean> {
    if (chance(8) === 0) return writePlan(book, own(book.plans, 'plano'), nextMark);
    const decks = own(book.decks, 'deck');
    const present = decks.filter(isPresent);
    const deck = present[chance(present.length)];
    const isRoom = decks.length < maxDecks;
    if (isRoom && (!deck || chance(6) === 0)) return create(book, nextMark('deck'));
    return deck ? writeDeck(book, deck) : Promise.resolve(false);
  }

  return async () => {
    if (!(await act())) await pause(rest);
  };
}
