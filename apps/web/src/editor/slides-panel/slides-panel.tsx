import {
  addSlide,
  linesOf,
  listItemsOf,
  goToSlide,
  type PlaceInDeck,
  type Slide,
} from '@arrasta/domain';
import { ActionIcon, VisuallyHidden, UnstyledButton } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { useReducedMotion } from '@mantine/hooks';
import { Plus, GripVertical, CircleAlert, Contrast, type LucideIcon } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  memo,
  useDeferredValue,
  type ComponentProps,
  type RefObject,
} from 'react';
import { editorMessages, elementNames } from '../../messages/editor';
import { dispatch } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import {
  useDebouncedPlace,
  useDebouncedSlideCount,
  useSlidesInPlace,
  useDebouncedSession,
  useDebouncedCarousel,
} from '../store/selectors';
import classes from './slides-panel.module.css';
import { createChunkLoader } from '../../loading/chunk-loader';
import type { SortedCard, Sorter } from './sorter';
import { slidesMessages, overflowMessages, contrastMessages } from '../../messages/slides';
import { SlideSettings } from '../slide-settings/slide-settings';
import { CardActions } from './card-actions';
import cardClasses from './slide-card.module.css';
import { useNearViewport } from '../../ui/viewport/use-screen-size';
import { SlideThumbnail, slideRatio } from '../../ui/scaled-slide';
import { useOverflow } from '../checks/drawn-slide';
import { useHasLowContrast } from '../checks/contrast/contrast-readings';

interface CardBadgeProps {
  readonly icon: LucideIcon;
  readonly label: string;
}

/** What is wrong with a slide, as a sign on its small picture and in words. */
function CardBadge({ icon: Icon, label }: CardBadgeProps) {
  return (
    <span className={cardClasses.badge} title={label}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      <span className={cardClasses.word}>{label}</span>
    </span>
  );
}

