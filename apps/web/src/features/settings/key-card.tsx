import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@arrasta/domain';
import { ErrorLine } from '../../ui/controls/error-line';
import type { settingsUiMessages } from '../../messages/settings';
import { IconTile } from '../../ui/page/section';
import { keptKey, type SettingsKeyDraft } from './use-settings-form';
import classes from './settings.module.css';

interface KeyCardProps {
  /** Name of the field. */
  readonly name: 'openaiApiKey' | 'googleApiKey';
  readonly messages: typeof settingsUiMessages.key | typeof settingsUiMessages.googleKey;
  /** Whether a key is stored. */
  readonly hasKey: boolean;
  readonly draft: SettingsKeyDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: SettingsKeyDraft) => void;
}

function KeyInput({ name, messages, hasKey, draft, error, onChange }: KeyCardProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      size="md"
      className={classes.grow}
      classNames={{ description: classes.hint ?? '' }}
      name={name}
      type={shown ? 'text' : 'password'}
      label={hasKey ? messages.newField : messages.field}
      placeholder={messages.placeholder}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={hasKey ? messages.newHint : messages.hint}
      error={error !== undefined && <ErrorLine text={error} />}
      value={draft.text}
      maxLength={limits.providerKey}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={hasKey || undefined}
      autoFocus={hasKey}
      onChange={(event) => onChange({ mode: 'typed', text: event.currentTarget.value })}
      rightSection={
        <ActionIcon
          aria-label={shown ? messages.hide : messages.show}
          onClick={() => setShown(!shown)}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

interface KeyStateProps {
  readonly title: string;
  readonly detail: string;
  readonly isMasked: boolean;
}

function KeyState({ title, detail, isMasked }: KeyStateProps) {
  return (
    <>
      <IconTile Icon={KeyRound} />
      <div className={classes.grow}>
        <div className={classes.strong}>{title}</div>
        <div className={classes.detail} data-masked={isMasked || undefined} aria-hidden={isMasked}>
          {detail}
        </div>
      </div>
    </>
  );
}

/** The stored key, masked, and the ways to replace or remove it; or the field for a first one (docs/product/settings.md 8). */
export function KeyCard(props: KeyCardProps) {
  const { messages, hasKey, draft, onChange } = props;
  const cancel = (
    <Button
      variant="default"
      className={classes.action}
      aria-label={messages.labels.cancel}
      onClick={() => onChange(keptKey)}
    >
      {messages.cancel}
    </Button>
  );
  if (!hasKey) return <KeyInput {...props} />;
  if (draft.mode === 'typed') {
    return (
      <div className={classes.typing}>
        <KeyInput {...props} />
        {cancel}
      </div>
    );
  }
  const isKept = draft.mode === 'kept';
  return (
    <div className={classes.keyRow}>
      <KeyState
        title={isKept ? messages.saved : messages.removed}
        detail={isKept ? messages.masked : messages.removedHint}
        isMasked={isKept}
      />
      {isKept ? (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            className={classes.action}
            aria-label={messages.labels.remove}
            onClick={() => onChange({ mode: 'removed', text: '' })}
          >
            {messages.remove}
          </Button>
          <Button
            variant="default"
            className={classes.action}
            aria-label={messages.labels.change}
            onClick={() => onChange({ mode: 'typed', text: '' })}
          >
            {messages.change}
          </Button>
        </div>
      ) : (
        cancel
      )}
    </div>
  );
}
