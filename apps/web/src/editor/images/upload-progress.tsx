import { imageMessages } from '../../messages/images';
import classes from './upload-progress.module.css';

interface UploadProgressProps {
  /** How much has gone, in whole percents. */
  readonly sent: number;
  readonly messages?: { readonly sending: string; readonly preparing: string };
}

/**
 * That a picture is on its way, and how much of it has gone; once all has, that the server is at
 * work. The percents are no news for a live region: the bar says them to who asks.
 */
export function UploadProgress({ sent, messages = imageMessages.element }: UploadProgressProps) {
  if (sent >= 100) return messages.preparing;
  return (
    <>
      {messages.sending}
      <span
        className={classes.percent}
        role="progressbar"
        aria-label={messages.sending}
        aria-valuenow={sent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {imageMessages.percent(sent)}
        <span className={classes.bar} style={{ width: `${sent}%` }} />
      </span>
    </>
  );
}
