import { useEffect, useState } from 'react';
import { hasBeenWelcomed, rememberWelcome } from '../persistence/welcome-memory';
import { useCarousels } from '../../api/use-carousels';
import { useSession } from '../store/editor-store';

/**
 * Whether a person still has to be told where to begin: until they say that they know, or have a
 * carousel. Either holds for good on this device, also once the carousel is deleted.
 */
export function useNewcomer(userId: string) {
  const [knows, setKnows] = useState(() => hasBeenWelcomed(userId));
  const { data } = useCarousels();
  const isStored = useSession(({ stored }) => stored !== null);
  const has = isStored || (data?.pages[0]?.items.length ?? 0) > 0;
  useEffect(() => {
    if (has || knows) rememberWelcome(userId);
  }, [has, knows, userId]);
  return {
    // Nothing is said before it is known that there is no carousel.
    isNewcomer: data !== undefined && !has && !knows,
    putAway: () => setKnows(true),
  };
}
