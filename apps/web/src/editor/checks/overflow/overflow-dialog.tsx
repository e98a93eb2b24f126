import { goToSlide, type Slide } from '@arrasta/domain';
import { Button, Modal } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { editorMessages } from '../../../messages/editor';
import { formatMessages } from '../../../messages/formats';
import { SlideThumbnail } from '../../../ui/scaled-slide';
import { useOverflow } from '../drawn-slide';
import { dispatch } from '../../store/editor-store';
import {
  currentPlaceOf,
  useDebouncedCarousel,
  useDebouncedPlace,
  useDebouncedSlides,
} from '../../store/selectors';
import classes from './overflow-dialog.module.css';
import { OverflowFixes } from './overflow-fixes';
import type { OverflowingSlides } from '../../store/open-dialogs';

const messages = formatMessages.overflow;

/** Of a slide in small, in px. */
const imageWidth = 88;

/** The pressed button disappears with the problem it solved: focus continues from here. */
function focusWhereLost(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus();
}

function Fitting() {
  return (
    <p ref={focusWhereLost} className={classes.fits} tabIndex={-1} role="status">
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
      {messages.fits}
    </p>
  );
}

interface SlideRowProps {
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
  readonly onShow: () => void;
}

/** A slide as it is in the new format, and the ways out that were tried and work. */
function SlideRow({ slide, index, onShow }: SlideRowProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const overflow = useOverflow(frame);
  const carousel = useDebouncedCarousel();
  const place = useDebouncedPlace(index);
  return (
    <li className={classes.row} aria-label={editorMessages.slide(index + 1)}>
      <span ref={frame} className={classes.picture}>
        <SlideThumbnail {...{ carousel, slide }} {...place} width={imageWidth} isNear />
      </span>
      <div className={classes.ways}>
        {overflow === null ? (
          <Fitting />
        ) : (
          <OverflowFixes slide={slide} index={index} overflow={overflow} />
        )}
        <Button variant="subtle" size="compact-sm" className={classes.show} onClick={onShow}>
          {messages.show(index + 1)}
        </Button>
      </div>
    </li>
  );
}

interface OverflowDialogProps {
  readonly found: OverflowingSlides;
  readonly onClose: () => void;
}

/**
 * The slides that a format has no room for, each with what helps it; what one of them is divided
 * into is shown as well. Every way out is one step of undo (docs/product/formats.md 5).
 */
export function OverflowDialog({ found, onClose }: OverflowDialogProps) {
  const { format, slideIds, knownIds } = found;
  const slides = useDebouncedSlides();
  const isShown = ({ id }: Slide) => slideIds.includes(id) || !knownIds.includes(id);
  const show = (slideId: string) => {
    onClose();
    dispatch(goToSlide(currentPlaceOf(slideId)));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.heading(format)}
      size={560}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <ul className={classes.rows}>
        {slides.map((slide, index) =>
          isShown(slide) ? (
            <SlideRow key={slide.id} {...{ slide, index }} onShow={() => show(slide.id)} />
          ) : null,
        )}
      </ul>
    </Modal>
  );
}
