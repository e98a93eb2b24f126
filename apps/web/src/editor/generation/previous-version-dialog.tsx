import { replaceDeck } from '@arrasta/domain';
import { Button, Modal, Text } from '@mantine/core';
import { showToast } from '../../ui/toast/toast-store';
import { generationEntryMessages } from '../../messages/entries';
import { dispatch } from '../store/editor-store';
import classes from './generation.module.css';
import { forgetPrevious, type PreviousVersion } from './previous-versions';

const messages = generationEntryMessages.previous;
const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

interface PreviousVersionDialogProps {
  readonly userId: string;
  readonly version: PreviousVersion;
  readonly onClose: () => void;
}

/** Offers what the AI replaced, once the page no longer knows how to undo it (docs/product/generation.md 23). */
export function PreviousVersionDialog(props: PreviousVersionDialogProps) {
  const { userId, version, onClose } = props;
  const { deck, replacedAt } = version;
  const forgetVersion = () => {
    void forgetPrevious(userId, deck.carousel.id);
    onClose();
  };
  const restore = () => {
    dispatch(replaceDeck(deck));
    forgetVersion();
    showToast('success', messages.restored);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title}
      size={420}
      closeButtonProps={{ 'aria-label': generationEntryMessages.close }}
    >
      <Text c="var(--ink-2)" size="md">
        {messages.description(when.format(new Date(replacedAt)))}
      </Text>
      <div className={classes.answers}>
        <Button variant="default" size="md" onClick={forgetVersion}>
          {messages.dismiss}
        </Button>
        <Button size="md" onClick={restore} data-autofocus>
          {messages.restore}
        </Button>
      </div>
    </Modal>
  );
}
