/** Texts kept under a key. */
export interface TextMemory {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/**
 * Texts that live as long as this storage of the browser; in the page itself, as long as it is not
 * loaded anew, where the browser allows none.
 * @param openStorage may throw, as asking for it does where it is refused
 */
export function textMemory(openStorage: () => Storage): TextMemory {
  const spare = new Map<string, string>();
  const withStorage = <Result>(action: (storage: Storage) => Result, without: Result): Result => {
    try {
      return action(openStorage());
    } catch {
      return without;
    }
  };
  return {
    read: (key) => withStorage((storage) => storage.getItem(key), null) ?? spare.get(key) ?? null,
    write(key, value) {
      spare.set(key, value);
      withStorage((storage) => storage.setItem(key, value), undefined);
    },
    remove(key) {
      spare.delete(key);
      withStorage((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** Lives as long as the tab. */
export const tabMemory = textMemory(() => sessionStorage);
/** Lives on this device. */
export const deviceMemory = textMemory(() => localStorage);
