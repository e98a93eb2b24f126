import { placeInDeck, type Deck } from '@arrasta/domain';
import { themes } from '@arrasta/palettes';
import { slideWidth } from '@arrasta/slide-renderer';
import type { Template } from '@arrasta/templates';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { Eye } from 'lucide-react';
import { useRef } from 'react';
import { templateMessages } from '../../messages/templates';
import { ScaledSlide } from '../../ui/scaled-slide';
import { slideRatio } from '../../ui/slide-ratio';
import { useNearViewport } from '../../ui/viewport/use-screen-size';
import { useDrawTurn } from './drawing/draw-queue';
import { useDrawnDeck } from './drawing/drawn-deck';
import { ownLook, type Brand } from './drawing/template-look';
import classes from './template-grid.module.css';
import { useSwipeThrough, type SwipeThrough } from './use-swipe-through';

interface StripProps {
  readonly deck: Deck;
  /** Of a slide, in px. */
  readonly width: number;
  readonly swipe: SwipeThrough;
}

/** The slides of a deck edge to edge, one in sight; only the first until somebody looks at the others. */
function Strip({ deck: { carousel, slides }, width, swipe }: StripProps) {
  const { shown, isActive, isScrubbing } = swipe;
  return (
    <span
      className={classes.strip}
      data-scrubbing={isScrubbing || undefined}
      style={{ transform: `translateX(${String(-shown * width)}px)` }}
    >
      {slides.slice(0, isActive ? undefined : 1).map((slide, index) => (
        <ScaledSlide
          key={slide.id}
          carousel={carousel}
          slide={slide}
          {...placeInDeck(slides, index)}
          scale={width / slideWidth}
        />
      ))}
    </span>
  );
}

function Dots({ shown, total }: { shown: number; total: number }) {
  return (
    <span className={classes.dots}>
      {Array.from({ length: total }, (_, place) => (
        <span key={place} className={classes.dot} data-shown={place === shown || undefined} />
      ))}
    </span>
  );
}

interface CoverProps {
  readonly template: Template;
  readonly brand: Brand | null;
  readonly swipe: SwipeThrough;
}

/** A cover as the editor draws it, once it is near and its turn has come. */
function Cover({ template, brand, swipe }: CoverProps) {
  const { ref: measure, width } = useElementSize<HTMLSpanElement>();
  const cover = useRef<HTMLSpanElement>(null);
  const isDrawn = useDrawTurn(useNearViewport(cover));
  const deck = useDrawnDeck(template, { ...ownLook, brand }, isDrawn);
  const ref = useMergedRef(cover, measure);
  return (
    <span
      ref={ref}
      className={classes.cover}
      style={{ ...slideRatio(deck.carousel), background: deck.carousel.secondaryColor }}
      aria-hidden
      inert
    >
      {isDrawn && width > 0 && <Strip deck={deck} width={width} swipe={swipe} />}
      {swipe.isActive && <span className={classes.rise} />}
      {swipe.isActive && <Dots shown={swipe.shown} total={deck.slides.length} />}
    </span>
  );
}

interface TemplateCardProps {
  readonly template: Template;
  readonly brand: Brand | null;
  readonly isNarrow: boolean;
  /** Whether Tab leads to it. */
  readonly isEntry: boolean;
  readonly onReach: () => void;
  readonly onView: () => void;
  readonly onUse: () => void;
}

function factsOf({ purpose, theme, slides }: Template, isNarrow: boolean): string {
  const facts = [themes[theme].name, templateMessages.slides(slides.length)];
  return (isNarrow ? facts : [templateMessages.purposeNames[purpose], ...facts]).join(' · ');
}

/** A template with its cover, which runs through the slides and offers to use it while it is looked at. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, brand, isNarrow, isEntry, onReach, onView, onUse } = props;
  const swipe = useSwipeThrough(template.slides.length);
  const { isActive } = swipe;
  return (
    <li
      className={classes.card}
      data-active={isActive || undefined}
      style={slideRatio({ format: '4:5' })}
      {...swipe.handlers}
    >
      <UnstyledButton
        className={classes.view}
        data-card
        tabIndex={isEntry ? 0 : -1}
        aria-haspopup="dialog"
        onFocus={onReach}
        onClick={onView}
      >
        <Cover template={template} brand={brand} swipe={swipe} />
        <span className={classes.name}>{template.name}</span>
        <span className={classes.facts}>{factsOf(template, isNarrow)}</span>
      </UnstyledButton>
      {isActive && !isNarrow && (
        <div className={classes.foot}>
          <Button
            size="md"
            className={classes.use}
            aria-label={templateMessages.useNamed(template.name)}
            onClick={onUse}
          >
            {templateMessages.use}
          </Button>
          <ActionIcon
            size={36}
            radius="md"
            className={classes.eye}
            aria-label={templateMessages.viewNamed(template.name)}
            onClick={onView}
          >
            <Eye size={16} strokeWidth={1.75} />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
