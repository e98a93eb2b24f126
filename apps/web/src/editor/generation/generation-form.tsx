import { limits } from '@arrasta/domain';
import { ActionIcon, Button, Checkbox, Loader, Textarea } from '@mantine/core';
import { FileText, X, Sparkles } from 'lucide-react';
import { generationWords, generationWords as messages } from '../../messages/generation';
import { editSource, openFromText } from '../import/import-text-store';
import {
  changeWish,
  useGenerationStore,
  type WishSource,
  closeGeneration,
} from './generation-store';
import classes from './generation.module.css';
import { editorUndoField as keptText } from '../../ui/controls/control-props';
import { limitedText } from '../../ui/controls/limited-text';
import { KeyFields } from './key-fields';
import { useGenerationForm, useKeyNeed } from './use-generation-form';

const sourceMessages = generationWords.source;

/** Leaves the wish as it is, for the window in which its text is. */
function leaveFor(open: () => void): void {
  useGenerationStore.setState({ isOpen: false });
  open();
}

/** The way to a text or a page to write from. */
function SourceOffer() {
  return (
    <Button
      variant="default"
      className={classes.sourceOffer ?? ''}
      leftSection={<FileText size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => leaveFor(openFromText)}
    >
      {sourceMessages.offer}
    </Button>
  );
}

/** The text that the carousel is written from. */
function SourceCard({ source, isFixed }: { source: WishSource; isFixed: boolean }) {
  const { title, text, isCut } = source;
  return (
    <section className={classes.source} aria-label={sourceMessages.label}>
      <FileText size={18} strokeWidth={1.75} aria-hidden />
      <p className={classes.sourceText}>
        <strong dir="auto">{title}</strong>
        <span>{isCut ? sourceMessages.cut(text.length) : sourceMessages.length(text.length)}</span>
      </p>
      {!isFixed && (
        <>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => leaveFor(() => editSource(text))}
          >
            {sourceMessages.edit}
          </Button>
          <ActionIcon
            aria-label={sourceMessages.remove}
            onClick={() => changeWish({ source: null })}
          >
            <X size={17} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        </>
      )}
    </section>
  );
}

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
          label={source === null ? messages.topic : messages.source.topic}
          placeholder={source === null ? messages.topicHint : messages.source.topicHint}
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
        label={messages.includeImages}
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
        <p className={classes.note}>{messages.replaces}</p>
        <div className={classes.ways}>
          <Button variant="default" size="md" onClick={closeGeneration}>
            {messages.cancel}
          </Button>
          {needsKey && key.isSaved && (
            <Button variant="default" size="md" loading={isSaving} onClick={() => void saveKey()}>
              {messages.key.submit}
            </Button>
          )}
          <Button
            type="submit"
            size="md"
            disabled={isSaving}
            leftSection={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
          >
            {messages.submit}
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
        {messages.checking}
      </p>
    );
  }
  return (
    <div className={classes.checking} role="alert">
      {messages.checkFailed}
      <Button variant="default" onClick={() => void retry()}>
        {messages.retry}
      </Button>
    </div>
  );
}
