import { goToSlide, type Slide } from '@arrasta/domain';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { editorWords } from '../../../base/wording/editor';
import { slidesWords } from '../../../base/wording/slides';
import { dispatch } from '../store/editor-store';
import { useSettledSession } from '../store/settled-session';
import { CardActions } from './card-actions';
import { CardBadges } from './card-badges';
import classes from './slide-card.module.css';
import { headingOf } from './slide-heading';
import { Thumbnail } from './thumbnail';
import { useNearViewport } from './use-near-viewport';

interface SlideCardProps {
  readonly slide: Slide;
  readonly index: number;
  /** Left out while cards cannot be dragged. */
  readonly sorting?: {
    readonly card: Ref<HTMLLIElement>;
    readonly grip: Ref<HTMLButtonElement>;
    readonly isDragged: boolean;
  };
}

function Grip({ number, grip }: { number: number; grip: Ref<HTMLButtonElement> }) {
  const label = slidesWords.reorder(number);
  return (
    <ActionIcon
      ref={grip}
      size={28}
      className={classes.grip}
      aria-label={label}
      title={label}
      aria-roledescription={slidesWords.sortable}
    >
      <GripVertical size={15} strokeWidth={1.75} />
    </ActionIcon>
  );
}

/** One slide in the panel: picture, number, heading and actions (carousel-editor §2). */
export function SlideCard({ slide, index, sorting }: SlideCardProps) {
  const current = useSettledSession(({ state }) => state.view.currentIndex === index);
  const opener = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(opener);
  return (
    <li
      ref={sorting?.card}
      className={classes.card}
      data-current={current || undefined}
      data-dragged={sorting?.isDragged === true || undefined}
    >
      <UnstyledButton
        ref={opener}
        className={classes.open}
        aria-current={current}
        onClick={() => dispatch(goToSlide(index))}
      >
        <Thumbnail slide={slide} index={index} width={72} isNear={isNear} />
        <span className={classes.words}>
          <span className={classes.name}>{editorWords.slide(index + 1)}</span>
          <span className={classes.heading}>{headingOf(slide)}</span>
        </span>
        {isNear && <CardBadges card={opener} slide={slide} index={index} />}
      </UnstyledButton>
      {sorting !== undefined && <Grip number={index + 1} grip={sorting.grip} />}
      {isNear && <CardActions slide={slide} index={index} />}
    </li>
  );
}
