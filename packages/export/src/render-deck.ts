import {
  placeInDeck,
  type CarouselFields,
  type SlideFields,
  type SlideFormat,
} from '@arrasta/domain';
import { slideHeightOf, slideWidth, type DrawnSlide } from '@arrasta/slide-renderer';
import { yieldInOrder, rejectAfter } from './concurrency';
import { formatFolder, slideFileName, type ImageFormat } from './surface';
import {
  exportWaits,
  renderSlide,
  type UndrawnImage,
  type RenderedSlide,
  type ReadText,
  type RenderElsewhere,
} from './render-slide';
import { zipOf, type ArchivedFile } from './zip';

/**
 * Slides that are drawn and encoded at the same time: one in each worker and one that waits for it.
 * And those that are done while an earlier one is waited for. Source: docs/product/export.md 11.
 */
const pace = { maxRunning: 4, ahead: 8 } as const;

/** A slide, and what a person has written for those who do not see it. */
type ExportedSlide = DrawnSlide & Pick<SlideFields, 'altText'>;

export interface DeckInput {
  readonly carousel: CarouselFields;
  readonly slides: readonly ExportedSlide[];
  readonly format: ImageFormat;
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly renderElsewhere?: RenderElsewhere | undefined;
  /** Called after each slide, in order, with how many are done and what the last one lacks. */
  readonly onSlide?:
    | ((done: number, missing: readonly UndrawnImage[], missingFonts: readonly string[]) => void)
    | undefined;
}

/**
 * Renders the slides of a deck, several at a time, and gives each as soon as it and those before
 * are ready.
 */
export async function* renderDeck(
  input: DeckInput,
  readText?: ReadText,
): AsyncGenerator<RenderedSlide> {
  const { carousel, slides, format, signal, onSlide, renderElsewhere } = input;
  const waits = exportWaits(signal);
  const rendered = yieldInOrder(slides, pace, (slide, index) =>
    renderSlide({
      carousel,
      slide,
      ...placeInDeck(slides, index),
      format,
      signal,
      waits,
      renderElsewhere,
      readText,
    }),
  );
  let done = 0;
  for await (const slide of rendered) {
    done += 1;
    onSlide?.(done, slide.missingImages, slide.missingFonts);
    yield slide;
  }
}

/** A text that goes into the archive beside the pictures. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

async function* renderArchive(
  input: DeckInput,
  texts: readonly TextFile[],
): AsyncGenerator<ArchivedFile> {
  let number = 0;
  for await (const { blob } of renderDeck(input)) {
    number += 1;
    const { format, carousel } = input;
    yield { name: slideFileName(number, format, carousel.format), content: blob };
  }
  for (const { name, text } of texts) yield { name, content: new Blob([text]) };
}

/** All slides of a deck as `slide_1.png` ... in one ZIP, with the texts behind them. */
export function exportZip(input: DeckInput, texts: readonly TextFile[] = []): Promise<Blob> {
  return zipOf(renderArchive(input, texts));
}

async function* archiveByFormat(
  input: DeckInput,
  formats: readonly SlideFormat[],
  texts: readonly TextFile[],
): AsyncGenerator<ArchivedFile> {
  let done = 0;
  const onSlide: DeckInput['onSlide'] = (_done, ...missing) => {
    done += 1;
    input.onSlide?.(done, ...missing);
  };
  for (const format of formats) {
    const carousel = { ...input.carousel, format };
    let number = 0;
    for await (const { blob } of renderDeck({ ...input, carousel, onSlide })) {
      number += 1;
      const name = `${formatFolder(format)}/${slideFileName(number, input.format)}`;
      yield { name, content: blob };
    }
  }
  for (const { name, text } of texts) yield { name, content: new Blob([text]) };
}

/** All slides of a deck in several formats in one ZIP, a folder for each, with the texts beside. */
export function exportFormatsZip(
  input: DeckInput,
  formats: readonly SlideFormat[],
  texts: readonly TextFile[] = [],
): Promise<Blob> {
  return zipOf(archiveByFormat(input, formats, texts));
}

/**
 * All slides of a deck as one PDF, a page each, with the text of the slides in it, and the alt
 * texts that a person has written: what is made from a slide is its text once more.
 */
export async function exportPdf(input: Omit<DeckInput, 'format'>): Promise<Blob> {
  // Cancelling an export does not wait for a slow network.
  const { pdfOf, textLinesOn } = await rejectAfter(import('./pdf/pdf'), null, input.signal);
  const pages = renderDeck({ ...input, format: 'jpeg' }, textLinesOn);
  const asPages = (async function* () {
    let index = 0;
    for await (const { blob, lines } of pages) {
      yield { image: blob, lines, altText: input.slides[index]?.altText ?? null };
      index += 1;
    }
  })();
  const { carousel } = input;
  const size = { width: slideWidth, height: slideHeightOf(carousel) };
  return pdfOf(asPages, { title: carousel.title, ...size });
}
