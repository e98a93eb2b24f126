import {
  setElementStyle,
  setSlideBackground,
  type Carousel,
  type Command,
  type Slide,
} from '@arrasta/domain';
import {
  contrastFix,
  type ContrastFix,
  type TextContrast,
  stylePatchOf,
} from '@arrasta/slide-renderer';
import { Button } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSlideDrawn } from '../drawn-slide';
import {
  useDebouncedCarousel,
  useDebouncedIndex,
  useDebouncedSlide,
  useDebouncedSlideCount,
} from '../../store/selectors';
import { imageUnder, textContrastIn, imageBehind, useImageSample } from './contrast-readings';
import { contrastMessages } from '../../../messages/slides';
import { dispatch } from '../../store/editor-store';
import classes from './contrast-note.module.css';

/** How a text reads, and what would mend it where it reads too badly. */
interface Contrast {
  readonly reading: TextContrast;
  readonly fix: ContrastFix | null;
}

/** The slide on the canvas, wherever this is drawn. */
function useCanvasDrawing() {
  const drawing = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    drawing.current = document.querySelector<HTMLElement>('[data-current-slide]');
  });
  return drawing;
}

function isSameContrast(one: Contrast | null, other: Contrast | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The contrast of an element of the slide on the canvas, measured against what is really behind
 * it; `unknown` where the background picture cannot be read, null where there is nothing to read.
 */
function useContrast(elementId: string): Contrast | 'unknown' | null {
  const slide = useDebouncedSlide();
  const carousel = useDebouncedCarousel();
  const index = useDebouncedIndex();
  const total = useDebouncedSlideCount();
  const image = useMemo(() => imageBehind(carousel, slide, index), [carousel, slide, index]);
  const sample = useImageSample(image);
  const frame = useCanvasDrawing();
  const [contrast, setContrast] = useState<Contrast | null>(null);
  const measure = useCallback(() => {
    const drawing = frame.current;
    if (drawing === null || slide === undefined || sample === undefined) return;
    const input = { carousel, slide, index, total };
    const behind = { image, sample };
    const reading = textContrastIn(drawing, input, elementId, behind);
    const isHard = reading !== null && reading.ratio < reading.limit;
    const under = imageUnder(drawing, elementId, behind);
    const fix = isHard ? contrastFix(input, elementId, under) : null;
    const next = reading === null ? null : { reading, fix };
    setContrast((before) => (isSameContrast(before, next) ? before : next));
  }, [frame, carousel, slide, index, total, image, sample, elementId]);
  useSlideDrawn(frame, measure, { lettersFirst: true });
  const isUnknown = contrast !== null && sample === null && image !== null;
  return isUnknown ? 'unknown' : contrast;
}

/** From here on reading is easy. Source: WCAG 2.2, 1.4.6. */
const excellentContrast = 7;
const largeTextLimit = 3;

function commandOf(fix: ContrastFix, slide: Slide, elementId: string): Command {
  if (fix.kind !== 'overlay') return setElementStyle(elementId, stylePatchOf(fix));
  return setSlideBackground(slide.id, { overlayOpacity: fix.overlayOpacity });
}

function labelOf(fix: ContrastFix): string {
  return fix.kind === 'overlay'
    ? contrastMessages.overlay(fix.overlayOpacity)
    : contrastMessages[fix.kind];
}

function swatchOf(fix: ContrastFix, slide: Slide, carousel: Carousel): string {
  if (fix.kind === 'overlay') return slide.overlayColor ?? carousel.secondaryColor;
  return fix.kind === 'box' ? fix.backgroundColor : fix.color;
}

function Fix({ fix, elementId }: { fix: ContrastFix; elementId: string }) {
  const slide = useDebouncedSlide();
  const carousel = useDebouncedCarousel();
  if (slide === undefined) return null;
  return (
    <Button
      variant="default"
      className={classes.fix}
      leftSection={
        <span className={classes.swatch} style={{ background: swatchOf(fix, slide, carousel) }} />
      }
      onClick={() => dispatch(commandOf(fix, slide, elementId))}
    >
      {labelOf(fix)}
    </Button>
  );
}

function ReadableMessage({ ratio }: TextContrast) {
  return (
    <p className={classes.readable}>
      <CircleCheck className={classes.tick} size={16} strokeWidth={1.75} aria-hidden />
      {ratio >= excellentContrast
        ? contrastMessages.excellent(ratio)
        : contrastMessages.good(ratio)}
    </p>
  );
}

/** How the text of an element reads, and one click that mends it (docs/product/colours.md 10). */
export function ContrastNote({ elementId }: { elementId: string }) {
  const contrast = useContrast(elementId);
  if (contrast === null) return null;
  if (contrast === 'unknown')
    return <p className={classes.readable}>{contrastMessages.unknownImage}</p>;
  const { reading, fix } = contrast;
  if (reading.ratio >= reading.limit) return <ReadableMessage {...reading} />;
  const limit =
    reading.limit === largeTextLimit ? contrastMessages.titleLimit : contrastMessages.textLimit;
  return (
    <div className={classes.note} role="status">
      <TriangleAlert className={classes.icon} size={16} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{contrastMessages.hard(reading.ratio)}</p>
        <p className={classes.words}>{limit(reading.limit)}</p>
        {fix !== null && <Fix fix={fix} elementId={elementId} />}
      </div>
    </div>
  );
}
