import { limits } from '@arrasta/domain';
import { Button, TextInput } from '@mantine/core';
import { markdownWords } from '../../messages/markdown';
import classes from './from-text.module.css';
import { useFromText } from './from-text-store';
import { usePageReading } from './use-page-reading';

const words = markdownWords.page;

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
