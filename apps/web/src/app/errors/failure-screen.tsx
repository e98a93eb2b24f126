import { Button } from '@mantine/core';
import { appWords } from '../../messages/app';
import { Message } from './message';

interface FailureScreenProps {
  /** Left out: the documented words for an unexpected failure. */
  readonly words?: { readonly title: string; readonly description: string };
  readonly onRetry: () => void;
}

/** What is shown when a screen cannot be shown (docs/product/screens.md 6). */
export function FailureScreen({ words = appWords.failure, onRetry }: FailureScreenProps) {
  return (
    <Message title={words.title} description={words.description}>
      <Button size="md" onClick={onRetry}>
        {appWords.failure.retry}
      </Button>
      <Button size="md" variant="default" onClick={() => window.location.reload()}>
        {appWords.failure.reload}
      </Button>
    </Message>
  );
}
