import { Button, Loader } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { generationEntryMessages } from '../../messages/entries';
import {
  openGeneration,
  useGenerationStore,
  changeRequest,
  requestSourceOf,
  type Generation,
} from './generation-store';
import { closeImportText, useImportText } from '../import/import-text-store';
import classes from './generation.module.css';
import { flushedSession, useSession } from '../store/editor-store';
import { previousOf, type PreviousVersion } from './previous-versions';
import { lazyComponent, lazyDialog } from '../../loading/lazy-component';

/** Gerar com I.A: opens the request, or shows what is under way (docs/product/generation.md 19). */
export function GenerateButton() {
  const isRunning = useGenerationStore(({ current }) => current?.state === 'writing');
  const icon = isRunning ? (
    <Loader size={14} color="currentColor" />
  ) : (
    <Sparkles size={16} strokeWidth={1.75} aria-hidden />
  );
  return (
    <Button size="md" leftSection={icon} aria-busy={isRunning} onClick={openGeneration}>
      {generationEntryMessages.open}
    </Button>
  );
}

/** Gerar com I.A: takes the text to where a carousel is asked for. One at a time. */
export function GenerateFromText({ text }: { text: string }) {
  const isBusy = useGenerationStore(({ current }) => current !== null);
  return (
    <Button
      variant="default"
      size="md"
      disabled={isBusy || text.trim() === ''}
      leftSection={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        const { template } = useImportText.getState();
        const style = template === null ? {} : { style: { kind: 'template', template } as const };
        changeRequest({ source: requestSourceOf(text), ...style });
        closeImportText();
        openGeneration();
      }}
    >
      {generationEntryMessages.open}
    </Button>
  );
}

function statusOf({ state, slides }: Generation): string {
  if (state === 'elsewhere') return generationEntryMessages.elsewhere;
  if (state === 'stopped') return generationEntryMessages.stopped(slides.length);
  return generationEntryMessages.dock(slides.length);
}

/** What is being generated while its window is closed. */
export function GenerationDock() {
  const current = useGenerationStore((store) => store.current);
  const isOpen = useGenerationStore((store) => store.isOpen);
  if (current === null || isOpen) return null;
  const isRunning = current.state === 'writing';
  return (
    <section className={classes.dock} aria-label={generationEntryMessages.title}>
      <p className={classes.dockLine} role="status">
        {statusOf(current)}
      </p>
      <div className={classes.ways}>
        {isRunning && (
          <Button variant="default" onClick={current.abort}>
            {generationEntryMessages.cancel}
          </Button>
        )}
        <Button variant={isRunning ? 'light' : 'filled'} onClick={openGeneration}>
          {generationEntryMessages.see}
        </Button>
      </div>
    </section>
  );
}

function usePrevious(userId: string) {
  const carouselId = useSession(({ state }) => state.deck.carousel.id);
  const [offered, setOffered] = useState<PreviousVersion | null>(null);
  useEffect(() => {
    let isWanted = true;
    const deck = flushedSession()?.state.deck;
    if (deck !== undefined) {
      void previousOf(userId, deck).then((version) => {
        if (isWanted) setOffered(version);
      });
    }
    return () => {
      isWanted = false;
      setOffered(null);
    };
  }, [userId, carouselId]);
  return [offered, () => setOffered(null)] as const;
}

const PreviousVersionDialog = lazyDialog(
  async () => (await import('./previous-version-dialog')).PreviousVersionDialog,
);

function PreviousVersionOffer({ userId }: { userId: string }) {
  const [offered, close] = usePrevious(userId);
  return (
    offered !== null && <PreviousVersionDialog userId={userId} version={offered} onClose={close} />
  );
}

const GenerateDialog = lazyComponent(
  async () => (await import('./generate-dialog')).GenerateDialog,
);

/** The dialog while it is open, and what it replaced before this page was loaded. */
export function GenerationHost({ userId, isQuiet }: { userId: string; isQuiet: boolean }) {
  const isOpen = useGenerationStore((store) => store.isOpen);
  return (
    <>
      {isOpen && <GenerateDialog userId={userId} />}
      {!isQuiet && <PreviousVersionOffer userId={userId} />}
    </>
  );
}
