import { requestLimits, type CarouselSummary } from '@arrasta/contract';
import { Button, Modal, TextInput, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { editorMessages } from '../../../messages/editor';
import { useScreenSize } from '../../../ui/viewport/use-screen-size';
import { CarouselGrid } from './carousel-grid';
import classes from './my-carousels.module.css';
import { api } from '../../../api/client';
import { serverMessageOf } from '../../../api/api-error';
import { utils } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { enqueueMutation } from '../../../editor/persistence/save-deck';
import { leaveForSignIn, discardEdits } from '../../../editor/persistence/leave';
import { useCurrentUser } from '../../../api/current-user';
import { forgetDraftsOfDeck } from '../../../editor/persistence/drafts';
import { freshDeckState } from '../../../editor/persistence/visit-state';
import { flushedSession } from '../../../editor/store/editor-store';

const removalMessages = editorMessages.carousels.removal;

/** Deletes a carousel on the server and shows the outcome. Returns whether it was deleted. */
async function removeCarousel(id: string): Promise<boolean> {
  try {
    await enqueueMutation(() => api.carousels.delete.mutate({ id }));
    showToast('success', removalMessages.done);
    return true;
  } catch (error) {
    if (!leaveForSignIn(error)) {
      showToast(
        'error',
        removalMessages.failed,
        serverMessageOf(error) ?? removalMessages.failedHint,
      );
    }
    return false;
  } finally {
    // Also after a failure: the list may show what was deleted elsewhere. Waited for, since what is
    // opened next depends on whether there is another carousel.
    await utils.carousels.list.invalidate();
  }
}

interface RemovalDialogProps {
  readonly carousel: CarouselSummary;
  readonly onClose: () => void;
}

function useRemoval({ carousel, onClose }: RemovalDialogProps) {
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const current = useCurrentUser();
  const remove = async () => {
    setRemoving(true);
    const isRemoved = await removeCarousel(carousel.id);
    onClose();
    if (!isRemoved) return;
    if (flushedSession()?.state.deck.carousel.id === carousel.id) {
      discardEdits(carousel.id);
      await navigate('/', { state: freshDeckState });
    }
    // Drafts of what was deleted on purpose are of no use any more.
    if (current.status === 'signedIn') await forgetDraftsOfDeck(current.user.id, carousel.id);
  };
  return { removing, remove };
}

/** Asks before a carousel is deleted (docs/product/carousels.md 14). */
function RemovalDialog(props: RemovalDialogProps) {
  const { removing, remove } = useRemoval(props);
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={removalMessages.title}
      size={420}
      withCloseButton={false}
    >
      <Text size="md" fw={600}>
        {props.carousel.title}
      </Text>
      <Text size="md" c="var(--ink-2)">
        {removalMessages.question}
      </Text>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={props.onClose} data-autofocus>
          {removalMessages.cancel}
        </Button>
        <Button size="md" data-danger disabled={removing} onClick={() => void remove()}>
          {removalMessages.confirm}
        </Button>
      </div>
    </Modal>
  );
}

const messages = editorMessages.carousels.dialog;
/** Pause in typing after which the search is sent, in ms. */
const searchPause = 200;

interface HeadProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

function Head({ search, onSearch, onClose }: HeadProps) {
  return (
    <Modal.Header className={classes.head}>
      <Modal.Title>{messages.title}</Modal.Title>
      <TextInput
        size="sm"
        type="search"
        className={classes.search}
        aria-label={messages.search}
        placeholder={messages.search}
        leftSection={<Search size={16} strokeWidth={1.75} />}
        maxLength={requestLimits.search}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        data-autofocus
      />
      <Button
        component={Link}
        to="/modelos"
        size="md"
        leftSection={<Plus size={16} strokeWidth={1.75} />}
        onClick={onClose}
      >
        {messages.create}
      </Button>
      <Modal.CloseButton aria-label={editorMessages.close} />
    </Modal.Header>
  );
}

interface MyCarouselsProps {
  /** Asks under what name a carousel is kept as a template. */
  readonly onSaveTemplate: (carousel: CarouselSummary) => void;
  readonly onClose: () => void;
}

/** The dialog Meus Carrosséis: search, open, begin, delete (docs/product/carousels.md 12, 13). */
export function MyCarousels({ onSaveTemplate, onClose }: MyCarouselsProps) {
  const narrow = useScreenSize() === 'narrow';
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search.trim(), searchPause);
  const [removing, setRemoving] = useState<CarouselSummary | null>(null);
  return (
    <Modal.Root
      opened
      onClose={onClose}
      // Over the question it is the question that Escape closes.
      closeOnEscape={removing === null}
      size={960}
      fullScreen={narrow}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Head search={search} onSearch={setSearch} onClose={onClose} />
        <Modal.Body className={classes.body}>
          <CarouselGrid
            search={query}
            onOpen={onClose}
            onSaveTemplate={(carousel) => {
              onClose();
              onSaveTemplate(carousel);
            }}
            onRemove={setRemoving}
          />
        </Modal.Body>
      </Modal.Content>
      {removing !== null && <RemovalDialog carousel={removing} onClose={() => setRemoving(null)} />}
    </Modal.Root>
  );
}
