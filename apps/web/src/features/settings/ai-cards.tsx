import { ActionIcon, Button, TextInput, Textarea } from '@mantine/core';
import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@arrasta/domain';
import type { AiTone } from '@arrasta/contract';
import { ErrorLine } from '../../ui/controls/error-line';
import { settingsUiMessages } from '../../messages/settings';
import { IconTile } from '../../ui/page/section';
import { keptKey, type SettingsKeyDraft, type SettingsForm } from './use-settings-form';
import classes from './settings.module.css';
import { limitedText, limitHint } from '../../ui/controls/control-props';
import { ChoiceTiles } from './choice-tiles';

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

const { googleKey, searchEngine } = settingsUiMessages;

type GoogleFieldsProps = SettingsForm & {
  /** Whether a key is stored. */
  readonly hasKey: boolean;
};

/** Key and search engine for pictures found with one's own account at Google (docs/product/settings.md 11). */
function GoogleFields({ draft, change, errors, hasKey }: GoogleFieldsProps) {
  const { googleSearchEngineId: engine } = draft;
  const limited = limitedText(engine, limits.searchEngineId);
  const isFull = limitHint(engine, limits.searchEngineId) !== null;
  const error = errors.googleSearchEngineId;
  return (
    <>
      <div role="group" aria-label={googleKey.label}>
        {hasKey && draft.googleKey.mode !== 'typed' && (
          <div className={classes.label} aria-hidden>
            {googleKey.label}
          </div>
        )}
        <KeyCard
          name="googleApiKey"
          messages={googleKey}
          hasKey={hasKey}
          draft={draft.googleKey}
          error={errors.googleApiKey}
          onChange={(key) => change({ googleKey: key })}
        />
      </div>
      <TextInput
        size="md"
        classNames={{ description: classes.hint ?? '' }}
        name="googleSearchEngineId"
        label={searchEngine.label}
        {...limited}
        description={isFull ? limited.description : searchEngine.hint}
        error={error !== undefined && <ErrorLine text={error} />}
        value={engine}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change({ googleSearchEngineId: event.currentTarget.value })}
      />
    </>
  );
}

const messages = settingsUiMessages.ai;

/** Tone, instructions and image source of what the AI makes (docs/product/settings.md 2). */
export function AiCard({ hasGoogleKey, ...form }: SettingsForm & { hasGoogleKey: boolean }) {
  const { draft, change, errors } = form;
  const { aiTone, aiInstructions, imageSource } = draft;
  const limited = limitedText(aiInstructions, limits.aiInstructions);
  const isFull = limitHint(aiInstructions, limits.aiInstructions) !== null;
  return (
    <div className={classes.fields}>
      <ChoiceTiles
        label={messages.tone}
        value={aiTone}
        choices={messages.tones}
        onChange={(tone) => change({ aiTone: tone as AiTone })}
      />
      <Textarea
        size="md"
        classNames={{ input: classes.instructions ?? '', description: classes.hint ?? '' }}
        name="aiInstructions"
        label={messages.instructions}
        {...limited}
        description={isFull ? limited.description : messages.instructionsHint}
        error={errors.aiInstructions !== undefined && <ErrorLine text={errors.aiInstructions} />}
        value={aiInstructions}
        onChange={(event) => change({ aiInstructions: event.currentTarget.value })}
      />
      <ChoiceTiles
        label={messages.imageSource}
        value={imageSource}
        choices={messages.imageSources}
        onChange={(source) => change({ imageSource: source })}
      />
      {imageSource === 'google' && <GoogleFields {...form} hasKey={hasGoogleKey} />}
    </div>
  );
}
