import { useEffect, useState } from 'react';
import { flushedSession, useSession } from '../store/editor-store';
import { previousOf, type PreviousVersion } from './previous-versions';
import { lazyComponent, lazyDialog } from '../../loading/lazy-component';
import { useGenerationStore } from './generation-store';

function usePrevious(userId: string) {
  const carouselId = useSession(({ state }) => state.deck.carousel.id);
  const [offered, setOffered] = useState<PreviousVersion | null>(null);
  useEffect(() => {
    let isWanted = true;
    const deck = flushedSession()?.state.deck;
    if (deck !== undefined) {
      void previousOf(userId, deck).then((version) => {
        if (isWanted) setOffered(version);
      });
    }
    return () => {
      isWanted = false;
      setOffered(null);
    };
  }, [userId, carouselId]);
  return [offered, () => setOffered(null)] as const;
}

const PreviousVersionDialog = lazyDialog(
  async () => (await import('./previous-version-dialog')).PreviousVersionDialog,
);

function PreviousVersionOffer({ userId }: { userId: string }) {
  const [offered, close] = usePrevious(userId);
  return (
    offered !== null && <PreviousVersionDialog userId={userId} version={offered} onClose={close} />
  );
}

const GenerateDialog = lazyComponent(
  async () => (await import('./generate-dialog')).GenerateDialog,
);

/** The dialog while it is open, and what it replaced before this page was loaded. */
export function GenerationHost({ userId, isQuiet }: { userId: string; isQuiet: boolean }) {
  const isOpen = useGenerationStore((store) => store.isOpen);
  return (
    <>
      {isOpen && <GenerateDialog userId={userId} />}
      {!isQuiet && <PreviousVersionOffer userId={userId} />}
    </>
  );
}
