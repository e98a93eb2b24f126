import type { FoundPicture } from '@arrasta/contract';
import { Loader } from '@mantine/core';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { foundPictureWords } from '../../messages/image-search';
import { shortCreditText } from './credit-text';
import classes from './search-dialog.module.css';

const words = foundPictureWords.find;

/** The small picture by way of our server: its host does not learn who looks. */
const shownFrom = (address: string) => `/api/proxy-image?url=${encodeURIComponent(address)}`;

function Preview({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(false);
  if (!isMissing) {
    return <img src={shownFrom(address)} alt="" loading="lazy" onError={() => setMissing(true)} />;
  }
  return (
    <span className={classes.missing}>
      <ImageOff size={18} strokeWidth={1.75} aria-hidden />
      {words.noPreview}
    </span>
  );
}

interface FoundPictureCardProps {
  readonly picture: FoundPicture;
  readonly number: number;
  readonly state: 'keeping' | 'failed' | null;
  /** One of them is being kept. */
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** A found picture, which is chosen by pressing it, over the line that says whose it is. */
export function FoundPictureCard(props: FoundPictureCardProps) {
  const { picture, number, state, isBusy, onChoose } = props;
  const { title, preview, credit } = picture;
  const text = shortCreditText(credit);
  return (
    <li className={classes.card} data-state={state ?? undefined}>
      <button
        type="button"
        className={classes.choose}
        aria-label={words.use(title ?? words.unnamed(number))}
        title={title ?? undefined}
        // Not disabled, which would take the focus away.
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onChoose();
        }}
      >
        <Preview address={preview} />
        {state === 'keeping' && (
          <span className={classes.keeping} role="status" aria-label={words.keeping}>
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
