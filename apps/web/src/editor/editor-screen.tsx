import type { User } from '@arrasta/contract';
import { Button, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { editorWords } from '../messages/editor';
import { useDraftKeeper } from './persistence/drafts/use-draft-keeper';
import { Editor } from './editor';
import classes from './editor.module.css';
import { GenerationHost } from './generation/generation-host';
import { LeaveGuard } from './navigation-guard/leave-guard';
import { useGoneAccount } from './navigation-guard/use-gone-account';
import { useOnesOwnWork } from './use-ones-own-work';
import { DraftDialog } from './persistence/opening/draft-dialog';
import { useOpenDeck } from './persistence/opening/use-open-deck';

function Waiting() {
  return (
    <main className={classes.whole} aria-busy>
      <Loader size="sm" />
      <Text size="md" c="var(--ink-2)">
        {editorWords.loading}
      </Text>
    </main>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.whole}>
      <Text size="md" fw={600}>
        {editorWords.loadFailedHint}
      </Text>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="default" size="md" onClick={onRetry}>
          {editorWords.tryAgain}
        </Button>
        <Button size="md" component="a" href="/">
          {editorWords.newCarousel}
        </Button>
      </div>
    </main>
  );
}

interface EditorScreenProps {
  readonly user: User;
  /** Dialogs that other features bring along. */
  readonly children: ReactNode;
}

/** The editor at `/` (a new carousel) and `/carousel/{id}` (docs/product/screens.md 1). */
export function EditorScreen({ user, children }: EditorScreenProps) {
  const { id } = useParams();
  useDraftKeeper(user.id);
  useGoneAccount(user.id);
  useOnesOwnWork(user.id);
  const { status, draft, settleDraft, retry } = useOpenDeck(user.id, id ?? null);
  if (status === 'loading') return <Waiting />;
  if (status === 'failed') return <Failed onRetry={retry} />;
  return (
    <LeaveGuard>
      <Editor user={user}>{children}</Editor>
      {draft !== null && <DraftDialog kept={draft} onDone={settleDraft} />}
      <GenerationHost userId={user.id} isQuiet={draft !== null} />
    </LeaveGuard>
  );
}
