import type { Slide } from '@arrasta/domain';
import { Button } from '@mantine/core';
import { Check, CircleAlert } from 'lucide-react';
import { exportWords as words } from '../../base/wording/export';
import { Thumbnail } from '../editor/slides-panel/thumbnail';
import { useSettledSession } from '../editor/store/settled-session';
import classes from './export-dock.module.css';
import { closeJob, isOfDeck, useExportState, type ExportJob } from './export-job';
import { shareFiles } from './run-export';

/** Widths in px. */
const pictureWidth = 39;

interface SlideMarkProps {
  readonly slide: Slide | undefined;
  readonly index: number;
  readonly state: 'done' | 'running' | 'waiting';
}

/** A slide on its way; one deleted meanwhile is still exported, but no longer shown. */
function SlideMark({ slide, index, state }: SlideMarkProps) {
  return (
    <li className={classes.slide} data-state={state}>
      {slide !== undefined && <Thumbnail slide={slide} index={index} width={pictureWidth} isNear />}
      {state === 'done' && (
        <span className={classes.tick}>
          <Check size={11} strokeWidth={3} aria-hidden />
        </span>
      )}
    </li>
  );
}

function stateOf(place: number, done: number): SlideMarkProps['state'] {
  if (place < done) return 'done';
  return place === done ? 'running' : 'waiting';
}

function Slides({ slideIds, done }: ExportJob) {
  const slides = useSettledSession(({ state }) => state.deck.slides);
  return (
    <ol className={classes.slides} aria-hidden>
      {slideIds.map((id, place) => {
        const index = slides.findIndex((slide) => slide.id === id);
        return (
          <SlideMark key={id} slide={slides[index]} index={index} state={stateOf(place, done)} />
        );
      })}
    </ol>
  );
}

function Missing({ missing, missingFonts }: ExportJob) {
  const numbers = [...new Set(missing.map(({ slideNumber }) => slideNumber))];
  if (numbers.length === 0 && missingFonts.length === 0) return null;
  return (
    <div className={classes.note} role="alert">
      <CircleAlert className={classes.noteIcon} size={16} strokeWidth={1.75} aria-hidden />
      <ul className={classes.missing}>
        {numbers.map((number) => (
          <li key={number}>
            {words.missing(
              number,
              missing.filter(({ slideNumber }) => slideNumber === number).length,
            )}
          </li>
        ))}
        {missingFonts.length > 0 && <li>{words.missingFonts(missingFonts)}</li>}
      </ul>
    </div>
  );
}

function formatWords({ kind, format }: ExportJob): string {
  return kind === 'pdf' ? words.formats.pdf : words.formats[format];
}

function Ways({ job }: { job: ExportJob }) {
  if (job.state === 'running') {
    return (
      <Button variant="default" onClick={job.cancel}>
        {words.cancel}
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" onClick={closeJob}>
        {words.close}
      </Button>
      {job.files.length > 0 && (
        <Button onClick={() => void shareFiles(job.files)}>{words.shareNow}</Button>
      )}
    </>
  );
}

/** How far the export is, what it lacks and the way to end it; covers nothing (look/tokens "Export"). */
export function ExportDock() {
  const job = useExportState((state) => state.job);
  if (job === null || !isOfDeck(job)) return null;
  const total = job.slideIds.length;
  const progress = words.progress(job.done, total);
  const isRunning = job.state === 'running';
  return (
    <section className={classes.dock} aria-label={words.running(total)}>
      <div className={classes.head}>
        <h2 className={classes.title}>{isRunning ? words.running(total) : words.ready}</h2>
        <span role="status">{progress}</span>
      </div>
      <progress
        className={classes.bar}
        value={job.done}
        max={total}
        aria-label={words.running(total)}
      />
      <Slides {...job} />
      <Missing {...job} />
      <div className={classes.foot}>
        <p className={classes.words}>
          {formatWords(job)}
          {isRunning && <br />}
          {isRunning && words.goOn}
        </p>
        <Ways job={job} />
      </div>
    </section>
  );
}
