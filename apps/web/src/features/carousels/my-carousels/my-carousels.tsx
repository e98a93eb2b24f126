import { requestLimits, type CarouselSummary } from '@arrasta/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editorMessages } from '../../../messages/editor';
import { useScreenSize } from '../../../ui/viewport/use-screen-size';
import { CarouselGrid } from './carousel-grid';
import classes from './my-carousels.module.css';
import { RemovalDialog } from './removal-dialog';

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
