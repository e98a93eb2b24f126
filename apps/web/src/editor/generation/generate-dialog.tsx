import { Button, Loader, Modal } from '@mantine/core';
import { Check } from 'lucide-react';
import { placeInDeck, type PlaceInDeck, type Slide } from '@arrasta/domain';
import { slideWidth } from '@arrasta/slide-renderer';
import { useElementSize } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { ignoreDoubleClick } from '../../ui/controls/control-props';
import { generationMessages } from '../../messages/generation';
import { RequestFields, GenerationForm } from './generation-form';
import {
  endGeneration,
  type Generation,
  closeGeneration,
  useGenerationStore,
} from './generation-store';
import classes from './generation.module.css';
import { keepGenerated, openAsNew } from './run-generation';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { ScaledSlide, slideRatio } from '../../ui/scaled-slide';
import slideClasses from './generated-slides.module.css';

/** Places that are shown before it is known how many slides there will be. */
const minSlides = 8;

interface ArrivedProps extends Omit<PlaceInDeck, 'index'> {
  readonly slide: Slide;
  readonly current: Generation;
  readonly width: number;
}

function ArrivedSlide({ slide, current, width, ...place }: ArrivedProps) {
  const { position } = slide;
  const isUnread = current.unread.has(position);
  return (
    <li className={slideClasses.place} data-state={isUnread ? 'unread' : 'done'}>
      <span className={slideClasses.picture} aria-hidden inert>
        {width > 0 && (
          <ScaledSlide
            carousel={current.carousel}
            slide={slide}
            {...place}
            index={position}
            scale={width / slideWidth}
          />
        )}
        {current.awaiting.has(position) && (
          <span className={slideClasses.shimmer}>
            <Loader size={14} />
          </span>
        )}
      </span>
      <span className={slideClasses.name}>
        {isUnread ? generationMessages.unread : generationMessages.slide(position + 1)}
      </span>
    </li>
  );
}

function WaitingSlide({ number, isNext }: { number: number; isNext: boolean }) {
  return (
    <li className={slideClasses.place} data-state={isNext ? 'writing' : 'waiting'}>
      <span className={slideClasses.picture} aria-hidden>
        {isNext && (
          <span className={slideClasses.lines}>
            <span />
            <span />
            <span />
          </span>
        )}
      </span>
      <span className={slideClasses.name}>
        {isNext ? generationMessages.writing : generationMessages.slide(number)}
      </span>
    </li>
  );
}

/** The slides as they arrive, in the look they will have (docs/product/generation.md 22). */
function GeneratedSlides({ current }: { current: Generation }) {
  const { ref, width } = useElementSize<HTMLLIElement>();
  const { slides, state } = current;
  const places = state === 'writing' ? Math.max(minSlides, slides.length + 1) : slides.length;
  // A slide that arrives is painted before the numbers of those that are there go up by one.
  const total = useDeferredValue(Math.max(places, slides.length));
  const waiting = Array.from({ length: places - slides.length }, (_, at) => slides.length + at);
  return (
    <ol
      className={slideClasses.list}
      style={slideRatio(current.carousel)}
      aria-label={generationMessages.slides}
    >
      {/* Measures what one place is wide; seen by nobody. */}
      <li ref={ref} className={slideClasses.measure} aria-hidden />
      {slides.map((slide, index) => (
        <ArrivedSlide
          key={slide.id}
          {...{ slide, current, width }}
          {...placeInDeck(slides, index)}
          total={total}
        />
      ))}
      {waiting.map((position) => (
        <WaitingSlide
          key={position}
          number={position + 1}
          isNext={state === 'writing' && position === slides.length}
        />
      ))}
    </ol>
  );
}

type StepState = 'done' | 'running' | 'waiting';

interface StepProps {
  readonly label: string;
  readonly state: StepState;
  readonly count?: string | false;
}

function Mark({ state }: { state: StepState }) {
  if (state === 'running') return <Loader size={16} />;
  return (
    <span className={classes.mark}>
      {state === 'done' && <Check size={11} strokeWidth={3} aria-hidden />}
    </span>
  );
}

function Step({ label, state, count = false }: StepProps) {
  return (
    <li className={classes.step} data-state={state}>
      <Mark state={state} />
      <span>{label}</span>
      {count !== false && <span className={classes.count}>{count}</span>}
    </li>
  );
}

