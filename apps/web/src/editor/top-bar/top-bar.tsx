import type { User } from '@arrasta/contract';
import { canRedo, canUndo, isUnsaved, hasUnsavedEdits } from '@arrasta/domain';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from '../../ui/controls/hint';
import { Redo2, Undo2, Save, CloudAlert, CloudCheck, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { aheadComponent } from '../../loading/lazy-component';
import { useEditorSlots } from '../slots';
import { Logo } from '../../ui/logo';
import { editorMessages } from '../../messages/editor';
import { forgetDraftsOf } from '../persistence/drafts';
import { GenerateButton } from '../generation/generation-entries';
import { forgetPreviousOf } from '../generation/previous-versions';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import { freshDeckState } from '../persistence/visit-state';
import { mayLeave } from '../navigation-guard/leave-question';
import { leaveWithoutWarning } from '../persistence/leave';
import { redoNext, undoLast, useSession, useEditorStore } from '../store/editor-store';
import classes from './top-bar.module.css';
import { saveDeckAndNotify } from '../persistence/save-deck';

/** Salvar, Salvando... or Salvo; off while saving and when there is nothing to save (docs/product/saving.md 8). */
function SaveButton({ compact }: { compact: boolean }) {
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
function SaveState() {
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

const PhoneEntries = aheadComponent(async () => (await import('./phone-entries')).PhoneEntries);

/** The person left on purpose: nothing of theirs stays on this device (security: "Client"). */
async function forgetDrafts(userId: string): Promise<void> {
  leaveWithoutWarning();
  await Promise.all([forgetDraftsOf(userId), forgetPreviousOf(userId)]);
}

function UndoRedo() {
  const undoable = useSession(canUndo);
  const redoable = useSession(canRedo);
  return (
    <div className={classes.group}>
      <Hint label={`${editorMessages.undo} (Ctrl+Z)`}>
        <ActionIcon aria-label={editorMessages.undo} disabled={!undoable} onClick={undoLast}>
          <Undo2 size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
      <Hint label={`${editorMessages.redo} (Ctrl+Shift+Z)`}>
        <ActionIcon aria-label={editorMessages.redo} disabled={!redoable} onClick={redoNext}>
          <Redo2 size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

/** Logo, undo and redo, save state and button, greeting and menu (docs/product/screens.md 12). */
export function TopBar({ user, layout }: { user: User; layout: ScreenSize }) {
  const { UserMenu } = useEditorSlots();
  return (
    <header className={classes.bar} data-layout={layout}>
      <Link to="/" state={freshDeckState} className={classes.logo} aria-label="Arrasta">
        <Logo height={25} markOnly={layout !== 'wide'} />
      </Link>
      <UndoRedo />
      {layout !== 'narrow' && <span className={classes.rule} aria-hidden />}
      <div className={classes.saving}>
        <SaveState />
        <SaveButton compact={layout === 'narrow'} />
      </div>
      {layout !== 'narrow' && (
        <>
          <GenerateButton />
          <span className={classes.rule} aria-hidden />
        </>
      )}
      <UserMenu
        user={user}
        mayLogOut={mayLeave}
        onLoggedOut={() => forgetDrafts(user.id)}
        entries={layout === 'narrow' && <PhoneEntries />}
      />
    </header>
  );
}
