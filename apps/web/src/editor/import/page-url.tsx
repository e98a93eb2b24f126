import { limits } from '@arrasta/domain';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { errorMessageOr } from '../../api/api-error';
import { api } from '../../api/client';
import { markdownMessages } from '../../messages/markdown';
import { leaveForSignIn } from '../persistence/leave';
import { useImportText } from './import-text-store';
import classes from './import-text.module.css';

/** An address as it is to be asked: typed without its beginning, it is one of the web. */
export function completeUrl(typed: string): string | null {
  const url = typed.trim();
  if (url === '') return null;
  return /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}

const messages = markdownMessages.page;

/** Reads the page behind the address into the text, which it replaces. */
function usePageReading() {
  const reading = useRef<AbortController | null>(null);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function ask(url: string, signal: AbortSignal): Promise<void> {
    try {
      const { title, text, truncated } = await api.ai.readPage.mutate({ url }, { signal });
      if (!signal.aborted) useImportText.setState({ text, page: { title, truncated } });
    } catch (failure) {
      if (signal.aborted || leaveForSignIn(failure)) return;
      setError(errorMessageOr(failure, messages.failed));
    }
  }

  const read = async () => {
    if (reading.current !== null) return;
    const url = completeUrl(useImportText.getState().url);
    setError(url === null ? messages.missing : null);
    if (url === null) return;
    const controller = new AbortController();
    reading.current = controller;
    setReading(true);
    await ask(url, controller.signal);
    reading.current = null;
    setReading(false);
  };
  return { isReading, error, forgetError: () => setError(null), read };
}

/** The address of a page, and the way to its text. */
export function PageUrlField() {
  const { url, page, text } = useImportText();
  const { isReading, error, forgetError, read } = usePageReading();
  const hint = page === null ? messages.hint : messages.read(page.title, text.length);
  const button = (
    <Button
      variant={page === null ? 'filled' : 'default'}
      size="md"
      className={classes.read ?? ''}
      loading={isReading}
      onClick={() => void read()}
    >
      {messages.submit}
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
      label={messages.field}
      placeholder={messages.placeholder}
      maxLength={limits.imageUrl}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputContainer={(field) => (
        <div className={classes.address}>
          {field}
          {button}
        </div>
      )}
      description={error === null ? hint : undefined}
      error={error}
      value={url}
      onChange={({ currentTarget }) => {
        useImportText.setState({ url: currentTarget.value });
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
