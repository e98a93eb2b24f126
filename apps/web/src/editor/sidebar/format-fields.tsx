import { placeInDeck, setCarouselField, slideFormats, type SlideFormat } from '@arrasta/domain';
import { slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { Switch } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { formatMessages } from '../../messages/formats';
import { toolMessages } from '../../messages/tools';
import { ScaledSlide } from '../../ui/scaled-slide';
import { closeSuccessToast, showToast } from '../../ui/toast/toast-store';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { findOverflowing } from '../checks/overflow/fit-deck';
import { openOverflowFixes } from '../store/open-dialogs';
import { toggleFreeZones, useCanvasView } from '../store/canvas-view';
import { currentSession, dispatch, useSession } from '../store/editor-store';
import { useDebouncedCarousel, useDebouncedSlides } from '../store/selectors';
import classes from './format.module.css';
import { RovingRadios } from '../../ui/controls/roving-radios';
import columnClasses from './sidebar.module.css';

const messages = formatMessages;

/** Whether the open carousel is still this one, in this format. */
function isStillIn(carouselId: string, format: SlideFormat): boolean {
  const carousel = currentSession()?.state.deck.carousel;
  return carousel?.id === carouselId && carousel.format === format;
}

/** Names the slides that hold more than the format does, in one notice that opens the ways out. */
async function reportOverflow(format: SlideFormat): Promise<void> {
  const deck = currentSession()?.state.deck;
  if (deck === undefined) return;
  const isWanted = () => isStillIn(deck.carousel.id, format);
  const indexes = await findOverflowing(deck, isWanted);
  if (indexes.length === 0 || !isWanted()) return;
  const { title, description, resolve } = messages.overflow;
  const numbers = indexes.map((index) => index + 1);
  const knownIds = deck.slides.map(({ id }) => id);
  const slideIds = knownIds.filter((_, index) => indexes.includes(index));
  showToast('info', title(numbers.length, format), description(numbers), {
    label: resolve,
    run: () => openOverflowFixes({ format, slideIds, knownIds }),
  });
}

function chooseFormat(format: SlideFormat): void {
  if (!dispatch(setCarouselField('format', format))) return;
  // What was said of the format before holds no longer.
  closeSuccessToast();
  void reportOverflow(format);
}

/** Width of a small cover, and height of the largest outline, in px. */
const coverWidth = 44;
const outlineHeight = 26;

/** The cover as it looks in a format; four more drawings may follow what is typed a little later. */
function Cover({ format }: { format: SlideFormat }) {
  const slides = useDeferredValue(useDebouncedSlides());
  const current = useDebouncedCarousel();
  const carousel = useMemo(() => ({ ...current, format }), [current, format]);
  const [slide] = slides;
  if (slide === undefined) return <Outline format={format} />;
  return (
    <span className={classes.cover} aria-hidden inert>
      <ScaledSlide
        carousel={carousel}
        slide={slide}
        {...placeInDeck(slides, 0)}
        scale={coverWidth / slideWidth}
      />
    </span>
  );
}

/** The outline of a slide to scale. */
function Outline({ format }: { format: SlideFormat }) {
  const scale = outlineHeight / slideHeightOf({ format: '9:16' });
  const size = { width: slideWidth * scale, height: slideHeightOf({ format }) * scale };
  return <span className={classes.outline} style={size} aria-hidden />;
}

interface FormatChoiceProps {
  readonly chosen: SlideFormat;
  readonly onChoose: (format: SlideFormat) => void;
}

/** On a phone: four tiles for a thumb, each with where its format is seen. */
function Tiles({ chosen, onChoose }: FormatChoiceProps) {
  return (
    <RovingRadios
      label={toolMessages.format.heading}
      columns={slideFormats.length}
      className={classes.tiles}
      choices={slideFormats.map((format) => ({
        key: format,
        label: `${format} ${messages.places[format]}`,
        content: (
          <span className={classes.tile}>
            <span className={classes.shape}>
              <Outline format={format} />
            </span>
            <span className={classes.ratio}>{format}</span>
            <span className={classes.place}>{messages.places[format]}</span>
          </span>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function Covers({ chosen, onChoose }: FormatChoiceProps) {
  return (
    <RovingRadios
      label={toolMessages.format.heading}
      columns={slideFormats.length}
      className={classes.covers}
      choices={slideFormats.map((format) => ({
        key: format,
        label: format,
        content: (
          <span className={classes.choice}>
            <Cover format={format} />
            <span className={classes.name}>{format}</span>
          </span>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** Marks what networks cover with their own signs. */
function FreeZonesField() {
  const isShown = useCanvasView(({ showsFreeZones }) => showsFreeZones);
  return <Switch label={messages.freeZones} checked={isShown} onChange={toggleFreeZones} />;
}

/** What all slides of the carousel are laid out in (docs/product/formats.md 4). */
export function FormatFields() {
  const chosen = useSession(({ state }) => state.deck.carousel.format);
  const isNarrow = useScreenSize() === 'narrow';
  const Choice = isNarrow ? Tiles : Covers;
  return (
    <div className={columnClasses.fields}>
      <Choice chosen={chosen} onChoose={chooseFormat} />
      <p className={classes.note}>
        {messages.note(chosen)}
        {isNarrow && ` ${messages.contentStays}`}
      </p>
      {chosen === '9:16' && <FreeZonesField />}
    </div>
  );
}
