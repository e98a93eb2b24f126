import { lazyPart } from '../../loading/lazy-part';
import { useGenerationStore } from './generation-store';
import { PreviousVersionOffer } from './previous-version-offer';

const GenerateDialog = lazyPart(async () => (await import('./generate-dialog')).GenerateDialog);

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
