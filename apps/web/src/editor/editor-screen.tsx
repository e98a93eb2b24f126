import type { User } from '@arrasta/contract';
import { Button, Loader, Text } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { leaveForEntrance } from '../ui/navigation/leave-for-entrance';
import { flashAccountDeleted } from '../ui/toast/toast-store';
import { forgetDraftsOfDeletedAccount, onAccountDeleted } from './persistence/drafts';
import { leaveWithoutWarning } from './persistence/leave';
import { editorMessages } from '../messages/editor';
import { useDraftKeeper } from './persistence/draft-keeper';
import { Editor } from './editor';
import classes from './editor.module.css';
import { GenerationHost } from './generation/generation-entries';
import { LeaveGuard } from './navigation-guard/leave-guard';
import { lazyDialog } from '../loading/lazy-component';
import { useOpenDeck } from './persistence/open-deck';
import { useResetOnUserChange } from './reset-on-user-change';

async function leaveDeletedAccount(userId: string): Promise<void> {
  await forgetDraftsOfDeletedAccount(userId);
  leaveWithoutWarning();
  flashAccountDeleted();
  leaveForEntrance();
}

/** Leaves when the account was deleted in another tab: nobody can save here any more. */
function useLeaveDeletedAccount(userId: string): void {
  useEffect(() => onAccountDeleted(userId, () => void leaveDeletedAccount(userId)), [userId]);
}

function Waiting() {
  return (
    <main className={classes.whole} aria-busy>
      <Loader size="sm" />
      <Text size="md" c="var(--ink-2)">
        {editorMessages.loading}
      </Text>
    </main>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.whole}>
      <Text size="md" fw={600}>
        {editorMessages.loadFailedHint}
      </Text>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="default" size="md" onClick={onRetry}>
          {editorMessages.tryAgain}
        </Button>
        <Button size="md" component="a" href="/modelos">
          {editorMessages.newCarousel}
        </Button>
      </div>
    </main>
  );
}

const DraftDialog = lazyDialog(
  async () => (await import('./persistence/draft-dialog')).DraftDialog,
);

interface EditorScreenProps {
  readonly user: User;
  /** Dialogs that other features bring along. */
  readonly children: ReactNode;
}

function OpenDeck({ user, children }: EditorScreenProps) {
  const { id } = useParams();
  const { status, draft, settleDraft, retry } = useOpenDeck(user.id, id ?? null);
  if (status === 'loading') return <Waiting />;
  if (status === 'failed') return <Failed onRetry={retry} />;
  return (
    <LeaveGuard>
      <Editor user={user}>{children}</Editor>
      {draft !== null && <DraftDialog kept={draft} onClose={settleDraft} />}
      <GenerationHost userId={user.id} isQuiet={draft !== null} />
    </LeaveGuard>
  );
}

/** The editor at `/` (a new carousel) and `/carousel/{id}` (docs/product/screens.md 1). */
export function EditorScreen(props: EditorScreenProps) {
  const userId = props.user.id;
  useDraftKeeper(userId);
  useLeaveDeletedAccount(userId);
  return useResetOnUserChange(userId) ? <OpenDeck {...props} /> : <Waiting />;
}
