import { Button, Loader } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { generationDoorWords as words, generationDoorWords } from '../../messages/entries';
import {
  openGeneration,
  useGenerationStore,
  changeWish,
  wishSourceOf,
  type Generation,
} from './generation-store';
import { closeFromText } from '../import/import-text-store';
import classes from './generation.module.css';

/** Gerar com I.A: opens the wish, or shows what is under way (docs/product/generation.md 19). */
export function GenerateButton() {
  const isRunning = useGenerationStore(({ current }) => current?.state === 'writing');
  const icon = isRunning ? (
    <Loader size={14} color="currentColor" />
  ) : (
    <Sparkles size={16} strokeWidth={1.75} aria-hidden />
  );
  return (
    <Button size="md" leftSection={icon} aria-busy={isRunning} onClick={openGeneration}>
      {words.open}
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
        changeWish({ source: wishSourceOf(text) });
        closeFromText();
        openGeneration();
      }}
    >
      {generationDoorWords.open}
    </Button>
  );
}

function lineOf({ state, slides }: Generation): string {
  if (state === 'elsewhere') return words.elsewhere;
  if (state === 'stopped') return words.stopped(slides.length);
  return words.dock(slides.length);
}

/** What is being generated while its window is closed. */
export function GenerationDock() {
  const current = useGenerationStore((store) => store.current);
  const isOpen = useGenerationStore((store) => store.isOpen);
  if (current === null || isOpen) return null;
  const isRunning = current.state === 'writing';
  return (
    <section className={classes.dock} aria-label={words.title}>
      <p className={classes.dockLine} role="status">
        {lineOf(current)}
      </p>
      <div className={classes.ways}>
        {isRunning && (
          <Button variant="default" onClick={current.stop}>
            {words.cancel}
          </Button>
        )}
        <Button variant={isRunning ? 'light' : 'filled'} onClick={openGeneration}>
          {words.see}
        </Button>
      </div>
    </section>
  );
}
