import { limits } from '@arrasta/domain';
import { ActionIcon, Anchor, Checkbox, TextInput } from '@mantine/core';
import { ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { generationWords } from '../../messages/generation';
import classes from './generation.module.css';

const words = generationWords.key;

export interface KeyDraft {
  readonly text: string;
  readonly isSaved: boolean;
}

interface KeyFieldsProps {
  readonly draft: KeyDraft;
  readonly onChange: (draft: KeyDraft) => void;
}

/** A key of the provider, for once or for good (docs/product/generation.md 19, 21). */
export function KeyFields({ draft, onChange }: KeyFieldsProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={classes.key}>
      <TextInput
        data-autofocus
        size="md"
        name="openaiApiKey"
        type={shown ? 'text' : 'password'}
        label={words.field}
        placeholder={words.placeholder}
        value={draft.text}
        maxLength={limits.providerKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
        rightSection={
          <ActionIcon aria-label={shown ? words.hide : words.show} onClick={() => setShown(!shown)}>
            <Icon size={17} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <Checkbox
        label={words.save}
        checked={draft.isSaved}
        onChange={({ currentTarget }) => onChange({ ...draft, isSaved: currentTarget.checked })}
      />
      <Anchor href={words.page} target="_blank" rel="noreferrer" className={classes.link}>
        {words.link}
        <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
      </Anchor>
    </div>
  );
}
