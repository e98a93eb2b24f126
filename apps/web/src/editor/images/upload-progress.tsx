import { pictureWords } from '../../messages/images';
import classes from './upload-progress.module.css';

interface SendingWordsProps {
  /** How much has gone, in whole percents. */
  readonly sent: number;
  readonly words?: { readonly sending: string; readonly preparing: string };
}

/**
 * That a picture is on its way, and how much of it has gone; once all has, that the server is at
 * work. The percents are no news for a live region: the bar says them to who asks.
 */
export function SendingWords({ sent, words = pictureWords.element }: SendingWordsProps) {
  if (sent >= 100) return words.preparing;
  return (
    <>
      {words.sending}
      <span
        className={classes.percent}
        role="progressbar"
        aria-label={words.sending}
        aria-valuenow={sent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {pictureWords.percent(sent)}
        <span className={classes.bar} style={{ width: `${sent}%` }} />
      </span>
    </>
  );
}