/** A slide of the deck and its small picture. */
interface DrawnCard {
  /** Where the slide's small picture is drawn. */
  readonly card: RefObject<HTMLElement | null>;
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** Says that a text of the slide reads too badly. */
const ContrastBadge = memo(function ContrastBadge({ card, slide, index }: DrawnCard) {
  const isHardToRead = useHasLowContrast(card, slide, index);
  return isHardToRead && <CardBadge icon={Contrast} label={contrastMessages.badge} />;
});

type ThumbnailProps = Omit<
  ComponentProps<typeof SlideThumbnail>,
  'carousel' | Exclude<keyof PlaceInDeck, 'index'>
>;

/** A slide of the open deck in small, always as it is now. */
export function Thumbnail(props: ThumbnailProps) {
  const carousel = useDebouncedCarousel();
  const place = useDebouncedPlace(props.index);
  return <SlideThumbnail {...props} {...place} carousel={carousel} />;
}

/** What is wrong with a slide, on its small picture (docs/product/editor.md 7). */
export const CardBadges = memo(function CardBadges({ card, slide, index }: DrawnCard) {
  const overflow = useOverflow(card);
  return (
    <span className={cardClasses.badges}>
      {overflow !== null && (
        <CardBadge
          icon={CircleAlert}
          label={overflow.isText ? overflowMessages.textBadge : overflowMessages.contentBadge}
        />
      )}
      <ContrastBadge {...{ card, slide, index }} />
    </span>
  );
});

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
      className={cardClasses.grip}
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
const SlideCard = memo(function SlideCard({ slide, index }: SlideCardProps) {
  const current = useDebouncedSession(({ state }) => state.view.currentIndex === index);
  const opener = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(opener);
  // The picture may follow: a slide put in the first place moves all the others on.
  const drawnIndex = useDeferredValue(index);
  return (
    <li className={cardClasses.card} data-current={current || undefined}>
      <UnstyledButton
        ref={opener}
        className={cardClasses.open}
        aria-current={current}
        onClick={() => dispatch(goToSlide(index))}
      >
        <Thumbnail slide={slide} index={drawnIndex} width={72} isNear={isNear} />
        <span className={cardClasses.words}>
          <span className={cardClasses.name}>{editorMessages.slide(index + 1)}</span>
          <span className={cardClasses.heading}>{headingOf(slide)}</span>
        </span>
        {isNear && <CardBadges card={opener} slide={slide} index={drawnIndex} />}
      </UnstyledButton>
      <Grip number={index + 1} />
      {isNear && <CardActions slide={slide} index={index} />}
    </li>
  );
});

/** SLIDES, how many there are, and the button that adds one. */
export function PanelHead() {
  const total = useDebouncedSlideCount();
  const canAdd = useCanRun(addSlide);
  return (
    <div className={classes.head}>
      <h2 className={classes.heading}>
        {editorMessages.slides}{' '}
        <span className={classes.count}>{canAdd ? total : editorMessages.slidesFull(total)}</span>
      </h2>
      <Hint label={editorMessages.addSlide}>
        <ActionIcon
          aria-label={editorMessages.addSlide}
          disabled={!canAdd}
          onClick={() => dispatch(addSlide)}
        >
          <Plus size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

const sorting = createChunkLoader(() => import('./sorter'));

function cardsIn(list: HTMLElement, slides: readonly Slide[]): SortedCard[] {
  return slides.flatMap(({ id }, index) => {
    const element = list.children[index];
    const grip = element?.querySelector('[data-grip]');
    return element === undefined || grip === null || grip === undefined
      ? []
      : [{ id, element, grip }];
  });
}

/** A finger is down at once, and would be too early for what comes with the first touch. */
function hasFingers(): boolean {
  return window.matchMedia('(any-pointer: coarse)').matches;
}

/**
 * Makes the cards of a list sortable. What it takes is fetched once the list is pointed at or
 * focused; while it is missing the cards have their buttons.
 */
function useSorting(slides: readonly Slide[]) {
  const list = useRef<HTMLOListElement>(null);
  const [isNeeded, setNeeded] = useState(hasFingers);
  const [sorter, setSorter] = useState<Sorter | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const isStill = useReducedMotion();
  useEffect(() => {
    if (!isNeeded) return;
    const started: { sorter?: Sorter; isOver: boolean } = { isOver: false };
    const start = async () => {
      const { startSorting } = await sorting.get();
      if (started.isOver) return;
      started.sorter = startSorting(isStill, setAnnouncement);
      setSorter(started.sorter);
    };
    start().catch(() => setNeeded(false));
    return () => {
      started.isOver = true;
      started.sorter?.stop();
      setSorter(null);
    };
  }, [isNeeded, isStill]);
  useLayoutEffect(() => {
    if (list.current !== null) sorter?.follow(cardsIn(list.current, slides));
  }, [sorter, slides]);
  const loadSoon = useCallback(() => setNeeded(true), []);
  const handlers = { onPointerOver: loadSoon, onFocus: loadSoon };
  return { list, handlers, isSortable: sorter !== null, announcement };
}

/** All slides in order, each with what can be done to it (docs/product/editor.md 7). */
export function SlidesPanel() {
  const slides = useSlidesInPlace();
  const format = useDebouncedSession(({ state }) => state.deck.carousel.format);
  const { list, handlers, isSortable, announcement } = useSorting(slides);
  return (
    <>
      <PanelHead />
      <ol
        ref={list}
        className={classes.cards}
        style={slideRatio({ format })}
        aria-label={editorMessages.regions.slides}
        data-sortable={isSortable || undefined}
        {...handlers}
      >
        {slides.map((slide, index) => (
          <SlideCard key={slide.id} slide={slide} index={index} />
        ))}
      </ol>
      <VisuallyHidden role="status" aria-label={slidesMessages.drags}>
        {announcement}
      </VisuallyHidden>
      <SlideSettings />
    </>
  );
}
