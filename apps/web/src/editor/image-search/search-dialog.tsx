import { Button, Modal, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { trpc } from '../../api/trpc';
import { imageSearchMessages } from '../../messages/image-search';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { FoundList } from './found-list';
import { type ImagePlace, subjectOf } from './image-place';
import classes from './search-dialog.module.css';

const messages = imageSearchMessages.find;
/** Longer queries are cut by the server. Source: docs/product/images.md 9. */
const maxQueryLength = 100;

function useImageSearch(query: string) {
  return trpc.pictures.search.useQuery(
    { query },
    { enabled: query !== '', trpc: { abortOnUnmount: true } },
  );
}

interface SearchFieldProps {
  readonly first: string;
  readonly isSearching: boolean;
  readonly onSearch: (query: string) => void;
}

function SearchField({ first, isSearching, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(first);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={classes.form} onSubmit={submit}>
      <TextInput
        data-autofocus
        size="md"
        type="search"
        className={classes.field}
        aria-label={messages.field}
        placeholder={messages.placeholder}
        leftSection={<Search size={16} strokeWidth={1.75} />}
        maxLength={maxQueryLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" size="md" loading={isSearching} disabled={text.trim() === ''}>
        {messages.submit}
      </Button>
    </form>
  );
}

interface SearchDialogProps {
  readonly place: ImagePlace;
  readonly onClose: () => void;
}

/** Pictures of other services, to choose one for the slide. */
export function SearchDialog({ place, onClose }: SearchDialogProps) {
  const narrow = useScreenSize() === 'narrow';
  const [query, setQuery] = useState(() => subjectOf(place.slide));
  const searchResults = useImageSearch(query);
  const search = (next: string) => {
    if (next === query && searchResults.isError) void searchResults.refetch();
    setQuery(next);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title}
      size={760}
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': imageSearchMessages.close }}
    >
      <SearchField first={query} isSearching={searchResults.isFetching} onSearch={search} />
      <FoundList query={query} found={searchResults} place={place} onDone={onClose} />
    </Modal>
  );
}
