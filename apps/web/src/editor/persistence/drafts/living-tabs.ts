import { surroundings } from '../../store/surroundings';

/** This tab, as its drafts and its lock name it. */
export const tab = surroundings.newId();

const prefix = 'arrasta-tab-';

/** Missing where the page is served without TLS on a name other than localhost. */
function lockManager(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

let announced = false;

/** Lets other tabs know that this one is open, for as long as its page lives. */
export function announceTab(): void {
  if (announced) return;
  announced = true;
  const untilThePageEnds = () => new Promise(() => undefined);
  lockManager()
    ?.request(prefix + tab, untilThePageEnds)
    .catch(() => undefined);
}

/** The other tabs of this browser that are open; null where that cannot be known. */
export async function otherLivingTabs(): Promise<ReadonlySet<string> | null> {
  try {
    const locks = await lockManager()?.query();
    if (locks?.held === undefined) return null;
    const names = locks.held.map(({ name }) => name ?? '');
    const tabs = names.filter((name) => name.startsWith(prefix)).map((n) => n.slice(prefix.length));
    return new Set(tabs.filter((id) => id !== tab));
  } catch {
    return null;
  }
}
