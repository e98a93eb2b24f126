import { useEffect, useState } from 'react';
import { deviceMemory } from '../../api/text-memory';
import { useCarousels } from '../../features/carousels/use-carousels';
import { useSession } from '../store/editor-store';

const keyOf = (userId: string) => `arrasta.welcomed.${userId}`;

/** Forgets that a person was told where to begin, as the deletion of the account asks for. */
export function forgetWelcome(userId: string): void {
  deviceMemory.remove(keyOf(userId));
}

/**
 * Whether a person still has to be told where to begin: until they say that they know, or have a
 * carousel. Either holds for good on this device, also once the carousel is deleted.
 */
export function useNewcomer(userId: string) {
  const key = keyOf(userId);
  const [knows, setKnows] = useState(() => deviceMemory.read(key) !== null);
  const { data } = useCarousels();
  const isStored = useSession(({ stored }) => stored !== null);
  const has = isStored || (data?.pages[0]?.items.length ?? 0) > 0;
  useEffect(() => {
    if (has || knows) deviceMemory.write(key, 'true');
  }, [has, knows, key]);
  return {
    // Nothing is said before it is known that there is no carousel.
    isNewcomer: data !== undefined && !has && !knows,
    putAway: () => setKnows(true),
  };
}
