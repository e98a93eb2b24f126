import type { Deck } from '@arrasta/domain';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { surroundings } from '../store/surroundings';

/** A deck as it was being edited, kept on this device until the server has it (decisions §8). */
export interface Draft {
  readonly deck: Deck;
  /** The stored version the edits are based on; null when it was never saved. */
  readonly baseVersion: number | null;
  /** ISO 8601 UTC. */
  readonly editedAt: string;
}

/** A draft and the name it is kept under. */
export interface KeptDraft {
  readonly key: string;
  readonly draft: Draft;
}

/** Two tabs on one deck keep a draft each: neither may write over or forget the other's. */
const tab = surroundings.newId();

let store: UseStore | null = null;

function drafts(): UseStore {
  store ??= createStore('arrasta', 'drafts');
  return store;
}

function ownKey(userId: string, carouselId: string): string {
  return `${userId}/${carouselId}/${tab}`;
}

/** How long the device may take to say what it keeps, in ms; nothing is opened before. */
const patience = 1_500;

function tooLate(): Promise<[]> {
  return new Promise((resolve) => setTimeout(() => resolve([]), patience));
}

/** Whether and how the device keeps anything is the device's: without an answer, there are no drafts. */
async function allKept(): Promise<[string, Draft][]> {
  try {
    return await Promise.race([entries<string, Draft>(drafts()), tooLate()]);
  } catch {
    return [];
  }
}

/** Drafts under keys that begin so, the last edited first; none where the device keeps none. */
async function keptUnder(prefix: string): Promise<KeptDraft[]> {
  const all = await allKept();
  return all
    .map(([key, draft]) => ({ key, draft }))
    .filter(({ key }) => key.startsWith(prefix))
    .sort((one, other) => other.draft.editedAt.localeCompare(one.draft.editedAt));
}

/** Keeps this tab's draft, in the place of its earlier one. Rejects where nothing can be kept. */
export async function keepDraft(userId: string, draft: Draft): Promise<void> {
  await set(ownKey(userId, draft.deck.carousel.id), draft, drafts());
}

/** The drafts of a deck, of whichever tab, the last edited first. */
export function draftsOf(userId: string, carouselId: string): Promise<KeptDraft[]> {
  return keptUnder(`${userId}/${carouselId}/`);
}

/** The last edited draft of a deck that was never saved, or null. */
export async function latestNewDraft(userId: string): Promise<KeptDraft | null> {
  const kept = await keptUnder(`${userId}/`);
  return kept.find(({ draft }) => draft.baseVersion === null) ?? null;
}

/** Forgets a draft whose edits this tab has taken up; where it was this tab's own, it stays in use. */
export async function giveUpDraft(key: string): Promise<void> {
  if (!key.endsWith(`/${tab}`)) await forgetDraft(key);
}

/** Forgets one draft. */
export async function forgetDraft(key: string): Promise<void> {
  try {
    await del(key, drafts());
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Forgets this tab's draft of a deck. */
export async function forgetOwnDraft(userId: string, carouselId: string): Promise<void> {
  await forgetDraft(ownKey(userId, carouselId));
}

/** Forgets every draft of a user, as a deliberate logout asks for. */
export async function forgetDraftsOf(userId: string): Promise<void> {
  const kept = await keptUnder(`${userId}/`);
  await Promise.all(kept.map(({ key }) => forgetDraft(key)));
}
