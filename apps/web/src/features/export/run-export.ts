import {
  placeInDeck,
  type Carousel,
  type Deck,
  type Slide,
  type SlideFormat,
} from '@arrasta/domain';
import type { DeckInput, ImageFormat, RenderElsewhere } from '@arrasta/export';
import { createChunkLoader } from '../../loading/chunk-loader';
import { ensureTheme } from '../../ui/deck-drawing';
import { showToast } from '../../ui/toast/toast-store';
import { exportEntryMessages } from '../../messages/entries';
import { exportUiMessages as messages } from '../../messages/export';
import { flushedSession } from '../../editor/store/editor-store';
import { companionTexts, downloadFile, exportFileName } from './exported-files';
import { missingImageMessages } from './missing-images';
import {
  addRenderedSlide,
  closeJob,
  isExporting,
  isOfDeck,
  updateJob,
  useExportState,
  type ExportJob,
} from './export-job';
import { shareMadeFiles } from './share-files';
import { rejectOnAbort } from './reject-on-abort';
import { slidesFromServer } from './slides-from-server';

/** One slide; its index counts from 0. */
type SlideExportRequest =
  | { readonly kind: 'slide'; readonly index: number; readonly format: ImageFormat }
  | { readonly kind: 'copy'; readonly index: number; readonly format: 'png' }
  | { readonly kind: 'shareSlide'; readonly index: number; readonly format: 'jpeg' };

/** What is asked for. */
export type ExportRequest =
  | SlideExportRequest
  | {
      readonly kind: 'zip';
      readonly format: ImageFormat;
      /** Several have a folder each; the carousel's own where none is named. */
      readonly slideFormats?: readonly SlideFormat[];
    }
  | { readonly kind: 'pdf' | 'share'; readonly format: 'jpeg' }
  | { readonly kind: 'strip'; readonly format: 'png' };

/** One archive. */
type ArchiveRequest = Extract<ExportRequest, { readonly kind: 'zip' }>;

/** Milliseconds after which one slide's export is shown, with the way to end it. */
const longAfterMs = 1000;

const exportPackage = createChunkLoader(() => import('@arrasta/export'));

/** Makes ready what any export takes, while it is still being chosen which. */
export async function prepareExport(): Promise<void> {
  // A failure here is ignored: what is missing is loaded again once it is needed, and reported
  // then.
  if (await exportPackage.load()) (await exportPackage.get()).prepareRendering();
}

/** The slides as they were when the export began, however they are edited meanwhile. */
interface ExportSource {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  /** Makes what this browser cannot draw, on the server; undefined where it cannot either. */
  readonly renderElsewhere: RenderElsewhere | undefined;
  readonly signal: AbortSignal;
}

/**
 * The code that makes the files, and the theme; cancelling does not wait for them on a slow
 * network.
 */
async function exportPackageFor({ carousel, signal }: ExportSource) {
  const coming = Promise.all([exportPackage.get(), ensureTheme(carousel.theme)]);
  const [maker, isThemeHere] = await rejectOnAbort(coming, signal);
  if (!isThemeHere) throw new Error('What draws the theme did not come');
  return maker;
}

const isOfOne = (request: ExportRequest): request is SlideExportRequest => 'index' in request;

function deckInput(source: ExportSource, format: ImageFormat): DeckInput {
  return { ...source, format, onSlide: addRenderedSlide };
}

async function renderOneSlide(source: ExportSource, request: SlideExportRequest) {
  const { renderSlide } = await exportPackageFor(source);
  const slide = source.slides[request.index];
  if (slide === undefined) throw new Error(exportEntryMessages.failed);
  const { slides, ...shared } = source;
  const { index, format } = request;
  const renderedSlide = await renderSlide({
    ...shared,
    slide,
    ...placeInDeck(slides, index),
    format,
  });
  addRenderedSlide(1, renderedSlide.missingImages, renderedSlide.missingFonts);
  return renderedSlide.blob;
}

async function saveSlide(source: ExportSource, request: SlideExportRequest) {
  const { slideFileName } = await exportPackageFor(source);
  downloadFile(
    await renderOneSlide(source, request),
    slideFileName(request.index + 1, request.format, source.carousel.format),
  );
}

/** The picture is promised to the clipboard at once, as long as the click still counts. */
async function copySlide(source: ExportSource, request: SlideExportRequest) {
  const image = renderOneSlide(source, request);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
  } catch (error) {
    await image;
    console.warn(error);
    showToast('error', messages.copyFailed.title, messages.copyFailed.description);
    return;
  }
  showToast('success', messages.copied);
}

async function saveZip(source: ExportSource, format: ImageFormat) {
  const { carousel } = source;
  const { exportZip, slideFileName } = await exportPackageFor(source);
  const texts = companionTexts(source, (number) => slideFileName(number, format, carousel.format));
  const archive = await exportZip(deckInput(source, format), texts);
  downloadFile(archive, exportFileName(carousel.title, 'zip', carousel.format));
}

async function saveFormats(
  source: ExportSource,
  format: ImageFormat,
  slideFormats: readonly SlideFormat[],
) {
  const { carousel } = source;
  const { exportFormatsZip, slideFileName } = await exportPackageFor(source);
  const texts = companionTexts(source, (number) => slideFileName(number, format));
  const archive = await exportFormatsZip(deckInput(source, format), slideFormats, texts);
  downloadFile(archive, exportFileName(carousel.title, 'zip'));
}

