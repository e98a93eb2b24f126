import type { FoundImage, FoundImages } from '@arrasta/contract';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button, Loader, Modal, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { ImageOff, Search } from 'lucide-react';
import { api } from '../../api/client';
import { serverMessageOf } from '../../api/api-error';
import { utils, trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { imageSearchMessages } from '../../messages/image-search';
import { leaveForSignIn } from '../persistence/leave';
import { type ImagePlace, subjectOf } from './image-place';
import { shortCreditText } from './image-credit';
import classes from './search-dialog.module.css';
import shimmer from '../../ui/shimmer.module.css';
import { useScreenSize } from '../../ui/viewport/use-screen-size';

const { notKept } = imageSearchMessages.find;

/** Keeps the chosen picture and puts it in its place; one at a time, until the dialog is left. */
function useKeepImage({ putImage }: ImagePlace, onDone: () => void) {
  const [keeping, setKeeping] = useState<string | null>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);

  async function keep({ address, preview, credit }: FoundImage, signal: AbortSignal) {
    const storedImage = await api.pictures.keepFound.mutate(
      { address, preview, credit },
      { signal },
    );
    utils.pictures.credit.setData({ id: storedImage.picture.id }, storedImage.credit);
    return storedImage.picture.url;
  }

  async function choose(image: FoundImage): Promise<void> {
    const { signal } = controllerRef.current ?? new AbortController();
    setKeeping(image.address);
    try {
      putImage(await keep(image, signal));
      onDone();
    } catch (error) {
      if (signal.aborted || leaveForSignIn(error)) return;
      setFailed((before) => new Set([...before, image.address]));
      showToast('error', notKept.title, serverMessageOf(error) ?? notKept.description);
    } finally {
      setKeeping(null);
    }
  }

  return { keeping, failed, choose };
}

const foundMessages = imageSearchMessages.find;

/** The small picture by way of our server: its host does not learn who looks. */
const proxiedUrl = (url: string) => `/api/proxy-image?url=${encodeURIComponent(url)}`;

function Preview({ url }: { url: string }) {
  const [isMissing, setMissing] = useState(false);
  if (!isMissing) {
    return <img src={proxiedUrl(url)} alt="" loading="lazy" onError={() => setMissing(true)} />;
  }
  return (
    <span className={classes.missing}>
      <ImageOff size={18} strokeWidth={1.75} aria-hidden />
      {foundMessages.noPreview}
    </span>
  );
}

interface FoundImageCardProps {
  readonly image: FoundImage;
  readonly number: number;
  readonly state: 'keeping' | 'failed' | null;
  /** One of them is being kept. */
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** A found picture, which is chosen by pressing it, over the line that says whose it is. */
function FoundImageCard(props: FoundImageCardProps) {
  const { image, number, state, isBusy, onChoose } = props;
  const { title, preview, credit } = image;
  const text = shortCreditText(credit);
  return (
    <li className={classes.card} data-state={state ?? undefined}>
      <button
        type="button"
        className={classes.choose}
        aria-label={foundMessages.use(title ?? foundMessages.unnamed(number))}
        title={title ?? undefined}
        // Not disabled, which would take the focus away.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onChoose();
        }}
      >
        <Preview url={preview} />
        {state === 'keeping' && (
          <span className={classes.keeping} role="status" aria-label={foundMessages.keeping}>
            <Loader size={20} />
          </span>
        )}
      </button>
      <span className={classes.credit} title={text}>
        {credit.pageUrl === null ? (
          text
        ) : (
          <a href={credit.pageUrl} target="_blank" rel="noreferrer">
            {text}
          </a>
        )}
      </span>
    </li>
  );
}

/** Pictures that are waited for, by their places. */
const places = Array.from({ length: 9 }, (_, index) => index);

function Waiting() {
  return (
    <div className={classes.grid} role="status" aria-label={foundMessages.searching}>
      {places.map((place) => (
        <div key={place} className={classes.waiting} aria-hidden>
          <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} />
        </div>
      ))}
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly description: string;
  readonly onAgain?: () => void;
}

function EmptyState({ title, description, onAgain }: EmptyStateProps) {
  return (
    <div className={classes.instead} role={onAgain === undefined ? 'status' : 'alert'}>
      <strong>{title}</strong>
      <p>{description}</p>
      {onAgain !== undefined && (
        <Button variant="default" size="md" onClick={onAgain}>
          {foundMessages.again}
        </Button>
      )}
    </div>
  );
}

interface ImagesProps {
  readonly found: FoundImages;
  readonly place: ImagePlace;
  readonly onDone: () => void;
}

function Images({ found, place, onDone }: ImagesProps) {
  const { keeping, failed, choose } = useKeepImage(place, onDone);
  return (
    <>
      <ul className={classes.grid} aria-label={foundMessages.results}>
        {found.pictures.map((image, index) => (
          <FoundImageCard
            key={image.address}
            image={image}
            number={index + 1}
            state={
              keeping === image.address ? 'keeping' : failed.has(image.address) ? 'failed' : null
            }
            isBusy={keeping !== null}
            onChoose={() => void choose(image)}
          />
        ))}
      </ul>
      <p className={classes.foot}>
        <span>{foundMessages.from(found.source)}</span>
        <span>{foundMessages.hint}</span>
      </p>
    </>
  );
}

interface FoundListProps {
  readonly query: string;
  readonly found: UseQueryResult<FoundImages, unknown>;
  readonly place: ImagePlace;
  readonly onDone: () => void;
}

/** What was found, or why there is nothing to choose from. */
function FoundList({ query, found, place, onDone }: FoundListProps) {
  if (query === '') return <EmptyState {...foundMessages.idle} />;
  if (found.isFetching) return <Waiting />;
  if (found.data === undefined) {
    const description = serverMessageOf(found.error) ?? foundMessages.failed.description;
    const onAgain = () => void found.refetch();
    return (
      <EmptyState title={foundMessages.failed.title} description={description} onAgain={onAgain} />
    );
  }
  if (found.data.pictures.length === 0) return <EmptyState {...foundMessages.none} />;
  return <Images key={query} found={found.data} place={place} onDone={onDone} />;
}

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
