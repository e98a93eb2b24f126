import { sameContent, type Deck, type EditorSession } from '@arrasta/domain';
import { createStore, del, entries, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { usePersistenceStore } from './persistence-store';
import { env } from '../store/env';

/** This tab, as its drafts and its lock name it. */
const tabId = env.newId();

const tabLockPrefix = 'arrasta-tab-';

/** Missing where the page is served without TLS on a name other than localhost. */
function lockManager(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

/** Lets other tabs know that this one is open, for as long as its page lives. */
export function announceTab(): void {
  if (usePersistenceStore.getState().isTabAnnounced) return;
  usePersistenceStore.setState({ isTabAnnounced: true });
  const untilThePageEnds = () => new Promise(() => undefined);
  lockManager()
    ?.request(tabLockPrefix + tabId, untilThePageEnds)
    .catch(() => undefined);
}

/** The other tabs of this browser that are open; null where that cannot be known. */
async function otherOpenTabs(): Promise<ReadonlySet<string> | null> {
  try {
    const locks = await lockManager()?.query();
    if (locks?.held === undefined) return null;
    const names = locks.held.map(({ name }) => name ?? '');
    const tabs = names
      .filter((name) => name.startsWith(tabLockPrefix))
      .map((n) => n.slice(tabLockPrefix.length));
    return new Set(tabs.filter((id) => id !== tabId));
  } catch {
    return null;
  }
}

const deletedAccountChannel = 'arrasta.gone-account';

/** Lets the other tabs of this browser know that an account is no more. */
export function broadcastAccountDeleted(userId: string): void {
  const channel = new BroadcastChannel(deletedAccountChannel);
  channel.postMessage(userId);
  channel.close();
}

/**
 * Runs `onDeleted` when another tab reports that this account was deleted.
 * @returns a function that stops listening
 */
export function onAccountDeleted(userId: string, onDeleted: () => void): () => void {
  const channel = new BroadcastChannel(deletedAccountChannel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) onDeleted();
  };
  return () => channel.close();
}

/** A database of this device, opened when it is first asked for. */
export function deviceStore(database: string, name: string): () => UseStore {
  let store: UseStore | null = null;
  return () => (store ??= createStore(database, name));
}

/** How long the device may take to answer, in ms; what waits for it goes on then. */
const deviceTimeoutMs = 1_500;

/**
 * What the device answers in time; the fallback where it does not, or cannot: whether and how
 * it keeps anything is the device's.
 */
export async function awaitDevice<Value>(
  ask: () => Promise<Value>,
  fallback: Value,
): Promise<Value> {
  const timeout = new Promise<Value>((resolve) => {
    setTimeout(() => resolve(fallback), deviceTimeoutMs);
  });
  try {
    return await Promise.race([ask(), timeout]);
  } catch {
    return fallback;
  }
}

/**
 * A deck as it was being edited, kept on this device until the server has it
 * (docs/product/saving.md 4).
 */
export interface Draft {
  readonly deck: Deck;
  /** The stored version the edits are based on; null when it was never saved. */
  readonly baseVersion: number | null;
  /** ISO 8601 UTC. */
  readonly editedAt: string;
}

/** A draft and the name it is kept under. */
interface KeptDraft {
  readonly key: string;
  readonly draft: Draft;
}

/** A draft that the person may take up here. */
export interface OfferedDraft extends KeptDraft {
  /** Whether its deck may still be being edited in another tab, where that cannot be known. */
  readonly maybeOpenElsewhere: boolean;
}

const drafts = deviceStore('arrasta', 'drafts');

/** Two tabs on one deck keep a draft each: neither may write over or forget the other's. */
function ownKey(userId: string, carouselId: string): string {
  return `${userId}/${carouselId}/${tabId}`;
}

/**
 * Whether and how the device keeps anything is the device's: without an answer, there are no
 * drafts.
 */
function readDrafts(): Promise<[string, Draft][]> {
  return awaitDevice(() => entries<string, Draft>(drafts()), []);
}

/** Drafts under keys that begin so, the last edited first; none where the device keeps none. */
async function draftsUnder(prefix: string): Promise<KeptDraft[]> {
  const all = await readDrafts();
  return all
    .map(([key, draft]) => ({ key, draft }))
    .filter(({ key }) => key.startsWith(prefix))
    .sort((one, other) => other.draft.editedAt.localeCompare(one.draft.editedAt));
}

/** Keeps this tab's draft, in the place of its earlier one. Rejects where nothing can be kept. */
export async function keepDraft(userId: string, draft: Draft): Promise<void> {
  const { deletedAccountIds } = usePersistenceStore.getState();
  if (deletedAccountIds.includes(userId)) throw new Error('The account is gone');
  await set(ownKey(userId, draft.deck.carousel.id), draft, drafts());
}

function tabOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** Leaves out what another tab that is open still has in hand. */
async function offeredDraftsUnder(prefix: string): Promise<OfferedDraft[]> {
  const [userDrafts, others] = await Promise.all([draftsUnder(prefix), otherOpenTabs()]);
  return userDrafts
    .filter(({ key }) => !others?.has(tabOf(key)))
    .map((one) => ({ ...one, maybeOpenElsewhere: others === null && tabOf(one.key) !== tabId }));
}

/** The drafts of a deck that no other open tab has in hand, the last edited first. */
export function draftsOf(userId: string, carouselId: string): Promise<OfferedDraft[]> {
  return offeredDraftsUnder(`${userId}/${carouselId}/`);
}

/** The last edited such draft of a deck that was never saved, or null. */
export async function latestNewDraft(userId: string): Promise<OfferedDraft | null> {
  const offered = await offeredDraftsUnder(`${userId}/`);
  return offered.find(({ draft }) => draft.baseVersion === null) ?? null;
}

/**
 * Forgets a draft whose edits this tab has taken up; where it was this tab's own, it stays in use.
 */
export async function releaseDraft(key: string): Promise<void> {
  if (!key.endsWith(`/${tabId}`)) await forgetDraft(key);
}

async function draftKeys(): Promise<string[]> {
  try {
    return await keys<string>(drafts());
  } catch {
    // Where nothing can be kept there is nothing to name.
    return [];
  }
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
export async function forgetOwnDraft(carouselId: string): Promise<void> {
  const names = await draftKeys();
  const own = names.filter((name) => name.endsWith(`/${carouselId}/${tabId}`));
  await Promise.all(own.map(forgetDraft));
}

/** Whether a draft says just what a session does. */
export function hasContentOf(session: EditorSession, { deck }: Draft): boolean {
  return sameContent(session, { ...session, state: { ...session.state, deck } });
}

/**
 * Forgets this tab's draft of a deck where it says just what was saved. In one transaction: what is
 * written meanwhile is looked at, or comes after it.
 */
export async function forgetSavedDraft(saved: EditorSession): Promise<void> {
  const { id } = saved.state.deck.carousel;
  try {
    await drafts()('readwrite', (store) => {
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return;
        const isOwn = (cursor.key as string).endsWith(`/${id}/${tabId}`);
        if (isOwn && hasContentOf(saved, cursor.value as Draft)) cursor.delete();
        cursor.continue();
      };
      return promisifyRequest(store.transaction);
    });
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** All at once, so that they go also where the device answers too late to be waited for. */
function forgetUnder(prefix: string): Promise<void> {
  const remove = () =>
    drafts()('readwrite', (store) => {
      store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      return promisifyRequest(store.transaction);
    });
  return awaitDevice(remove, undefined);
}

/** Forgets every draft of a deck, of whichever tab, as its deletion asks for. */
export function forgetDraftsOfDeck(userId: string, carouselId: string): Promise<void> {
  return forgetUnder(`${userId}/${carouselId}/`);
}

/** Whether this device keeps edits of a user. */
export async function hasDraftsOf(userId: string): Promise<boolean> {
  return (await draftKeys()).some((name) => name.startsWith(`${userId}/`));
}

/** Forgets every draft of a user, as a deliberate logout asks for. */
export function forgetDraftsOf(userId: string): Promise<void> {
  return forgetUnder(`${userId}/`);
}

/** Forgets every draft of an account that is no more, and keeps none of it from now on. */
export function forgetDraftsOfDeletedAccount(userId: string): Promise<void> {
  usePersistenceStore.setState(({ deletedAccountIds }) => ({
    deletedAccountIds: [...deletedAccountIds, userId],
  }));
  return forgetDraftsOf(userId);
}
