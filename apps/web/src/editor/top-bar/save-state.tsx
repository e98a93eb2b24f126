import { isUnsaved, hasUnsavedEdits } from '@arrasta/domain';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { Save, CloudAlert, CloudCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { editorMessages } from '../../messages/editor';
import { saveDeckAndNotify } from '../persistence/save-deck';
import { useEditorStore, useSession } from '../store/editor-store';
import classes from './save-state.module.css';

/** Salvar, Salvando... or Salvo; off while saving and when there is nothing to save (docs/product/saving.md 8). */
export function SaveButton({ compact }: { compact: boolean }) {
  const unsaved = useSession(isUnsaved);
  const saving = useEditorStore(({ saveProgress }) => saveProgress === 'saving');
  const { idle, saving: busy, saved } = editorMessages.save;
  const label = saving ? busy : unsaved ? idle : saved;
  const disabled = saving || !unsaved;
  const save = () => void saveDeckAndNotify();
  if (compact) {
    return (
      <ActionIcon aria-label={label} size={44} disabled={disabled} onClick={save}>
        <Save size={18} strokeWidth={1.75} />
      </ActionIcon>
    );
  }
  return (
    <Hint label={`${idle} (Ctrl+S)`} disabled={disabled}>
      <Button variant="default" disabled={disabled} onClick={save}>
        {label}
      </Button>
    </Hint>
  );
}

type State = 'new' | 'draft' | 'unsaved' | 'saving' | 'saved' | 'failed';

function useSaveState(): State {
  const unsaved = useSession(isUnsaved);
  const hasEdits = useSession(hasUnsavedEdits);
  const saveProgress = useEditorStore((state) => state.saveProgress);
  const hasDraft = useEditorStore(({ draftRevision }) => draftRevision !== null);
  const hasFailed = useEditorStore(({ failure }) => failure !== null);
  // Also while it is tried again: the word would come and go.
  if (hasFailed && unsaved) return 'failed';
  if (saveProgress === 'saving') return 'saving';
  if (!unsaved) return 'saved';
  if (!hasEdits) return 'new';
  return hasDraft ? 'draft' : 'unsaved';
}

const messages = editorMessages.saveState;

const shownStates: Record<Exclude<State, 'new' | 'failed'>, ReactNode> = {
  draft: (
    <>
      <span className={classes.dot} aria-hidden />
      <span className={classes.word} data-short={messages.draftShort}>
        {messages.draft}
      </span>
    </>
  ),
  unsaved: (
    <>
      <span className={classes.dot} aria-hidden />
      <span className={classes.word} data-short={messages.unsavedShort}>
        {messages.unsaved}
      </span>
    </>
  ),
  saving: (
    <>
      <LoaderCircle className={classes.spinner} size={17} strokeWidth={2.25} aria-hidden />
      <span className={classes.unseen} data-short={messages.saving}>
        {messages.saving}
      </span>
    </>
  ),
  saved: (
    <>
      <CloudCheck className={classes.icon} size={18} strokeWidth={1.75} aria-hidden />
      <span className={classes.unseen} data-short={messages.saved}>
        {messages.saved}
      </span>
    </>
  ),
};

/** Where the edits are, in words that are true when they are shown (docs/product/saving.md 9). */
export function SaveState() {
  const state = useSaveState();
  return (
    <div className={classes.state} data-state={state} role="status">
      {state === 'failed' && (
        <UnstyledButton
          className={classes.failed}
          title={messages.retry}
          onClick={() => void saveDeckAndNotify()}
        >
          <CloudAlert size={18} strokeWidth={1.75} aria-hidden />
          <span className={classes.word} data-short={messages.unsavedShort}>
            {messages.failed}
          </span>
        </UnstyledButton>
      )}
      {state !== 'failed' && state !== 'new' && shownStates[state]}
    </div>
  );
}
