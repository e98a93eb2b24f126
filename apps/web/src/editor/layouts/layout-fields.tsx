import {
  placeInDeck,
  setSlideLayout,
  slideTones,
  takesTone,
  type Carousel,
  type LayoutVariant,
  type Slide,
  type SlideLayout,
} from '@arrasta/domain';
import { SegmentedControl, UnstyledButton } from '@mantine/core';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useShallow } from 'zustand/react/shallow';
import {
  layoutMessages,
  layoutNames,
  leftOverMessages,
  missingContentMessages,
} from '../../messages/layouts';
import { SlideThumbnail } from '../../ui/scaled-slide';
import { useScreenSize, useNearViewport } from '../../ui/viewport/use-screen-size';
import { showSlidePreview } from '../store/canvas-view';
import { dispatch, useSession } from '../store/editor-store';
import {
  currentSlideId,
  useDebouncedCarousel,
  useDebouncedIndex,
  useDebouncedSlides,
} from '../store/selectors';
import { sampleOf, type OtherLayout, groupLayouts } from './layout-variants';
import { ToneLabel } from './tone-label';
import { VaryButton } from './vary-button';
import classes from './layouts.module.css';

/** Width of a small picture, in px. */
const imageWidths = { wide: 84, medium: 84, narrow: 104 } as const;
const columns = 3;

interface ChoiceProps {
  readonly slide: Slide;
  readonly layout: SlideLayout;
  readonly reason: string | null;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onPreview: (slide: Slide | null) => void;
}

/** One layout as this very slide looks in it. */
function LayoutChoice(props: ChoiceProps) {
  const { slide, layout, reason, isChosen, isStop, onChoose, onFocus, onPreview } = props;
  const hover = useDelayedHover((isOver) => onPreview(isOver ? slide : null));
  const carousel = useDebouncedCarousel();
  const slides = useDebouncedSlides();
  const index = useDebouncedIndex();
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(button);
  return (
    <UnstyledButton
      ref={button}
      role="radio"
      aria-checked={isChosen}
      tabIndex={isStop ? 0 : -1}
      className={`${classes.choice ?? ''} ${reason === null ? '' : (classes.other ?? '')}`}
      onClick={onChoose}
      onFocus={onFocus}
      {...hover}
    >
      <span className={classes.picture}>
        <SlideThumbnail
          {...{ carousel, slide, isNear }}
          {...placeInDeck(slides, index, slide)}
          width={imageWidths[useScreenSize()]}
        />
      </span>
      <span className={classes.name}>{layoutNames[layout]}</span>
      {reason !== null && <span className={classes.reason}>{reason}</span>}
    </UnstyledButton>
  );
}

/** Milliseconds that the mouse rests on a layout before the canvas shows it. */
const previewDelayMs = 200;

/** Follows a mouse that rests on something, and one that leaves it. A finger rests on nothing. */
function useDelayedHover(onChange: (isOver: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    onChange(false);
  };
  const leaveLast = useEffectEvent(leave);
  useEffect(() => () => leaveLast(), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(() => onChange(true), previewDelayMs);
    },
    onPointerLeave: leave,
  };
}

interface Choice {
  readonly layout: SlideLayout;
  readonly slide: Slide;
  readonly reason: string | null;
}

/** How far each arrow key moves the focus. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

interface LayoutGridProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: SlideLayout;
  readonly onChoose: (layout: SlideLayout) => void;
  readonly onPreview: (slide: Slide | null) => void;
}

/** Layouts with one stop for Tab: arrows move the focus, Enter and Space choose. */
function LayoutGrid({ label, choices, chosen, onChoose, onPreview }: LayoutGridProps) {
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<SlideLayout | null>(null);
  const stops = [focused, chosen, choices[0]?.layout];
  const stop = stops.find((layout) => choices.some((choice) => choice.layout === layout));
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    // The editor's own arrow keys change slides.
    event.preventDefault();
    event.stopPropagation();
    const from = choices.findIndex(({ layout }) => layout === stop);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[from + step]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={classes.grid} onKeyDown={move}>
      {choices.map(({ layout, slide, reason }) => (
        <LayoutChoice
          key={layout}
          {...{ layout, slide, reason, onPreview }}
          isChosen={layout === chosen}
          isStop={layout === stop}
          onFocus={() => setFocused(layout)}
          onChoose={() => onChoose(layout)}
        />
      ))}
    </div>
  );
}

