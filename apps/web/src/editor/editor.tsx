import type { User } from '@arrasta/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { lazyDialog } from '../loading/lazy-part';
import { editorWords } from '../messages/editor';
import { BottomBar } from './bottom-bar/bottom-bar';
import { Canvas, canvasId } from './canvas/canvas';
import classes from './editor.module.css';
import { useDeckFonts } from './canvas/use-deck-fonts';
import { GenerateFromText } from './generation/generate-from-text';
import { FromTextHost } from './import/from-text-host';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { Rail } from './sidebar/rail';
import { useLayout } from '../ui/viewport/use-layout';
import { LeftColumn } from './sidebar/sidebar';
import { RewriteHost } from './rewrite/rewrite-host';
import { ConflictDialog } from './persistence/conflict/conflict-dialog';
import { LeaveDialog } from './navigation-guard/leave-dialog';
import { useAutosave } from './persistence/use-autosave';
import { useSaveAgain } from './persistence/use-save-again';
import { useLeaveWarning } from './persistence/use-leave-warning';
import { SidePanel } from './slides-panel/side-panel';
import { useEditorSlots } from './slots';
import { useSession } from './store/editor-store';
import { TopBar } from './top-bar/top-bar';

const ElementLibrary = lazyDialog(async () => (await import('./library/library')).ElementLibrary);

/** After the first save the address is that of the carousel (docs/product/saving.md 2). */
function useAddressOfDeck(): void {
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
function Work() {
  useAddressOfDeck();
  useAutosave();
  useSaveAgain();
  useLeaveWarning(useEditorSlots().isExporting);
  useDeckFonts();
  useShortcuts();
  return null;
}

/** Past carousels and tools, of which there may be many, to the slide. */
function SkipLink() {
  return (
    <a className={classes.skip} href={`#${canvasId}`}>
      {editorWords.skipToSlide}
    </a>
  );
}

interface EditorProps {
  readonly user: User;
  /** Dialogs that other features bring along. */
  readonly children: ReactNode;
}

/** The open deck with everything around it (docs/product/editor.md 1). */
export function Editor({ user, children }: EditorProps) {
  const layout = useLayout();
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
      <FromTextHost Generate={GenerateFromText} />
      <Work />
      <ConflictDialog />
      <LeaveDialog />
      <RewriteHost />
    </div>
  );
}
