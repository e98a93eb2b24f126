import { linesOf, listItemsOf, type Slide, goToSlide } from '@arrasta/domain';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { memo, useDeferredValue, useRef } from 'react';
import { editorMessages, elementNames } from '../../messages/editor';
import { slidesMessages } from '../../messages/slides';
import { dispatch } from '../store/editor-store';
import { useDebouncedSession } from '../store/debounced-session';
import { CardActions } from './card-actions';
import { CardBadges, Thumbnail } from './thumbnail';
import classes from './slide-card.module.css';
import { useNearViewport } from '../../ui/viewport/use-layout';

/** What a slide without words is known by: its first element, or that it is empty. */
function describeWithoutText({ title, elements }: Slide): string {
  const [first] = elements;
  return title ?? (first === undefined ? editorMessages.emptySlide : elementNames[first.type]);
}

/** The words a slide is known by in lists: its title, else its first text. */
export function headingOf(slide: Slide): string {
  const texts = slide.elements.filter(({ type, content }) => {
    return ['title', 'subtitle', 'text', 'list'].includes(type) && content.trim() !== '';
  });
  const heading = texts.find(({ type }) => type === 'title') ?? texts[0];
  if (heading === undefined) return describeWithoutText(slide);
  if (heading.type === 'list') return listItemsOf(heading.content)[0] ?? editorMessages.emptySlide;
  return linesOf(heading.content).join(' ').trim();
}

interface SlideCardProps {
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

function Grip({ number }: { number: number }) {
  const label = slidesMessages.reorder(number);
  return (
    <ActionIcon
      size={28}
      className={classes.grip}
      data-grip
      aria-label={label}
      title={label}
      aria-roledescription={slidesMessages.sortable}
    >
      <GripVertical size={15} strokeWidth={1.75} />
    </ActionIcon>
  );
}

/**
 * One slide in the panel: picture, number, heading and actions (docs/product/editor.md 7). A change of
 * one draws none of the others again.
 */
export const SlideCard = memo(function SlideCard({ slide, index }: SlideCardProps) {
  const current = useDebouncedSession(({ state }) => state.view.currentIndex === index);
  const opener = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(opener);
  // The picture may follow: a slide put in the first place moves all the others on.
  const drawnIndex = useDeferredValue(index);
  return (
    <li className={classes.card} data-current={current || undefined}>
      <UnstyledButton
        ref={opener}
        className={classes.open}
        aria-current={current}
        onClick={() => dispatch(goToSlide(index))}
      >
        <Thumbnail slide={slide} index={drawnIndex} width={72} isNear={isNear} />
        <span className={classes.words}>
          <span className={classes.name}>{editorMessages.slide(index + 1)}</span>
          <span className={classes.heading}>{headingOf(slide)}</span>
        </span>
        {isNear && <CardBadges card={opener} slide={slide} index={drawnIndex} />}
      </UnstyledButton>
      <Grip number={index + 1} />
      {isNear && <CardActions slide={slide} index={index} />}
    </li>
  );
});
