import type { User } from '@arrasta/contract';
import { canRedo, canUndo } from '@arrasta/domain';
import { ActionIcon } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { Redo2, Undo2 } from 'lucide-react';
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
import { redoNext, undoLast, useSession } from '../store/editor-store';
import { SaveButton, SaveState } from './save-state';
import classes from './top-bar.module.css';

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
