import { limits } from '@arrasta/domain';
import { ActionIcon, Anchor, Checkbox, TextInput } from '@mantine/core';
import { ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { generationMessages } from '../../messages/generation';
import classes from './generation.module.css';

const messages = generationMessages.key;

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
        label={messages.field}
        placeholder={messages.placeholder}
        value={draft.text}
        maxLength={limits.providerKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
        rightSection={
          <ActionIcon
            aria-label={shown ? messages.hide : messages.show}
            onClick={() => setShown(!shown)}
          >
            <Icon size={17} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <Checkbox
        label={messages.save}
        checked={draft.isSaved}
        onChange={({ currentTarget }) => onChange({ ...draft, isSaved: currentTarget.checked })}
      />
      <Anchor href={messages.page} target="_blank" rel="noreferrer" className={classes.link}>
        {messages.link}
        <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
      </Anchor>
    </div>
  );
}
