import { limits } from '@arrasta/domain';
import { ActionIcon, Button, Checkbox, Loader, Textarea } from '@mantine/core';
import { FileText, X, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { generationMessages } from '../../messages/generation';
import { editSource, openImportText } from '../import/import-text-store';
import {
  changeRequest,
  useGenerationStore,
  type RequestSource,
  closeGeneration,
} from './generation-store';
import { useSession } from '../store/editor-store';
import classes from './generation.module.css';
import { limitedText } from '../../ui/controls/control-props';
import { KeyFields, type KeyDraft, StyleFields, StyleLine } from './request-fields';
import { trpc } from '../../api/trpc';
import { serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { leaveForSignIn } from '../persistence/leave';
import { runGeneration } from './run-generation';

/** Whether a key has to be asked for before anything can be generated. */
function useKeyNeed() {
  const settings = trpc.settings.get.useQuery();
  const provider = trpc.ai.provider.useQuery();
  const isFailed = settings.isError || provider.isError;
  const isKnown = settings.data !== undefined && provider.data !== undefined;
  return {
    status: isKnown ? ('known' as const) : isFailed ? ('failed' as const) : ('checking' as const),
    needsKey: isKnown && provider.data.requiresKey && !settings.data.hasOpenAIKey,
    retry: () => Promise.all([settings.refetch(), provider.refetch()]),
  };
}

function showKeyFailure({ title, description }: { title: string; description: string }): null {
  showToast('error', title, description);
  return null;
}

/** Stores a key with the settings and shows the outcome. */
function useSaveKey() {
  const { settings } = trpc.useUtils();
  return trpc.settings.update.useMutation({
    onSuccess: (saved) => {
      settings.get.setData(undefined, saved);
      useGenerationStore.setState({ asksForKey: false });
      showToast(
        'success',
        generationMessages.key.saved.title,
        generationMessages.key.saved.description,
      );
    },
    onError: (error) => {
      if (leaveForSignIn(error)) return;
      const { title, description } = generationMessages.key.failed;
      showToast('error', title, serverMessageOf(error) ?? description);
    },
  });
}

/** Checks, saving of a key and the start (docs/product/generation.md 19, 20). */
function useGenerationForm(userId: string, needsKey: boolean) {
  const [key, setKey] = useState<KeyDraft>({ text: '', isSaved: true });
  const { mutateAsync, isPending: isSaving } = useSaveKey();
  const keyText = () => key.text.trim() || showKeyFailure(generationMessages.key.missing);

  /** A failure is shown by then. */
  const save = (openaiApiKey: string) => mutateAsync({ openaiApiKey }).catch(() => undefined);
  const saveKey = async () => {
    const text = keyText();
    if (text !== null) await save(text);
  };
  const generate = async () => {
    const text = needsKey ? keyText() : null;
    if (needsKey && text === null) return;
    const { request } = useGenerationStore.getState();
    const topic = request.topic.trim();
    if (topic === '' && request.source === null) {
      showKeyFailure(generationMessages.topicMissing);
      return;
    }
    // One that cannot be kept is used all the same: a notice has said so.
    if (text !== null && key.isSaved) await save(text);
    // Cancelled while the key was being kept.
    if (!useGenerationStore.getState().isOpen) return;
    await runGeneration(userId, { ...request, topic }, text);
  };
  return { key, setKey, isSaving, saveKey, generate };
}

const sourceMessages = generationMessages.source;

/** Leaves the request as it is, for the window in which its text is. */
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
      onClick={() => leaveFor(openImportText)}
    >
      {sourceMessages.offer}
    </Button>
  );
}

/** The text that the carousel is written from. */
function SourceCard({ source, isFixed }: { source: RequestSource; isFixed: boolean }) {
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
            onClick={() => changeRequest({ source: null })}
          >
            <X size={17} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        </>
      )}
    </section>
  );
}

/** What the carousel is to be about; read-only while it is being written. */
export function RequestFields({ isFixed }: { isFixed: boolean }) {
  const { topic, includeImages, source, style } = useGenerationStore(({ request }) => request);
  const hasTopic = !isFixed || topic.trim() !== '';
  return (
    <>
      {source !== null && <SourceCard source={source} isFixed={isFixed} />}
      {hasTopic && (
        <Textarea
          data-autofocus={!isFixed || undefined}
          size="md"
          dir="auto"
          label={source === null ? generationMessages.topic : generationMessages.source.topic}
          placeholder={
            source === null ? generationMessages.topicHint : generationMessages.source.topicHint
          }
          classNames={{ input: classes.topic ?? '' }}
          readOnly={isFixed}
          {...limitedText(topic, limits.prompt)}
          value={topic}
          onChange={({ currentTarget }) => changeRequest({ topic: currentTarget.value })}
        />
      )}
      {source === null && !isFixed && <SourceOffer />}
      <Checkbox
        label={generationMessages.includeImages}
        checked={includeImages}
        disabled={isFixed}
        onChange={({ currentTarget }) => changeRequest({ includeImages: currentTarget.checked })}
      />
      {isFixed ? <StyleLine style={style} /> : <StyleFields style={style} topic={topic} />}
    </>
  );
}

function Form({ userId, needsKey }: { userId: string; needsKey: boolean }) {
  const { key, setKey, isSaving, saveKey, generate } = useGenerationForm(userId, needsKey);
  // Untouched slides are nothing that could be lost.
  const isUntouched = useSession((session) => session.stored === null && session.revision === 0);
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
      <RequestFields isFixed={false} />
      <div className={classes.foot}>
        <p className={classes.note}>
          {isUntouched ? generationMessages.isNew : generationMessages.replaces}
        </p>
        <div className={classes.ways}>
          <Button variant="default" size="md" onClick={closeGeneration}>
            {generationMessages.cancel}
          </Button>
          {needsKey && key.isSaved && (
            <Button variant="default" size="md" loading={isSaving} onClick={() => void saveKey()}>
              {generationMessages.key.submit}
            </Button>
          )}
          <Button
            type="submit"
            size="md"
            disabled={isSaving}
            leftSection={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
          >
            {generationMessages.submit}
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
        {generationMessages.checking}
      </p>
    );
  }
  return (
    <div className={classes.checking} role="alert">
      {generationMessages.checkFailed}
      <Button variant="default" onClick={() => void retry()}>
        {generationMessages.retry}
      </Button>
    </div>
  );
}
