import type { FoundPictures } from '@arrasta/contract';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { serverMessageOf } from '../../api/api-error';
import shimmer from '../../ui/shimmer.module.css';
import { foundPictureWords } from '../../messages/image-search';
import { FoundPictureCard } from './found-picture-card';
import type { PicturePlace } from './picture-place';
import classes from './search-dialog.module.css';
import { useKeptChoice } from './use-kept-choice';

const words = foundPictureWords.find;
/** Pictures that are waited for, by their places. */
const places = Array.from({ length: 9 }, (_, index) => index);

function Waiting() {
  return (
    <div className={classes.grid} role="status" aria-label={words.searching}>
      {places.map((place) => (
        <div key={place} className={classes.waiting} aria-hidden>
          <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} />
        </div>
      ))}
    </div>
  );
}

interface InsteadProps {
  readonly title: string;
  readonly description: string;
  readonly onAgain?: () => void;
}

function Instead({ title, description, onAgain }: InsteadProps) {
  return (
    <div className={classes.instead} role={onAgain === undefined ? 'status' : 'alert'}>
      <strong>{title}</strong>
      <p>{description}</p>
      {onAgain !== undefined && (
        <Button variant="default" size="md" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </div>
  );
}

interface PicturesProps {
  readonly found: FoundPictures;
  readonly place: PicturePlace;
  readonly onDone: () => void;
}

function Pictures({ found, place, onDone }: PicturesProps) {
  const { keeping, failed, choose } = useKeptChoice(place, onDone);
  return (
    <>
      <ul className={classes.grid} aria-label={words.results}>
        {found.pictures.map((picture, index) => (
          <FoundPictureCard
            key={picture.address}
            picture={picture}
            number={index + 1}
            state={
              keeping === picture.address
                ? 'keeping'
                : failed.has(picture.address)
                  ? 'failed'
                  : null
            }
            isBusy={keeping !== null}
            onChoose={() => void choose(picture)}
          />
        ))}
      </ul>
      <p className={classes.foot}>
        <span>{words.from(found.source)}</span>
        <span>{words.hint}</span>
      </p>
    </>
  );
}

interface FoundListProps {
  readonly query: string;
  readonly found: UseQueryResult<FoundPictures, unknown>;
  readonly place: PicturePlace;
  readonly onDone: () => void;
}

/** What was found, or why there is nothing to choose from. */
export function FoundList({ query, found, place, onDone }: FoundListProps) {
  if (query === '') return <Instead {...words.idle} />;
  if (found.isFetching) return <Waiting />;
  if (found.data === undefined) {
    const description = serverMessageOf(found.error) ?? words.failed.description;
    const onAgain = () => void found.refetch();
    return <Instead title={words.failed.title} description={description} onAgain={onAgain} />;
  }
  if (found.data.pictures.length === 0) return <Instead {...words.none} />;
  return <Pictures key={query} found={found.data} place={place} onDone={onDone} />;
}
