import type { User } from '@arrasta/contract';
import { useEffect, type ComponentProps, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, Loader, Text } from '@mantine/core';
import { useDebouncedCarousel, useDebouncedSlides } from './store/selectors';
import { loadRest } from '../loading/load-ahead';
import { lazyDialog, lazyComponent } from '../loading/lazy-component';
import { useLeaveQuestion } from './navigation-guard/leave-question';
import { useSession } from './store/editor-store';
import { closeOverflowFixes, useOverflowStore, useRewriteTarget } from './store/open-dialogs';
import { closeImportText, endImportText, useImportText } from './import/import-text-store';
import { editorMessages } from '../messages/editor';
import { BottomBar } from './bottom-bar/bottom-bar';
import { Canvas, canvasId } from './canvas/canvas';
import classes from './editor.module.css';
import { GenerateFromText, GenerationHost } from './generation/generation-entries';
import { useShortcuts } from './shortcuts/shortcuts';
import { Rail, LeftColumn } from './sidebar/sidebar';
import { prepareDrawing } from '../ui/deck-drawing';
import { useScreenSize } from '../ui/viewport/use-screen-size';
import { LeaveQuestion, LeaveGuard } from './navigation-guard/leave-guard';
import { closeConflict, usePersistenceStore } from './persistence/persistence-store';
import { useAutosave, useRetrySave } from './persistence/save-deck';
import { useLeaveWarning, leaveWithoutWarning } from './persistence/leave';
import { SidePanel } from './slides-panel/side-panel';
import { useEditorSlots } from './slots';
import { TopBar } from './top-bar/top-bar';
import { leaveForEntrance } from '../ui/navigation/destination';
import { flashAccountDeleted } from '../ui/toast/toast-store';
import { forgetDraftsOfDeletedAccount, onAccountDeleted } from './persistence/drafts';
import { useDraftKeeper } from './persistence/draft-keeper';
import { useOpenDeck } from './persistence/open-deck';
import { useResetOnUserChange } from './reset-on-user-change';

/** Fetches the fonts of the deck, and no others, when the deck or its fonts change. */
function useDeckFonts(): void {
  const carousel = useDebouncedCarousel();
  const slides = useDebouncedSlides();
  useEffect(() => {
    void prepareDrawing(carousel, slides);
  }, [carousel, slides]);
}

const ImportTextDialog = lazyDialog(
  async () => (await import('./import/import-text-dialog')).ImportTextDialog,
);

/**
 * The window while it is open: until the carousel that was made in it is. It makes room for the
 * question before the open one is left, and comes back when that is not.
 */
function ImportTextHost(props: Pick<ComponentProps<typeof ImportTextDialog>, 'Generate'>) {
  const { isOpen, madeId } = useImportText();
  const isMadeOpen = useSession(({ state }) => state.deck.carousel.id === madeId);
  const isAsked = useLeaveQuestion(({ answer }) => answer !== null);
  useEffect(() => {
    if (isMadeOpen) endImportText();
  }, [isMadeOpen]);
  return (
    isOpen && !isAsked && !isMadeOpen && <ImportTextDialog {...props} onClose={closeImportText} />
  );
}

const RewriteDialog = lazyComponent(
  async () => (await import('./rewrite/rewrite-dialog')).RewriteDialog,
);

/** The dialog while something is to be rewritten. */
function RewriteHost() {
  const target = useRewriteTarget((store) => store.target);
  return target !== null && <RewriteDialog target={target} />;
}

const OverflowDialog = lazyDialog(
  async () => (await import('./checks/overflow/overflow-dialog')).OverflowDialog,
);

/** What helps the slides that a format has no room for, while that is asked. */
function OverflowHost() {
  const found = useOverflowStore(({ slides }) => slides);
  const isOpenDeck = useSession(({ state }) =>
    state.deck.slides.some(({ id }) => found?.slideIds.includes(id) === true),
  );
  return (
    found !== null && isOpenDeck && <OverflowDialog found={found} onClose={closeOverflowFixes} />
  );
}

const ConflictDialog = lazyDialog(
  async () => (await import('./persistence/conflict-dialog')).ConflictDialog,
);

/** The question while the deck is another one on the server. */
function ConflictHost() {
  const isOpen = usePersistenceStore(({ conflict }) => conflict !== null);
  return isOpen && <ConflictDialog onClose={closeConflict} />;
}

const ElementLibrary = lazyDialog(async () => (await import('./library/library')).ElementLibrary);

/** After the first save the address is that of the carousel (docs/product/saving.md 2). */
function useUrlOfDeck(): void {
  const { id } = useParams();
  const navigate = useNavigate();
  const storedId = useSession(({ stored, state }) => (stored ? state.deck.carousel.id : null));
  useEffect(() => {
    if (storedId !== null && storedId !== id) {
      void navigate(`/carousel/${storedId}`, { replace: true });
    }
  }, [storedId, id, navigate]);
}

/** What goes on while the deck is open; apart, so that nothing is drawn again on its account. */
function BackgroundWork() {
  useUrlOfDeck();
  useAutosave();
  useRetrySave();
  useLeaveWarning(useEditorSlots().isExporting);
  useDeckFonts();
  useShortcuts();
  useEffect(loadRest, []);
  return null;
}

/** Past carousels and tools, of which there may be many, to the slide. */
function SkipLink() {
  return (
    <a className={classes.skip} href={`#${canvasId}`}>
      {editorMessages.skipToSlide}
    </a>
  );
}

interface EditorProps {
  readonly user: User;
  /** Dialogs that other features bring along. */
  readonly children: ReactNode;
}

/** The open deck with everything around it (docs/product/editor.md 1). */
function Editor({ user, children }: EditorProps) {
  const layout = useScreenSize();
  const [libraryOpen, setLibraryOpen] = useState(false);
  const openLibrary = () => setLibraryOpen(true);
  return (
    <div className={classes.editor} data-layout={layout}>
      <SkipLink />
      <TopBar user={user} layout={layout} />
      {layout === 'wide' && <LeftColumn />}
      {layout === 'medium' && <Rail />}
      <Canvas layout={layout} onAddElement={openLibrary} userId={user.id} />
      {layout !== 'narrow' && <SidePanel floating={layout === 'medium'} />}
      {layout === 'narrow' && <BottomBar onAddElement={openLibrary} />}
      {libraryOpen && <ElementLibrary onClose={() => setLibraryOpen(false)} />}
      {children}
      <ImportTextHost Generate={GenerateFromText} />
      <BackgroundWork />
      <ConflictHost />
      <LeaveQuestion />
      <RewriteHost />
      <OverflowHost />
    </div>
  );
}

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
      {draft !== null && <DraftDialog offer={draft} onClose={settleDraft} />}
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
