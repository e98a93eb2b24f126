import { Button, Modal, Text } from '@mantine/core';
import { draftMessages } from '../../messages/editor-later';
import { forgetDraft, type OfferedDraft } from './drafts';
import { restoreDraft } from './open-deck';

interface DraftDialogProps {
  readonly offer: OfferedDraft;
  readonly onClose: () => void;
}

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Offers the edits that this device kept and the server never got (docs/product/saving.md 5). */
export function DraftDialog({ offer, onClose }: DraftDialogProps) {
  const messages = draftMessages;
  const restore = () => {
    restoreDraft(offer);
    onClose();
  };
  const discard = () => {
    void forgetDraft(offer.key);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title}
      size={420}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text c="var(--ink-2)" size="md">
        {offer.draft.deck.carousel.title}
      </Text>
      <Text c="var(--ink-2)" size="md">
        {messages.description(when.format(new Date(offer.draft.editedAt)))}
      </Text>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 24 }}>
        <Button variant="default" size="md" onClick={discard}>
          {messages.discard}
        </Button>
        <Button size="md" onClick={restore} data-autofocus>
          {messages.restore}
        </Button>
      </div>
    </Modal>
  );
}
