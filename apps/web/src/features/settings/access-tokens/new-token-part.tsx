import { Button, Text, TextInput } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { showToast } from '../../../ui/toast/toast-store';
import { accessTokenWords } from '../../../messages/access-tokens';
import { Choices } from '../../../ui/page/choices';
import classes from './access-tokens.module.css';

const words = accessTokenWords.made;

/** Copies a text; where the browser does not let it, the field is selected for the person to copy. */
function useCopying(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      field.current?.select();
      showToast('error', words.copyFailed.title, words.copyFailed.description);
    }
  };
  return { field, isCopied, copy: () => void copy() };
}

/** The token, whole, for this once. */
export function NewTokenPart({ token, onClose }: { token: string; onClose: () => void }) {
  const { field, isCopied, copy } = useCopying(token);
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Text size="md" c="var(--ink-2)" role="status">
        {words.description}
      </Text>
      <div className={classes.made}>
        <TextInput
          ref={field}
          size="md"
          className={classes.grow}
          classNames={{ input: classes.token ?? '' }}
          aria-label={words.field}
          value={token}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          size="md"
          autoFocus
          leftSection={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
      </div>
      <Choices>
        <Button size="md" onClick={onClose}>
          {words.done}
        </Button>
      </Choices>
    </>
  );
}
