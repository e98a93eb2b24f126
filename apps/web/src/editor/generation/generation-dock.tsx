import { Button } from '@mantine/core';
import { generationDoorWords as words } from '../../messages/entries';
import { openGeneration, useGenerationStore, type Generation } from './generation-store';
import classes from './generation.module.css';

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
