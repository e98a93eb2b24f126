import { limits } from '@arrasta/domain';
import { Button, Checkbox, Loader, Textarea } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { editorUndoField as keptText } from '../../ui/controls/control-props';
import { limitedText } from '../../ui/controls/limited-text';
import { generationWords as words } from '../../messages/generation';
import { changeWish, closeGeneration, useGenerationStore } from './generation-store';
import classes from './generation.module.css';
import { KeyFields } from './key-fields';
import { SourceCard, SourceOffer } from './source-card';
import { useGenerationForm } from './use-generation-form';
import { useKeyNeed } from './use-key-need';

/** What the carousel is to be about; read-only while it is being written. */
export function WishFields({ isFixed }: { isFixed: boolean }) {
  const { topic, includeImages, source } = useGenerationStore(({ wish }) => wish);
  const hasTopic = !isFixed || topic.trim() !== '';
  return (
    <>
      {source !== null && <SourceCard source={source} isFixed={isFixed} />}
      {hasTopic && (
        <Textarea
          data-autofocus={!isFixed || undefined}
          size="md"
          dir="auto"
          label={source === null ? words.topic : words.source.topic}
          placeholder={source === null ? words.topicHint : words.source.topicHint}
          classNames={{ input: classes.topic ?? '' }}
          readOnly={isFixed}
          {...limitedText(topic, limits.prompt)}
          value={topic}
          onChange={({ currentTarget }) => changeWish({ topic: currentTarget.value })}
          {...keptText}
        />
      )}
      {source === null && !isFixed && <SourceOffer />}
      <Checkbox
        label={words.includeImages}
        checked={includeImages}
        disabled={isFixed}
        onChange={({ currentTarget }) => changeWish({ includeImages: currentTarget.checked })}
      />
    </>
  );
}

function Form({ userId, needsKey }: { userId: string; needsKey: boolean }) {
  const { key, setKey, isSaving, saveKey, generate } = useGenerationForm(userId, needsKey);
  return (
    <form
      className={classes.form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        void generate();
      }}
    >
      {needsKey && <KeyFields draft={key} onChange={setKey} />}
      <WishFields isFixed={false} />
      <div className={classes.foot}>
        <p className={classes.note}>{words.replaces}</p>
        <div className={classes.ways}>
          <Button variant="default" size="md" onClick={closeGeneration}>
            {words.cancel}
          </Button>
          {needsKey && key.isSaved && (
            <Button variant="default" size="md" loading={isSaving} onClick={() => void saveKey()}>
              {words.key.submit}
            </Button>
          )}
          <Button
            type="submit"
            size="md"
            disabled={isSaving}
            leftSection={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
          >
            {words.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The form once it is known whether a key is needed. */
export function GenerationForm({ userId }: { userId: string }) {
  const { status, needsKey, retry } = useKeyNeed();
  const asksForKey = useGenerationStore((store) => store.asksForKey);
  if (status === 'known') return <Form userId={userId} needsKey={needsKey || asksForKey} />;
  if (status === 'checking') {
    return (
      <p className={classes.checking} role="status">
        <Loader size={16} />
        {words.checking}
      </p>
    );
  }
  return (
    <div className={classes.checking} role="alert">
      {words.checkFailed}
      <Button variant="default" onClick={() => void retry()}>
        {words.retry}
      </Button>
    </div>
  );
}
