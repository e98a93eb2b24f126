import type { Carousel, Deck, Slide } from '@arrasta/domain';
import type { DeckInput, PictureFormat, RenderElsewhere } from '@arrasta/export';
import { partLoader } from '../../loading/part-loader';
import { showToast } from '../../ui/toast/toast-store';
import { exportWords as words } from '../../messages/export';
import { flushedSession } from '../../editor/store/editor-store';
import { downloadFile } from './download-file';
import { textsBeside } from './deck-texts';
import { exportFileName } from './export-file-name';
import { missingLines } from './missing-lines';
import {
  closeJob,
  isExporting,
  isOfDeck,
  noteSlide,
  updateJob,
  useExportState,
  type ExportJob,
} from './export-job';
import { shareMadeFiles } from './share-files';
import { slidesFromServer } from './slide-from-server';
import { unlessEnded } from './unless-ended';

/** One slide; its index counts from 0. */
type SlideWish =
  | { readonly kind: 'slide'; readonly index: number; readonly format: PictureFormat }
  | { readonly kind: 'copy'; readonly index: number; readonly format: 'png' }
  | { readonly kind: 'shareSlide'; readonly index: number; readonly format: 'jpeg' };

/** What is asked for. */
export type ExportWish =
  | SlideWish
  | { readonly kind: 'zip'; readonly format: PictureFormat }
  | { readonly kind: 'pdf' | 'share'; readonly format: 'jpeg' };

/** Milliseconds after which one slide's export is shown, with the way to end it. */
const long = 1000;

const exportPackage = partLoader(() => import('@arrasta/export'));

/** Makes ready what any export takes, while it is still being chosen which. */
export async function prepareExport(): Promise<void> {
  // What does not come now is asked for again, and told of, once it is needed.
  if (await exportPackage.bring()) (await exportPackage.get()).prepareRendering();
}

/** The slides as they were when the export began, however they are edited meanwhile. */
interface Order {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  /** Makes what this browser cannot draw; undefined where nobody can. */
  readonly renderElsewhere: RenderElsewhere | undefined;
  readonly signal: AbortSignal;
}

/** What makes the files; nobody who ends the export waits for it on a slow network. */
function exportPackageFor({ signal }: Order) {
  return unlessEnded(exportPackage.get(), signal);
}

const isOfOne = (wish: ExportWish): wish is SlideWish => 'index' in wish;

function deckInput(order: Order, format: PictureFormat): DeckInput {
  return { ...order, format, onSlide: noteSlide };
}

async function slidePicture(order: Order, wish: SlideWish) {
  const { renderSlide } = await exportPackageFor(order);
  const slide = order.slides[wish.index];
  if (slide === undefined) throw new Error(words.failed);
  const { slides, ...shared } = order;
  const { index, format } = wish;
  const made = await renderSlide({ ...shared, slide, index, total: slides.length, format });
  noteSlide(1, made.missingPictures, made.missingFonts);
  return made.blob;
}

async function saveSlide(order: Order, wish: SlideWish) {
  const { slideFileName } = await exportPackageFor(order);
  downloadFile(await slidePicture(order, wish), slideFileName(wish.index + 1, wish.format));
}

/** The picture is promised to the clipboard at once, as long as the click still counts. */
async function copySlide(order: Order, wish: SlideWish) {
  const picture = slidePicture(order, wish);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  } catch (error) {
    await picture;
    console.warn(error);
    showToast('error', words.copyFailed.title, words.copyFailed.description);
    return;
  }
  showToast('success', words.copied);
}

async function saveZip(order: Order, format: PictureFormat) {
  const { exportZip, slideFileName } = await exportPackageFor(order);
  const texts = textsBeside(order, (number) => slideFileName(number, format));
  const archive = await exportZip(deckInput(order, format), texts);
  downloadFile(archive, exportFileName(order.carousel.title, 'zip'));
}

async function savePdf(order: Order) {
  const { exportPdf } = await exportPackageFor(order);
  const document = await exportPdf(deckInput(order, 'jpeg'));
  downloadFile(document, exportFileName(order.carousel.title, 'pdf'));
}

async function shareSlide(order: Order, wish: SlideWish) {
  const { slideFileName } = await exportPackageFor(order);
  const blob = await slidePicture(order, wish);
  const name = slideFileName(wish.index + 1, wish.format);
  await shareMadeFiles([new File([blob], name, { type: blob.type })]);
}

async function shareDeck(order: Order) {
  const { renderDeck, slideFileName } = await exportPackageFor(order);
  const files: File[] = [];
  for await (const { blob } of renderDeck(deckInput(order, 'jpeg'))) {
    files.push(new File([blob], slideFileName(files.length + 1, 'jpeg'), { type: blob.type }));
  }
  await shareMadeFiles(files);
}

function carryOut(order: Order, wish: ExportWish): Promise<void> {
  if (wish.kind === 'slide') return saveSlide(order, wish);
  if (wish.kind === 'copy') return copySlide(order, wish);
  if (wish.kind === 'zip') return saveZip(order, wish.format);
  if (wish.kind === 'shareSlide') return shareSlide(order, wish);
  return wish.kind === 'pdf' ? savePdf(order) : shareDeck(order);
}

function newJob(wish: ExportWish, { carousel, slides }: Deck, cancel: () => void): ExportJob {
  const exported = isOfOne(wish) ? slides.slice(wish.index, wish.index + 1) : slides;
  const { kind, format } = wish;
  const slideIds = exported.map(({ id }) => id);
  return {
    kind,
    format,
    deck: { id: carousel.id, title: carousel.title },
    slideIds,
    isLong: !isOfOne(wish),
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
  const { title, otherFont } = words.missingOnSlide;
  const count = missing.length;
  if (count > 0) showToast('error', title(count), missingLines(missing).join(' '));
  else if (missingFonts.length > 0) showToast('error', otherFont, words.missingFonts(missingFonts));
}

/** What is missing stays to be read, and what is to be shared to be clicked. */
function finishAll({ missing, missingFonts, files, slideIds }: ExportJob): void {
  if (missing.length > 0 || missingFonts.length > 0 || files.length > 0) {
    updateJob({ state: 'ended' });
    return;
  }
  closeJob();
  showToast('success', words.exported(slideIds.length));
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

async function fail(error: unknown, wish: ExportWish, order: Order): Promise<void> {
  closeJob();
  if (order.signal.aborted) {
    showToast('info', words.cancelled);
    return;
  }
  console.warn(error);
  if (await isNotRendered(error)) {
    const { title, saveFirst, otherBrowser } = words.notRendered;
    showToast('error', title, order.renderElsewhere === undefined ? saveFirst : otherBrowser);
    return;
  }
  showToast('error', isOfOne(wish) ? words.failed : words.failedAll);
}

/**
 * Exports the open deck, or one slide of it, as it is now; one at a time, others are not begun
 * (docs/product/export.md 4, 6).
 */
export async function runExport(wish: ExportWish): Promise<void> {
  const session = flushedSession();
  if (session === null || isExporting()) return;
  const { deck } = session.state;
  const { carousel, slides } = deck;
  if (slides.length === 0) return;
  const end = new AbortController();
  const job = newJob(wish, deck, () => end.abort(new Error(words.cancelled)));
  useExportState.setState({ job });
  const longAfter = setTimeout(() => updateJob({ isLong: true }), long);
  const renderElsewhere = slidesFromServer(session);
  const order = { carousel, slides, renderElsewhere, signal: end.signal };
  try {
    await carryOut(order, wish);
    finish();
  } catch (error) {
    await fail(error, wish, order);
  } finally {
    clearTimeout(longAfter);
  }
}