function saveArchive(
  source: ExportSource,
  { format, slideFormats = [source.carousel.format] }: ArchiveRequest,
): Promise<void> {
  const [first = source.carousel.format, ...others] = slideFormats;
  if (others.length > 0) return saveFormats(source, format, slideFormats);
  return saveZip({ ...source, carousel: { ...source.carousel, format: first } }, format);
}

async function savePdf(source: ExportSource) {
  const { exportPdf } = await exportPackageFor(source);
  const document = await exportPdf(deckInput(source, 'jpeg'));
  const { title, format } = source.carousel;
  downloadFile(document, exportFileName(title, 'pdf', format));
}

async function saveStrip(source: ExportSource) {
  const { exportStrip } = await exportPackageFor(source);
  const strip = await exportStrip(deckInput(source, 'png'));
  const { title, format } = source.carousel;
  downloadFile(strip, exportFileName(title, 'png', format));
}

async function shareSlide(source: ExportSource, request: SlideExportRequest) {
  const { slideFileName } = await exportPackageFor(source);
  const blob = await renderOneSlide(source, request);
  const name = slideFileName(request.index + 1, request.format, source.carousel.format);
  await shareMadeFiles([new File([blob], name, { type: blob.type })]);
}

async function shareDeck(source: ExportSource) {
  const { renderDeck, slideFileName } = await exportPackageFor(source);
  const files: File[] = [];
  for await (const { blob } of renderDeck(deckInput(source, 'jpeg'))) {
    const name = slideFileName(files.length + 1, 'jpeg', source.carousel.format);
    files.push(new File([blob], name, { type: blob.type }));
  }
  await shareMadeFiles(files);
}

function makeFiles(source: ExportSource, request: ExportRequest): Promise<void> {
  if (request.kind === 'slide') return saveSlide(source, request);
  if (request.kind === 'copy') return copySlide(source, request);
  if (request.kind === 'zip') return saveArchive(source, request);
  if (request.kind === 'shareSlide') return shareSlide(source, request);
  if (request.kind === 'strip') return saveStrip(source);
  return request.kind === 'pdf' ? savePdf(source) : shareDeck(source);
}

function newJob(request: ExportRequest, { carousel, slides }: Deck, cancel: () => void): ExportJob {
  const exported = isOfOne(request) ? slides.slice(request.index, request.index + 1) : slides;
  const { kind, format } = request;
  const chosen = request.kind === 'zip' ? request.slideFormats : undefined;
  const slideFormats = chosen ?? [carousel.format];
  const slideIds = slideFormats.flatMap(() => exported.map(({ id }) => id));
  return {
    kind,
    format,
    slideFormats,
    deck: { id: carousel.id, title: carousel.title },
    slideIds,
    isLong: !isOfOne(request),
    done: 0,
    missing: [],
    missingFonts: [],
    state: 'running',
    files: [],
    cancel,
  };
}

function finishOne({ missing, missingFonts }: ExportJob): void {
  closeJob();
  const { title, otherFont } = messages.missingOnSlide;
  const count = missing.length;
  if (count > 0) showToast('error', title(count), missingImageMessages(missing).join(' '));
  else if (missingFonts.length > 0)
    showToast('error', otherFont, messages.missingFonts(missingFonts));
}

/** What is missing stays to be read, and what is to be shared to be clicked. */
function finishAll({ missing, missingFonts, files, slideIds }: ExportJob): void {
  if (missing.length > 0 || missingFonts.length > 0 || files.length > 0) {
    updateJob({ state: 'ended' });
    return;
  }
  closeJob();
  showToast('success', messages.exported(slideIds.length));
}

function finish(): void {
  const job = useExportState.getState().job;
  if (job === null) return;
  if (isOfDeck(job) || job.files.length > 0) finishAll(job);
  else finishOne(job);
}

/** Whether a slide cannot be drawn here; not where what draws could not be had. */
async function isNotRendered(error: unknown): Promise<boolean> {
  const maker = await exportPackage.get().catch(() => null);
  return maker?.isNotRendered(error) ?? false;
}

async function fail(error: unknown, request: ExportRequest, source: ExportSource): Promise<void> {
  closeJob();
  if (source.signal.aborted) {
    showToast('info', messages.cancelled);
    return;
  }
  console.warn(error);
  if (await isNotRendered(error)) {
    const { title, saveFirst, otherBrowser } = messages.notRendered;
    showToast('error', title, source.renderElsewhere === undefined ? saveFirst : otherBrowser);
    return;
  }
  showToast('error', isOfOne(request) ? exportEntryMessages.failed : messages.failedAll);
}

/**
 * Exports the open deck, or one slide of it, as it is now; one at a time, others are not begun
 * (docs/product/export.md 4, 6).
 */
export async function runExport(request: ExportRequest): Promise<void> {
  const session = flushedSession();
  if (session === null || isExporting()) return;
  const { deck } = session.state;
  const { carousel, slides } = deck;
  if (slides.length === 0) return;
  const controller = new AbortController();
  const job = newJob(request, deck, () => controller.abort(new Error(messages.cancelled)));
  useExportState.setState({ job });
  const longTimer = setTimeout(() => updateJob({ isLong: true }), longAfterMs);
  const renderElsewhere = slidesFromServer(session);
  const source = { carousel, slides, renderElsewhere, signal: controller.signal };
  try {
    await makeFiles(source, request);
    finish();
  } catch (error) {
    await fail(error, request, source);
  } finally {
    clearTimeout(longTimer);
  }
}
