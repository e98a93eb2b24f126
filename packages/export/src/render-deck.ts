import type { CarouselFields, SlideFields } from '@arrasta/domain';
import type { DrawnSlide } from '@arrasta/slide-renderer';
import { inOrder } from './concurrency';
import type { PictureFormat } from './picture-format';
import {
  exportWaits,
  type MissingPicture,
  type RenderedSlide,
  type RenderElsewhere,
  renderSlide,
} from './render-slide';

/**
 * Slides that are drawn and encoded at the same time (export.md, measurements), and that are done
 * while an earlier one is waited for.
 */
const pace = { atOnce: 3, ahead: 8 } as const;

/** A slide, and what a person has written for those who do not see it. */
type ExportedSlide = DrawnSlide & Pick<SlideFields, 'altText'>;

export interface DeckInput {
  readonly carousel: CarouselFields;
  readonly slides: readonly ExportedSlide[];
  readonly format: PictureFormat;
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly renderElsewhere?: RenderElsewhere | undefined;
  /** Told after each slide, in order, how many are done and what the last one lacks. */
  readonly onSlide?:
    | ((done: number, missing: readonly MissingPicture[], missingFonts: readonly string[]) => void)
    | undefined;
}

/** The slides of a deck rendered one after another, each as soon as it and those before are ready. */
export async function* renderDeck(input: DeckInput): AsyncGenerator<RenderedSlide> {
  const { carousel, slides, format, signal, onSlide, renderElsewhere } = input;
  const total = slides.length;
  const waits = exportWaits(signal);
  const rendered = inOrder(slides, pace, (slide, index) =>
    renderSlide({ carousel, slide, index, total, format, signal, waits, renderElsewhere }),
  );
  let done = 0;
  for await (const slide of rendered) {
    done += 1;
    onSlide?.(done, slide.missingPictures, slide.missingFonts);
    yield slide;
  }
}
