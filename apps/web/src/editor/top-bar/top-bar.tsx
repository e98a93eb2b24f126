import type { User } from '@arrasta/contract';
import { canRedo, canUndo } from '@arrasta/domain';
import { Menu, ActionIcon, Tooltip } from '@mantine/core';
import { CalendarDays, FileText, FolderOpen, Redo2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProBadge } from '../../ui/pro-badge';
import { markdownEntryMessages, plannerOfferMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { useHasPlanner } from '../../api/current-user';
import { openImportText } from '../import/import-text-store';
import { useEditorSlots } from '../slots';
import { Logo } from '../../ui/logo';
import { editorMessages } from '../../messages/editor';
import { forgetDraftsOf } from '../persistence/drafts';
import { GenerateButton } from '../generation/generation-entries';
import { forgetPreviousOf } from '../generation/previous-versions';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import { freshDeckState } from '../persistence/open-deck';
import { mayLeave } from '../navigation-guard/leave-question';
import { leaveWithoutWarning } from '../persistence/leave';
import { redoNext, undoLast, useSession } from '../store/editor-store';
import { SaveButton, SaveState } from './save-state';
import classes from './top-bar.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The planner; whoever has not plan PRO is told what it is. */
function PlannerItem() {
  const hasPlanner = useHasPlanner();
  const { openPlannerOffer } = useEditorSlots();
  const look = { leftSection: <CalendarDays {...icon} />, rightSection: <ProBadge /> };
  return hasPlanner ? (
    <Menu.Item component={Link} to="/planejador" {...look}>
      {plannerOfferMessages.entry}
    </Menu.Item>
  ) : (
    <Menu.Item aria-haspopup="dialog" onClick={openPlannerOffer} {...look}>
      {plannerOfferMessages.entry}
    </Menu.Item>
  );
}

/** On a phone, where no column has them: the ways to other carousels, in the menu of the bar. */
function PhoneEntries() {
  const { openMyCarousels } = useEditorSlots();
  return (
    <>
      <Menu.Item leftSection={<FolderOpen {...icon} />} onClick={openMyCarousels}>
        {toolMessages.archive}
      </Menu.Item>
      <Menu.Item leftSection={<FileText {...icon} />} onClick={openImportText}>
        {markdownEntryMessages.open}
      </Menu.Item>
      <PlannerItem />
      <Menu.Divider />
    </>
  );
}

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
      <Tooltip label={`${editorMessages.undo} (Ctrl+Z)`}>
        <ActionIcon aria-label={editorMessages.undo} disabled={!undoable} onClick={undoLast}>
          <Undo2 size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${editorMessages.redo} (Ctrl+Shift+Z)`}>
        <ActionIcon aria-label={editorMessages.redo} disabled={!redoable} onClick={redoNext}>
          <Redo2 size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
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
