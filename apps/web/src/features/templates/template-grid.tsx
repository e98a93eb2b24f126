import { useRef, useState, type KeyboardEvent } from 'react';
import { placeInDeck, type Deck } from '@arrasta/domain';
import { themeOf } from '@arrasta/palettes';
import { slideWidth } from '@arrasta/slide-renderer';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { Eye } from 'lucide-react';
import type { BrandChoice } from './brand';
import type { GalleryTemplate } from './gallery-templates';
import classes from './template-grid.module.css';
import { templateUiMessages } from '../../messages/templates';
import { ScaledSlide, slideRatio } from '../../ui/scaled-slide';
import { useNearViewport } from '../../ui/viewport/use-screen-size';
import {
  useCoverDeck,
  useDeckFonts,
  useDrawnCount,
  backgroundColor,
  ownLook,
} from './drawing/drawn-deck';
import { OwnTemplateMenu } from './own/own-section';
import { useSwipeThrough, type SwipeThrough } from './use-swipe-through';

interface StripProps {
  readonly deck: Deck;
  /** Of a slide, in px. */
  readonly width: number;
  readonly swipe: SwipeThrough;
}

/** The slides of a deck edge to edge, one in sight; only the first while the card is at rest. */
function Strip({ deck, width, swipe }: StripProps) {
  const { carousel, slides } = deck;
  const { shown, isActive, isScrubbing } = swipe;
  const drawnCount = useDrawnCount(slides.length, isActive);
  useDeckFonts(isActive ? deck : null);
  return (
    <span
      className={classes.strip}
      data-scrubbing={isScrubbing || undefined}
      style={{ transform: `translateX(${String(-shown * width)}px)` }}
    >
      {slides.slice(0, drawnCount).map((slide, index) => (
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
  readonly template: GalleryTemplate;
  readonly brand: BrandChoice;
  readonly swipe: SwipeThrough;
}

/** A cover as the editor draws it, once it is near and its turn has come. */
function Cover({ template, brand, swipe }: CoverProps) {
  const { ref: measure, width } = useElementSize<HTMLSpanElement>();
  const cover = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(cover) && !brand.isPending;
  const deck = useCoverDeck(template, { ...ownLook, brand: brand.brand }, isNear);
  const ref = useMergedRef(cover, measure);
  return (
    <span
      ref={ref}
      className={classes.cover}
      style={{
        ...slideRatio(template),
        background: backgroundColor(template.builtIn, brand.brand),
      }}
      aria-hidden
      inert
    >
      {/* Beyond the edge by less than a pixel, where the background of the cover would be seen. */}
      {deck !== null && width > 0 && (
        <Strip deck={deck} width={Math.floor(width) + 1} swipe={swipe} />
      )}
      {swipe.isActive && <span className={classes.rise} />}
      {swipe.isActive && <Dots shown={swipe.shown} total={template.slides} />}
    </span>
  );
}

interface TemplateCardProps {
  readonly template: GalleryTemplate;
  readonly brand: BrandChoice;
  readonly isNarrow: boolean;
  /** Whether Tab leads to it. */
  readonly isEntry: boolean;
  readonly onReach: () => void;
  readonly onView: () => void;
  readonly onUse: () => void;
}

function factsOf({ purpose, theme, slides }: GalleryTemplate, isNarrow: boolean): string {
  const purposeNames =
    purpose === null || isNarrow ? [] : [templateUiMessages.purposeNames[purpose]];
  return [...purposeNames, themeOf(theme).name, templateUiMessages.slides(slides)].join(' · ');
}

interface CardFootProps {
  readonly template: GalleryTemplate;
  readonly onView: () => void;
  readonly onUse: () => void;
}

/** What a cover that is looked at offers, over its foot. */
function CardFoot({ template: { name, format }, onView, onUse }: CardFootProps) {
  return (
    <div className={classes.foot} style={slideRatio({ format })}>
      <Button
        size="md"
        className={classes.use}
        aria-label={templateUiMessages.useNamed(name)}
        onClick={onUse}
      >
        {templateUiMessages.use}
      </Button>
      <ActionIcon
        size={36}
        radius="md"
        className={classes.eye}
        aria-label={templateUiMessages.viewNamed(name)}
        onClick={onView}
      >
        <Eye size={16} strokeWidth={1.75} />
      </ActionIcon>
    </div>
  );
}

/**
 * A template with its cover, which runs through the slides and offers to use it while it is looked
 * at.
 */
function TemplateCard(props: TemplateCardProps) {
  const { template, brand, isNarrow, isEntry, onReach, onView, onUse } = props;
  const swipe = useSwipeThrough(template.slides);
  const { isActive } = swipe;
  return (
    <li
      className={classes.card}
      data-active={isActive || undefined}
      data-own={template.own || undefined}
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
      {isActive && !isNarrow && <CardFoot template={template} onView={onView} onUse={onUse} />}
      {template.own && !isNarrow && <OwnTemplateMenu template={template} place="card" />}
    </li>
  );
}

interface TemplateGridProps {
  readonly templates: readonly GalleryTemplate[];
  readonly brand: BrandChoice;
  readonly isNarrow: boolean;
  readonly onView: (template: GalleryTemplate) => void;
  readonly onUse: (template: GalleryTemplate) => void;
}

function columnsOf(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

/** By how many cards a key moves; null for all other keys. */
function stepOf(key: string, columns: number, total: number): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -total,
    End: total,
  };
  return steps[key] ?? null;
}

/** One card is reached with Tab, the others from there with the arrow keys. */
function useRovingCard(templates: readonly GalleryTemplate[]) {
  const grid = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const isThere = templates.some(({ key }) => key === reached);
  const entry = isThere ? reached : (templates[0]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const place = cards.findIndex((card) => card === event.target);
    if (grid.current === null || place === -1) return;
    const step = stepOf(event.key, columnsOf(grid.current), cards.length);
    if (step === null) return;
    event.preventDefault();
    const isJump = Math.abs(step) === cards.length;
    const next = isJump ? Math.min(Math.max(place + step, 0), cards.length - 1) : place + step;
    cards[next]?.focus();
  };
  return { grid, entry, setReached, onKeyDown };
}

/** The covers, in 2 to 5 columns by width (docs/product/gallery.md 6, 7). */
export function TemplateGrid({ templates, brand, isNarrow, onView, onUse }: TemplateGridProps) {
  const { grid, entry, setReached, onKeyDown } = useRovingCard(templates);
  return (
    <ul ref={grid} className={classes.grid} onKeyDown={onKeyDown}>
      {templates.map((template) => (
        <TemplateCard
          key={template.key}
          template={template}
          brand={brand}
          isNarrow={isNarrow}
          isEntry={template.key === entry}
          onReach={() => setReached(template.key)}
          onView={() => onView(template)}
          onUse={() => onUse(template)}
        />
      ))}
    </ul>
  );
}
