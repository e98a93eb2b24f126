/** Kept in the page itself where the browser allows no storage. */
const spare = new Map<string, string>();

function withStorage<Result>(action: (storage: Storage) => Result, without: Result): Result {
  try {
    return action(sessionStorage);
  } catch {
    return without;
  }
}

/** Texts that live as long as the tab and survive a reload where the browser allows it. */
export const tabMemory = {
  read: (key: string): string | null =>
    withStorage((storage) => storage.getItem(key), null) ?? spare.get(key) ?? null,
  write(key: string, value: string): void {
    spare.set(key, value);
    withStorage((storage) => storage.setItem(key, value), undefined);
  },
  remove(key: string): void {
    spare.delete(key);
    withStorage((storage) => storage.removeItem(key), undefined);
  },
};
