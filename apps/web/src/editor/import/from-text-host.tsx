import { useEffect, type ComponentProps } from 'react';
import { lazyDialog } from '../../loading/lazy-part';
import { useLeaveQuestion } from '../navigation-guard/leave-question';
import { useSession } from '../store/editor-store';
import { closeFromText, endFromText, useFromText } from './from-text-store';

const FromTextDialog = lazyDialog(async () => (await import('./from-text-dialog')).FromTextDialog);

/**
 * The window while it is open: until the carousel that was made in it is. It makes room for the
 * question before the open one is left, and comes back when that is not.
 */
export function FromTextHost(props: Pick<ComponentProps<typeof FromTextDialog>, 'Generate'>) {
  const { isOpen, madeId } = useFromText();
  const isMadeOpen = useSession(({ state }) => state.deck.carousel.id === madeId);
  const isAsked = useLeaveQuestion(({ answer }) => answer !== null);
  useEffect(() => {
    if (isMadeOpen) endFromText();
  }, [isMadeOpen]);
  return isOpen && !isAsked && !isMadeOpen && <FromTextDialog {...props} onClose={closeFromText} />;
}
