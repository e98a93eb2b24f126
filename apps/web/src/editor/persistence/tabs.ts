import { env } from '../store/env';
import { usePersistenceStore } from './persistence-store';

/** This tab, as its drafts and its lock name it. */
export const tabId = env.newId();

const prefix = 'arrasta-tab-';

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
    ?.request(prefix + tabId, untilThePageEnds)
    .catch(() => undefined);
}

/** The other tabs of this browser that are open; null where that cannot be known. */
export async function otherOpenTabs(): Promise<ReadonlySet<string> | null> {
  try {
    const locks = await lockManager()?.query();
    if (locks?.held === undefined) return null;
    const names = locks.held.map(({ name }) => name ?? '');
    const tabs = names.filter((name) => name.startsWith(prefix)).map((n) => n.slice(prefix.length));
    return new Set(tabs.filter((id) => id !== tabId));
  } catch {
    return null;
  }
}

const channelName = 'arrasta.gone-account';

/** Lets the other tabs of this browser know that an account is no more. */
export function broadcastAccountDeleted(userId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(userId);
  channel.close();
}

/**
 * Runs `onDeleted` when another tab tells that this account is no more.
 * @returns what ends the listening
 */
export function onAccountDeleted(userId: string, onDeleted: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) onDeleted();
  };
  return () => channel.close();
}
