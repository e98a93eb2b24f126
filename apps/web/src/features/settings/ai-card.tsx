import type { AiTone } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Textarea, TextInput } from '@mantine/core';
import { ErrorLine } from '../../ui/controls/error-line';
import { limitedText, limitHint } from '../../ui/controls/limited-text';
import { settingsUiMessages } from '../../messages/settings';
import { KeyCard } from './key-card';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form';
import { ChoiceTiles } from './choice-tiles';

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
