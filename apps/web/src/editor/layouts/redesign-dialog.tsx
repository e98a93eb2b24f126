import {
  openSession,
  placeInDeck,
  redesignDeck,
  run,
  type Carousel,
  type Command,
  type Slide,
} from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { Button, Modal, Switch } from '@mantine/core';
import { Lock, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { editorMessages } from '../../messages/editor';
import { layoutMessages } from '../../messages/layouts';
import { SlideThumbnail } from '../../ui/scaled-slide';
import { showToast } from '../../ui/toast/toast-store';
import { dispatch, flushedSession, undoLast } from '../store/editor-store';
import { env } from '../store/env';
import { useCarousel, useDebouncedSlides } from '../store/selectors';
import classes from './layouts.module.css';

const messages = layoutMessages.redesign;

/** How many slides are shown as they would be, and how wide, in px. */
const shown = { count: 8, width: 80 } as const;

function changedCount(before: readonly Slide[], after: readonly Slide[]): number {
  return after.filter(({ layout, tone }, index) => {
    const slide = before[index];
    return layout !== slide?.layout || tone !== slide.tone;
  }).length;
}

interface ProposalProps {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  readonly keepsPinned: boolean;
}

/** The first slides as they would be; a lock on those that stay as they are. */
function Proposal({ carousel, slides, keepsPinned }: ProposalProps) {
  return (
    <div className={classes.row} role="group" aria-label={messages.proposal}>
      {slides.slice(0, shown.count).map((slide, index) => (
        <span key={slide.id} className={classes.proposed}>
          <span className={classes.picture}>
            <SlideThumbnail
              {...{ carousel, slide }}
              {...placeInDeck(slides, index)}
              width={shown.width}
              isNear
            />
          </span>
          {keepsPinned && slide.layoutPinned && (
            <span className={classes.lock}>
              <Lock size={12} strokeWidth={2} aria-hidden />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function redesign(command: Command, count: number): void {
  if (!dispatch(command)) return;
  const edit = flushedSession()?.history.past.at(-1);
  const undo = () => {
    // What was done since is not taken back with it.
    if (flushedSession()?.history.past.at(-1) === edit) undoLast();
  };
  showToast('success', messages.done, messages.doneCount(count), {
    label: messages.undo,
    run: undo,
  });
}

interface ActionsProps {
  readonly canApply: boolean;
  readonly onAnother: () => void;
  readonly onCancel: () => void;
  readonly onApply: () => void;
}

function Actions({ canApply, onAnother, onCancel, onApply }: ActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<RefreshCw size={15} strokeWidth={1.75} aria-hidden />}
        onClick={onAnother}
      >
        {messages.another}
      </Button>
      <div className={classes.end}>
        <Button variant="default" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button disabled={!canApply} onClick={onApply}>
          {messages.apply}
        </Button>
      </div>
    </div>
  );
}

/** Shows how the slides would be laid out anew, and does it in one step (docs/product/layouts.md 18). */
export function RedesignDialog({ onClose }: { readonly onClose: () => void }) {
  const carousel = useCarousel();
  const slides = useDebouncedSlides();
  const [keepsPinned, setKeepsPinned] = useState(true);
  const [proposal, setProposal] = useState(0);
  const command = useMemo(
    () => redesignDeck(layoutLooksOf(carousel), { keepsPinned, proposal }),
    [carousel, keepsPinned, proposal],
  );
  const proposed = useMemo(() => {
    const designed = run(openSession({ carousel, slides }, null), command, env);
    return designed?.state.deck.slides ?? slides;
  }, [carousel, slides, command]);
  const pinned = slides.filter(({ layoutPinned }) => layoutPinned).length;
  const count = changedCount(slides, proposed);
  const apply = () => {
    onClose();
    redesign(command, count);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.open}
      size={760}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <p className={classes.description}>{messages.description}</p>
      <Proposal carousel={carousel} slides={proposed} keepsPinned={keepsPinned} />
      <div className={classes.keep}>
        <Switch
          label={messages.keep}
          checked={keepsPinned}
          onChange={({ currentTarget }) => setKeepsPinned(currentTarget.checked)}
        />
        {pinned > 0 && <span className={classes.count}>{messages.unchanged(pinned)}</span>}
      </div>
      <Actions
        canApply={count > 0}
        onAnother={() => setProposal(proposal + 1)}
        onCancel={onClose}
        onApply={apply}
      />
    </Modal>
  );
}
