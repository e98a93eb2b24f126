import {
  placeInDeck,
  type Carousel,
  type PlaceInDeck,
  type Slide,
  type SlideFormat,
} from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { Button } from '@mantine/core';
import { Check, CircleAlert } from 'lucide-react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { exportUiMessages as messages } from '../../messages/export';
import { SlideThumbnail } from '../../ui/scaled-slide';
import { useNearViewport } from '../../ui/viewport/use-screen-size';
import { useDebouncedSession } from '../../editor/store/selectors';
import classes from './export-progress.module.css';
import { closeJob, type ExportJob } from './export-job';
import { missingImageMessages } from './missing-images';
import { shareFiles } from './share-files';

/** Widths in px. */
const imageWidth = 39;
const rowGap = 8;

interface SlideMarkProps extends PlaceInDeck {
  readonly carousel: Carousel;
  /** In which the slide is exported. */
  readonly format: SlideFormat;
  readonly slide: Slide | undefined;
  readonly state: 'done' | 'running' | 'waiting';
}

/** Keeps what is being made in view, however many there are; scrolls the list and nothing around it. */
function useFollowed(isRunning: boolean) {
  const mark = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = mark.current?.parentElement;
    if (!isRunning || mark.current === null || !list) return;
    const [one, all] = [mark.current.getBoundingClientRect(), list.getBoundingClientRect()];
    const beyond = Math.max(0, one.bottom - all.bottom) + Math.min(0, one.top - all.top);
    if (beyond !== 0) list.scrollTop += beyond + Math.sign(beyond) * rowGap;
  }, [isRunning]);
  return mark;
}

/** A slide on its way; one deleted meanwhile is still exported, but no longer shown. */
const SlideMark = memo(function SlideMark(props: SlideMarkProps) {
  const { slide, state, format, carousel: _, ...place } = props;
  const carousel = useMemo(() => ({ ...props.carousel, format }), [props.carousel, format]);
  const mark = useFollowed(state === 'running');
  // To draw a hundred at once would hold the page up just when it begins to work.
  const isNear = useNearViewport(mark, imageWidth);
  const height = Math.ceil((imageWidth * slideHeightOf({ format })) / slideWidth);
  return (
    <li ref={mark} className={classes.slide} style={{ height }} data-state={state}>
      {slide !== undefined && (
        <SlideThumbnail {...place} {...{ carousel, slide, isNear }} width={imageWidth} />
      )}
      {state === 'done' && (
        <span className={classes.tick}>
          <Check size={11} strokeWidth={3} aria-hidden />
        </span>
      )}
    </li>
  );
});

function stateOf(place: number, done: number): SlideMarkProps['state'] {
  if (place < done) return 'done';
  return place === done ? 'running' : 'waiting';
}

function Slides({ slideIds, slideFormats, done }: ExportJob) {
  const { carousel, slides } = useDebouncedSession(({ state }) => state.deck);
  const perFormat = slideIds.length / slideFormats.length;
  return (
    <ol className={classes.slides} aria-hidden>
      {slideIds.map((id, place) => {
        const index = slides.findIndex((slide) => slide.id === id);
        const format = slideFormats[Math.floor(place / perFormat)] ?? carousel.format;
        return (
          <SlideMark
            key={`${format} ${id}`}
            {...{ format, carousel }}
            {...placeInDeck(slides, index)}
            slide={slides[index]}
            state={stateOf(place, done)}
          />
        );
      })}
    </ol>
  );
}

function Missing({ missing, missingFonts }: ExportJob) {
  const images = missingImageMessages(missing);
  const fonts = missingFonts.length > 0 ? [messages.missingFonts(missingFonts)] : [];
  const lines = [...images, ...fonts];
  if (lines.length === 0) return null;
  return (
    <div className={classes.note} role="alert">
      <CircleAlert className={classes.noteIcon} size={16} strokeWidth={1.75} aria-hidden />
      <ul className={classes.missing}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function formatName({ kind, format, slideFormats }: ExportJob): string {
  return messages.formats[kind === 'pdf' ? 'pdf' : format](slideFormats);
}

function Ways({ job }: { job: ExportJob }) {
  if (job.state === 'running') {
    return (
      <Button variant="default" onClick={job.cancel}>
        {messages.cancel}
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" onClick={closeJob}>
        {messages.close}
      </Button>
      {job.files.length > 0 && (
        <Button onClick={() => void shareFiles(job.files)}>{messages.shareNow}</Button>
      )}
    </>
  );
}

function Progress({ job, isOfOpenDeck }: { job: ExportJob; isOfOpenDeck: boolean }) {
  const total = job.slideIds.length;
  return (
    <>
      <progress
        className={classes.bar}
        value={job.done}
        max={total}
        aria-label={messages.running(total)}
      />
      {isOfOpenDeck && <Slides {...job} />}
    </>
  );
}

/** A long export: its slides on their way, what they lack and the way to end it. */
export function ExportProgress({ job, isOfOpenDeck }: { job: ExportJob; isOfOpenDeck: boolean }) {
  const total = job.slideIds.length;
  const isRunning = job.state === 'running';
  return (
    <section className={classes.dock} aria-label={messages.running(total)}>
      <div className={classes.head}>
        <h2 className={classes.title}>{isRunning ? messages.running(total) : messages.ready}</h2>
        <span role="status">{messages.progress(job.done, total)}</span>
      </div>
      {!isOfOpenDeck && <p className={classes.deck}>{messages.ofDeck(job.deck.title)}</p>}
      {isRunning && <Progress job={job} isOfOpenDeck={isOfOpenDeck} />}
      <Missing {...job} />
      <div className={classes.foot}>
        <p className={classes.words}>
          {formatName(job)}
          {isRunning && <br />}
          {isRunning && messages.goOn}
        </p>
        <Ways job={job} />
      </div>
    </section>
  );
}
