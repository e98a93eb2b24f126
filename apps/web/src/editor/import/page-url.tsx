import { limits } from '@arrasta/domain';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { errorMessageOr as toldOr } from '../../api/api-error';
import { api } from '../../api/client';
import { markdownWords } from '../../messages/markdown';
import { handleSignedOut } from '../persistence/leave';
import { useFromText } from './import-text-store';
import classes from './import-text.module.css';

/** An address as it is to be asked: typed without its beginning, it is one of the web. */
export function wholeAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

const words = markdownWords.page;

/** Reads the page behind the address into the text; what stood there before is gone. */
function usePageReading() {
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

/** The address of a page, and the way to its text. */
export function PageAddress() {
  const { address, page, text } = useFromText();
  const { isReading, error, forgetError, read } = usePageReading();
  const hint = page === null ? words.hint : words.read(page.title, text.length);
  const button = (
    <Button
      variant={page === null ? 'filled' : 'default'}
      size="md"
      className={classes.read ?? ''}
      loading={isReading}
      onClick={() => void read()}
    >
      {words.submit}
    </Button>
  );
  return (
    <TextInput
      data-autofocus
      size="md"
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      label={words.field}
      placeholder={words.placeholder}
      maxLength={limits.pictureAddress}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputContainer={(field) => (
        <div className={classes.address}>
          {field}
          {button}
        </div>
      )}
      description={error === null ? hint : undefined}
      error={error}
      value={address}
      onChange={({ currentTarget }) => {
        useFromText.setState({ address: currentTarget.value });
        forgetError();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void read();
      }}
    />
  );
}