function stateOf(isDone: boolean, isRunning: boolean): StepState {
  if (isDone) return 'done';
  return isRunning ? 'running' : 'waiting';
}

function Steps({ current }: { current: Generation }) {
  const { slides, state, title, awaiting, wanted, request } = current;
  const isOver = state !== 'writing';
  const arrivedCount = wanted.size - awaiting.size;
  return (
    <ul className={classes.steps} aria-label={generationMessages.steps.label}>
      <Step
        label={generationMessages.steps.outline}
        state={stateOf(title !== null || isOver, true)}
      />
      <Step
        label={generationMessages.steps.texts}
        state={stateOf(isOver, title !== null)}
        count={slides.length > 0 && generationMessages.steps.count(slides.length)}
      />
      {request.includeImages && (
        <Step
          label={generationMessages.steps.images}
          state={stateOf(isOver && awaiting.size === 0, awaiting.size > 0)}
          count={wanted.size > 0 && generationMessages.steps.of(arrivedCount, wanted.size)}
        />
      )}
      <Step label={generationMessages.steps.save} state={stateOf(false, state === 'finishing')} />
    </ul>
  );
}

function lastLine({ state, slides, failure }: Generation): string {
  if (state === 'writing') return generationMessages.ready(slides.length);
  if (state === 'finishing') return generationMessages.finishing;
  if (state === 'elsewhere') return generationMessages.elsewhere;
  const stopped = generationMessages.stopped(slides.length);
  return failure === null ? stopped : `${failure.description} ${stopped}`;
}

function Actions({ current, userId }: { current: Generation; userId: string }) {
  const { state, slides, abort: stop } = current;
  if (state === 'writing' || state === 'finishing') {
    return (
      <>
        <Button variant="default" size="md" disabled={state === 'finishing'} onClick={stop}>
          {generationMessages.cancel}
        </Button>
        <Button size="md" disabled leftSection={<Loader size={14} />}>
          {generationMessages.running}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        variant="default"
        size="md"
        onClick={ignoreDoubleClick(() => endGeneration('discarded'))}
      >
        {generationMessages.discard}
      </Button>
      {state === 'stopped' ? (
        <Button size="md" onClick={() => void keepGenerated(userId)}>
          {generationMessages.keep(slides.length)}
        </Button>
      ) : (
        <Button size="md" onClick={() => void openAsNew()}>
          {generationMessages.openAsNew}
        </Button>
      )}
    </>
  );
}

/** How far it is, of 1: texts and pictures alike, and never whole before it is. */
function share({ slides, awaiting, wanted, state }: Generation): number {
  if (state !== 'writing') return 1;
  const places = Math.max(minSlides, slides.length + 1);
  return (slides.length + wanted.size - awaiting.size) / (places + wanted.size);
}

/** A deck on its way: what was asked for, how far it is, its slides, and the way to end it. */
function GenerationProgress({ current, userId }: { current: Generation; userId: string }) {
  return (
    <div className={classes.progress}>
      <progress
        className={classes.far}
        max={1}
        value={share(current)}
        aria-label={generationMessages.steps.label}
      />
      <div className={classes.request}>
        <RequestFields isFixed />
        <Steps current={current} />
      </div>
      <GeneratedSlides current={current} />
      <div className={classes.foot}>
        <p className={classes.note} role="status">
          {lastLine(current)}
        </p>
        <div className={classes.ways}>
          <Actions current={current} userId={userId} />
        </div>
      </div>
    </div>
  );
}

/** Gerar com IA: the request, then the slides as they arrive (docs/product/generation.md 19, 22). */
export function GenerateDialog({ userId }: { userId: string }) {
  const current = useGenerationStore((store) => store.current);
  const layout = useScreenSize();
  const name = current?.title ?? null;
  return (
    <Modal
      opened
      onClose={closeGeneration}
      size={current === null ? 560 : 960}
      fullScreen={layout === 'narrow'}
      closeButtonProps={{ 'aria-label': generationMessages.close }}
      classNames={current === null ? {} : { body: classes.wideBody ?? '' }}
      title={
        <>
          {generationMessages.title}
          {name !== null && <span className={classes.subtitle}>{name}</span>}
        </>
      }
    >
      {current === null ? (
        <GenerationForm userId={userId} />
      ) : (
        <GenerationProgress current={current} userId={userId} />
      )}
    </Modal>
  );
}
