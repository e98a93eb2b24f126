import { replaceDeck } from '@arrasta/domain';
import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { generationEntryMessages } from '../../messages/entries';
import { dispatch, flushedSession, useSession } from '../store/editor-store';
import classes from './generation.module.css';
import { forgetPrevious, previousOf, type PreviousVersion } from './previous-versions';
import { lazyComponent } from '../../loading/lazy-component';
import { useGenerationStore } from './generation-store';

const messages = generationEntryMessages.previous;
const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

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

/** Offers what the AI replaced, once the page no longer knows how to undo it (docs/product/generation.md 23). */
function PreviousVersionOffer({ userId }: { userId: string }) {
  const [offered, close] = usePrevious(userId);
  if (offered === null) return null;
  const { deck, replacedAt } = offered;
  const settle = () => {
    void forgetPrevious(userId, deck.carousel.id);
    close();
  };
  const restore = () => {
    dispatch(replaceDeck(deck));
    settle();
    showToast('success', messages.restored);
  };
  return (
    <Modal
      opened
      onClose={close}
      title={messages.title}
      size={420}
      closeButtonProps={{ 'aria-label': generationEntryMessages.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {messages.description(when.format(new Date(replacedAt)))}
      </Text>
      <div className={classes.answers}>
        <Button variant="default" size="md" onClick={settle}>
          {messages.dismiss}
        </Button>
        <Button size="md" onClick={restore} data-autofocus>
          {messages.restore}
        </Button>
      </div>
    </Modal>
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
