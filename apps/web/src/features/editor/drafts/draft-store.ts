import type { Deck } from '@arrasta/domain';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** A deck as it was being edited, kept on this device until the server has it (decisions §8). */
export interface Draft {
  readonly deck: Deck;
  /** The stored version the edits are based on; null when it was never saved. */
  readonly baseVersion: number | null;
  /** ISO 8601 UTC. */
  readonly editedAt: string;
}

let store: UseStore | null = null;

function drafts(): UseStore {
  store ??= createStore('arrasta', 'drafts');
  return store;
}

function keyOf(userId: string, carouselId: string): string {
  return `${userId}/${carouselId}`;
}

async function entriesOf(userId: string): Promise<[string, Draft][]> {
  const all = await entries<string, Draft>(drafts());
  return all.filter(([key]) => key.startsWith(`${userId}/`));
}

/** Keeps the draft, in the place of an earlier one of the same deck. Rejects where nothing can be kept. */
export async function keepDraft(userId: string, draft: Draft): Promise<void> {
  await set(keyOf(userId, draft.deck.carousel.id), draft, drafts());
}

/** The draft of a deck, or null; also null where the device keeps none. */
export async function draftOf(userId: string, carouselId: string): Promise<Draft | null> {
  return get<Draft>(keyOf(userId, carouselId), drafts()).then(
    (draft) => draft ?? null,
    () => null,
  );
}

/** The last edited draft of a deck that was never saved, or null. */
export async function latestNewDraft(userId: string): Promise<Draft | null> {
  const kept = await entriesOf(userId).catch(() => []);
  const unsaved = kept.map(([, draft]) => draft).filter((draft) => draft.baseVersion === null);
  unsaved.sort((one, other) => other.editedAt.localeCompare(one.editedAt));
  return unsaved[0] ?? null;
}

/** Forgets the draft of a deck. */
export async function forgetDraft(userId: string, carouselId: string): Promise<void> {
  await del(keyOf(userId, carouselId), drafts()).catch(() => undefined);
}

/** Forgets every draft of a user, as a deliberate logout asks for. */
export async function forgetDraftsOf(userId: string): Promise<void> {
  const kept = await entriesOf(userId).catch(() => []);
  await Promise.all(kept.map(([key]) => del(key, drafts()).catch(() => undefined)));
}
