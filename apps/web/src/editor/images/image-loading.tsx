import { useEffect, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { imageMessages } from '../../messages/images';
import classes from './image-loading.module.css';

/**
 * Where a picture is on its way to the screen; `slow` is still under way, but people should know.
 */
type ImageLoading = 'coming' | 'slow' | 'shown' | 'failed';

/** Milliseconds without a picture before it is said: a host may never answer and never refuse. */
const slowAfterMs = 6_000;

interface Outcome {
  readonly url: string;
  readonly loading: ImageLoading;
}

interface LoadingImage {
  readonly loading: ImageLoading;
  /** For the `img` that shows the address. */
  readonly watch: { readonly onLoad: () => void; readonly onError: () => void };
}

/** Follows the picture of an address. Another address begins anew, and so does
 * what failed once the device is back online; a late picture still counts. */
export function useImageLoading(url: string): LoadingImage {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const loading = outcome?.url === url ? outcome.loading : 'coming';
  useEffect(() => {
    if (loading !== 'coming') return;
    const late = setTimeout(() => setOutcome({ url, loading: 'slow' }), slowAfterMs);
    return () => clearTimeout(late);
  }, [url, loading]);
  useEffect(() => {
    if (loading !== 'failed') return;
    const askAgain = () => setOutcome(null);
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [loading]);
  const settleAs = (settled: ImageLoading) => () => setOutcome({ url, loading: settled });
  return { loading, watch: { onLoad: settleAs('shown'), onError: settleAs('failed') } };
}

/** In the place of a picture, or over it: why it is not seen. */
export function ImageNotice({ text }: { text: string }) {
  return (
    <p className={classes.failed} role="alert">
      <ImageOff size={16} strokeWidth={1.75} aria-hidden />
      {text}
    </p>
  );
}

interface UploadProgressProps {
  /** How much was sent, in whole percents. */
  readonly sent: number;
  readonly messages?: { readonly sending: string; readonly preparing: string };
}

/**
 * That a picture is being sent, and how much of it was; after that, that the server is processing
 * it. The live region leaves out the percents: the progress bar has them.
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
