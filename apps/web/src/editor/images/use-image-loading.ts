import { useEffect, useState } from 'react';

/** Where a picture is on its way to the screen; `slow` is still under way, but people should know. */
type PictureArrival = 'coming' | 'slow' | 'shown' | 'failed';

/** Milliseconds without a picture before it is said: a host may never answer and never refuse. */
const patience = 6_000;

interface Outcome {
  readonly address: string;
  readonly arrival: PictureArrival;
}

interface ArrivingPicture {
  readonly arrival: PictureArrival;
  /** For the `img` that shows the address. */
  readonly watch: { readonly onLoad: () => void; readonly onError: () => void };
}

/** Follows the picture of an address. Another address begins anew, and so does
 * what failed once the device is back online; a late picture still counts. */
export function usePictureArrival(address: string): ArrivingPicture {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const arrival = outcome?.address === address ? outcome.arrival : 'coming';
  useEffect(() => {
    if (arrival !== 'coming') return;
    const late = setTimeout(() => setOutcome({ address, arrival: 'slow' }), patience);
    return () => clearTimeout(late);
  }, [address, arrival]);
  useEffect(() => {
    if (arrival !== 'failed') return;
    const askAgain = () => setOutcome(null);
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [arrival]);
  const settle = (settled: PictureArrival) => () => setOutcome({ address, arrival: settled });
  return { arrival, watch: { onLoad: settle('shown'), onError: settle('failed') } };
}
