import { useEffect, useRef, useState } from 'react';
import { errorMessageOr as toldOr } from '../../api/api-error';
import { api } from '../../api/client';
import { markdownWords } from '../../messages/markdown';
import { handleSignedOut } from '../persistence/leave';
import { useFromText } from './from-text-store';
import { wholeAddress } from './whole-address';

const words = markdownWords.page;

/** Reads the page behind the address into the text; what stood there before is gone. */
export function usePageReading() {
  const reading = useRef<AbortController | null>(null);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function ask(url: string, signal: AbortSignal): Promise<void> {
    try {
      const { title, text, truncated } = await api.ai.readPage.mutate({ url }, { signal });
      if (!signal.aborted) useFromText.setState({ text, page: { title, truncated } });
    } catch (failure) {
      if (signal.aborted || handleSignedOut(failure)) return;
      setError(toldOr(failure, words.failed));
    }
  }

  const read = async () => {
    if (reading.current !== null) return;
    const url = wholeAddress(useFromText.getState().address);
    setError(url === null ? words.missing : null);
    if (url === null) return;
    const ending = new AbortController();
    reading.current = ending;
    setReading(true);
    await ask(url, ending.signal);
    reading.current = null;
    setReading(false);
  };
  return { isReading, error, forgetError: () => setError(null), read };
}
