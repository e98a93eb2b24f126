import type { AiTone } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Textarea } from '@mantine/core';
import { ErrorLine } from '../../ui/controls/error-line';
import { limitHint, limitedText } from '../../ui/controls/limited-text';
import { settingsWords } from '../../messages/settings';
import { ChoiceTiles } from './choice-tiles';
import { GoogleFields } from './google-fields';
import type { SettingsForm } from './use-settings-form';
import classes from './settings.module.css';

const words = settingsWords.ai;

/** Tone, instructions and image source of what the AI makes (docs/product/settings.md 2). */
export function AiCard({ hasGoogleKey, ...form }: SettingsForm & { hasGoogleKey: boolean }) {
  const { draft, change, errors } = form;
  const { aiTone, aiInstructions, imageSource } = draft;
  const limited = limitedText(aiInstructions, limits.aiInstructions);
  const isFull = limitHint(aiInstructions, limits.aiInstructions) !== null;
  return (
    <div className={classes.fields}>
      <ChoiceTiles
        label={words.tone}
        value={aiTone}
        choices={words.tones}
        onChange={(tone) => change({ aiTone: tone as AiTone })}
      />
      <Textarea
        size="md"
        classNames={{ input: classes.instructions ?? '', description: classes.hint ?? '' }}
        name="aiInstructions"
        label={words.instructions}
        {...limited}
        description={isFull ? limited.description : words.instructionsHint}
        error={errors.aiInstructions !== undefined && <ErrorLine text={errors.aiInstructions} />}
        value={aiInstructions}
        onChange={(event) => change({ aiInstructions: event.currentTarget.value })}
      />
      <ChoiceTiles
        label={words.imageSource}
        value={imageSource}
        choices={words.imageSources}
        onChange={(source) => change({ imageSource: source })}
      />
      {imageSource === 'google' && <GoogleFields {...form} hasKey={hasGoogleKey} />}
    </div>
  );
}
