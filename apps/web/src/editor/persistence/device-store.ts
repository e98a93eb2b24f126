import { createStore, type UseStore } from 'idb-keyval';

/** A database of this device, opened when it is first asked for. */
export function deviceStore(database: string, name: string): () => UseStore {
  let store: UseStore | null = null;
  return () => (store ??= createStore(database, name));
}

/** How long the device may take to say what it keeps, in ms; nothing is opened before. */
const timeoutMs = 1_500;

/**
 * What the device answers in time; the fallback where it does not, or cannot: whether and how
 * it keeps anything is the device's.
 */
export async function readFromDevice<Value>(
  read: () => Promise<Value>,
  fallback: Value,
): Promise<Value> {
  const timeout = new Promise<Value>((resolve) => {
    setTimeout(() => resolve(fallback), timeoutMs);
  });
  try {
    return await Promise.race([read(), timeout]);
  } catch {
    return fallback;
  }
}
