import type { Deck } from '@arrasta/domain';
import { del, get, keys, set } from 'idb-keyval';
import { createStore } from 'zustand/vanilla';
import { deviceStore, awaitDevice } from '../persistence/drafts';

/** A deck as it was before something else took its place. */
export interface PreviousVersion {
  readonly deck: Deck;
  /** When it was replaced; ISO 8601 UTC. */
  readonly replacedAt: string;
}

/** How long it is offered, in ms: a week. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

const versions = deviceStore('arrasta-versions', 'versions');

const keyOf = (userId: string, carouselId: string) => `${userId}/${carouselId}`;

interface ReplacedDecks {
  /** Undo takes them back in the tab where they were replaced: there they need not be offered. */
  readonly keys: readonly string[];
}

const replacedDecks = createStore<ReplacedDecks>(() => ({ keys: [] }));

/** Where the device keeps nothing there is nothing to offer later, and undo all the same. */
function ignoreFailure<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  return awaitDevice<Value | undefined>(act, undefined);
}

/** Keeps a deck on this device before another one takes its place. */
export async function keepPrevious(userId: string, version: PreviousVersion): Promise<void> {
  const key = keyOf(userId, version.deck.carousel.id);
  replacedDecks.setState((replaced) => ({ keys: [...replaced.keys, key] }));
  await ignoreFailure(() => set(key, version, versions()));
}

export async function forgetPrevious(userId: string, carouselId: string): Promise<void> {
  await ignoreFailure(() => del(keyOf(userId, carouselId), versions()));
}

/** Forgets every one of a user, as a deliberate logout asks for. */
export async function forgetPreviousOf(userId: string): Promise<void> {
  const names = (await ignoreFailure(() => keys<string>(versions()))) ?? [];
  const own = names.filter((name) => name.startsWith(`${userId}/`));
  await Promise.all(own.map((name) => ignoreFailure(() => del(name, versions()))));
}

function sameSlides(one: Deck, other: Deck): boolean {
  const ids = ({ slides }: Deck) => slides.map(({ id }) => id).join();
  return ids(one) === ids(other);
}

/** The version to offer for a deck that was just opened; null where there is none, or no other. */
export async function previousOf(userId: string, deck: Deck): Promise<PreviousVersion | null> {
  const key = keyOf(userId, deck.carousel.id);
  if (replacedDecks.getState().keys.includes(key)) return null;
  const storedVersion = await ignoreFailure(() => get<PreviousVersion>(key, versions()));
  if (storedVersion === undefined) return null;
  const isOld = Date.now() - Date.parse(storedVersion.replacedAt) > retentionMs;
  if (!isOld && !sameSlides(storedVersion.deck, deck)) return storedVersion;
  await forgetPrevious(userId, deck.carousel.id);
  return null;
}