function reasonOf({ missing, leftOver }: OtherLayout): string {
  if (missing !== null) return missingContentMessages[missing];
  return leftOver === null ? '' : leftOverMessages[leftOver];
}

/**
 * Designs the slide on the canvas, which the fields may not show yet: they follow after the slide
 * is painted, and what is chosen until then is not for the slide before.
 */
function designSlide(patch: Partial<LayoutVariant>): void {
  const slideId = currentSlideId();
  if (slideId !== null) dispatch(setSlideLayout(slideId, patch));
}

/** Layout and tone of the slide on the canvas as they are; undefined in a deck without slides. */
function useCurrentVariant(): LayoutVariant | undefined {
  return useSession(
    useShallow(({ state }) => {
      const slide = state.deck.slides[state.view.currentIndex];
      return slide && { layout: slide.layout, tone: slide.tone };
    }),
  );
}

/** Of the slide on the canvas as it is: its own tone cannot be chosen, that of the slide before can. */
function ToneField({ carousel }: { carousel: Carousel }) {
  const variant = useCurrentVariant();
  if (variant === undefined) return null;
  return (
    <div className={classes.group}>
      <span className={classes.label}>{layoutMessages.tone}</span>
      <SegmentedControl
        fullWidth
        className={classes.tones}
        aria-label={layoutMessages.tone}
        data={slideTones.map((tone) => ({
          value: tone,
          label: <ToneLabel tone={tone} carousel={carousel} />,
        }))}
        value={variant.tone}
        disabled={!takesTone(variant.layout)}
        onChange={(tone) => designSlide({ tone })}
      />
    </div>
  );
}

interface LayoutFieldsProps {
  /** Whether `Variar` stands somewhere else. */
  readonly withoutVary?: boolean;
}

/** The layouts for the slide on the canvas, and what it stands on (docs/product/layouts.md 16). */
export function LayoutFields({ withoutVary = false }: LayoutFieldsProps) {
  const carousel = useDebouncedCarousel();
  const slides = useDeferredValue(useDebouncedSlides());
  const index = useDebouncedIndex();
  const slide = slides[index];
  const groups = useMemo(() => groupLayouts(slides, index, carousel), [slides, index, carousel]);
  if (slide === undefined) return null;
  const preview = (other: Slide | null) => showSlidePreview(other && { slide, preview: other });
  const suiting = groups.suiting.map((layout) => ({
    layout,
    slide: { ...slide, layout },
    reason: null,
  }));
  const others = groups.others.map((other) => ({
    layout: other.layout,
    slide: sampleOf(slide, other, carousel),
    reason: reasonOf(other),
  }));
  return (
    <div className={classes.fields}>
      <div className={classes.group}>
        <div className={classes.head}>
          <span className={classes.label}>{layoutMessages.suiting}</span>
          {!withoutVary && <VaryButton />}
        </div>
        <LayoutGrid
          label={layoutMessages.suiting}
          choices={suiting}
          chosen={slide.layout === 'centered' ? 'stack' : slide.layout}
          onChoose={(layout) => designSlide({ layout })}
          onPreview={preview}
        />
      </div>
      <ToneField carousel={carousel} />
      <div className={classes.group}>
        <span className={classes.label}>{layoutMessages.others}</span>
        <LayoutGrid
          label={layoutMessages.others}
          choices={others}
          chosen={slide.layout}
          onChoose={(layout) => designSlide({ layout })}
          onPreview={preview}
        />
      </div>
    </div>
  );
}
