import { limits } from '@arrasta/domain';
import { TextInput } from '@mantine/core';
import { ErrorLine } from '../../ui/controls/error-line';
import { limitHint, limitedText } from '../../ui/controls/limited-text';
import { settingsWords } from '../../messages/settings';
import { KeyCard } from './key-card';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form';

const { googleKey, searchEngine } = settingsWords;

type GoogleFieldsProps = SettingsForm & {
  /** Whether a key is stored. */
  readonly hasKey: boolean;
};

/** Key and search engine for pictures found with one's own account at Google (docs/product/settings.md 11). */
export function GoogleFields({ draft, change, errors, hasKey }: GoogleFieldsProps) {
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
          words={googleKey}
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
