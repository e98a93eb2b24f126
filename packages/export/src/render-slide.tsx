import {
  coversBackground,
  ensureDeckFonts,
  filesFor,
  loadTheme,
  type ImageOwner,
  type DrawnSlide,
  Slide,
  slideHeightOf,
} from '@arrasta/slide-renderer';
import type { CarouselFields, DeckFacts, SlideFormat, StepPlace } from '@arrasta/domain';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rejectAfter, perHostQueue, type RunQueued } from './concurrency';
import { warmEncoder } from './encode/encoder';
import { fileSizeOf, type ImageFormat } from './surface';
import { exportFailure, SlideNotRendered, slideNotFound } from './export-errors';
import { fontFiles, waitForFonts, type FailedFonts, styledTextsOf } from './fonts';
import { findImages, type KnownImages } from './images/readable-image';
import { timeouts } from './timeouts';
import { engineTraits } from './measure-engine';
import type { TextLine } from './pdf/text-lines';
import { renderFile } from './render-file';
import { verifyHeader } from './verify/verify-file';

interface MountInput extends Partial<DeckFacts> {
  readonly carousel: CarouselFields;
  readonly slide: DrawnSlide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** Its place in a run of steps; see `placeInDeck`. */
  readonly step?: StepPlace | null | undefined;
}

/** A copy of a slide in a host of its own, outside the view. */
interface MountedSlide {
  readonly slideElement: HTMLElement;
  /** Addresses of the pictures that could not be drawn, by owner. */
  readonly missing: ReadonlyMap<ImageOwner, string>;
  readonly clear: () => void;
}

/** Outside the view but laid out, so that zoom and selection of the canvas never reach the file. */
function makeHost({ carousel }: MountInput): HTMLElement {
  const host = document.createElement('div');
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = 'position:fixed;left:-10000px;top:0;width:432px;zoom:1';
  host.style.height = `${String(slideHeightOf(carousel))}px`;
  document.body.append(host);
  return host;
}

/** The export asks for the pictures itself, each in its turn; the copy needs none to be laid out. */
function leaveImagesUnloaded(host: HTMLElement): void {
  for (const image of host.querySelectorAll('img')) image.loading = 'lazy';
}

/**
 * What the page asks for elsewhere fails for its copy here as well, which is not loaded by itself.
 * Whether a picture can be had is for the export alone to find out (`readable-image.ts`).
 */
function ignoreBrowserImageErrors(host: HTMLElement): void {
  const stop = (event: Event) => {
    if (event.isTrusted) event.stopPropagation();
  };
  host.addEventListener('error', stop, { capture: true });
}

/** Draws the copy at once. Throws `slideNotFound` where it cannot be found by its anchor. */
function mountSlideCopy(input: MountInput): MountedSlide {
  const host = makeHost(input);
  ignoreBrowserImageErrors(host);
  const root = createRoot(host);
  const missing = new Map<ImageOwner, string>();
  const clear = () => {
    root.unmount();
    host.remove();
  };
  flushSync(() => {
    root.render(
      <Slide
        {...input}
        anchor
        onImageError={(owner, url) => {
          missing.set(owner, url);
        }}
      />,
    );
  });
  leaveImagesUnloaded(host);
  const slideElement = host.querySelector<HTMLElement>(`#slide-${String(input.index)}`);
  if (slideElement !== null) return { slideElement, missing, clear };
  clear();
  throw slideNotFound(input.index);
}

/** What the slides of one export learn from each other about what keeps them waiting. */
interface ExportWaits {
  readonly inTurn: RunQueued;
  readonly lostFonts: FailedFonts;
}

/** @param signal ends the export; nothing more is asked for then. */
export function exportWaits(signal?: AbortSignal): ExportWaits {
  return { inTurn: perHostQueue(signal), lostFonts: new Set() };
}

/** Makes ready what the file of any slide takes: a worker, and what is to be known of the engine. */
export function prepareRendering(): void {
  warmEncoder();
  void engineTraits();
}

/**
 * Makes a slide's file where no way here leads to a right one; null where it cannot be made there
 * either. The number counts from 1.
 */
export type RenderElsewhere = (
  slideNumber: number,
  file: { readonly format: ImageFormat; readonly slideFormat: SlideFormat },
  signal: AbortSignal | undefined,
) => Promise<Blob | null>;

/** The lines of text on a slide that is laid out. */
export type ReadText = (slideElement: HTMLElement) => readonly TextLine[];

interface SlideInput extends MountInput {
  readonly format: ImageFormat;
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** What other slides of the same export have learned. */
  readonly waits?: ExportWaits;
  readonly renderElsewhere?: RenderElsewhere | undefined;
  /** Reads what is written on the slide, for a file that holds it as text. */
  readonly readText?: ReadText | undefined;
}

/** A picture that is not in the file; the slide's number counts from 1. */
export interface UndrawnImage {
  readonly slideNumber: number;
  readonly url: string;
  readonly place: 'element' | 'background' | 'avatar';
}

export interface RenderedSlide {
  /** As large as files of the carousel's format are. */
  readonly blob: Blob;
  readonly missingImages: readonly UndrawnImage[];
  /** Names of fonts that could not be had; the file shows others in their place. */
  readonly missingFonts: readonly string[];
  /** What is written on the slide; empty where nobody asked for it. */
  readonly lines: readonly TextLine[];
  /** Whether it was painted in a worker; the browser captured it otherwise, which takes longer. */
  readonly isPainted: boolean;
}

/** The texts and the fonts of an offscreen slide, which are known once no picture fails. */
async function readSlide(
  slideElement: HTMLElement,
  { lostFonts }: ExportWaits,
  readText: ReadText = () => [],
) {
  const faces = filesFor(styledTextsOf(slideElement));
  const lines = readText(slideElement);
  const { files, missing } = await fontFiles(faces, lostFonts);
  // What is logged: docs/product/export.md 4.
  if (missing.length > 0) console.warn('Some fonts failed to load');
  return { lines, fonts: { faces, files }, missingFonts: missing };
}

async function renderWithServer(input: SlideInput): Promise<Blob | null> {
  const { carousel, format, index, signal, renderElsewhere } = input;
  const file = { format, slideFormat: carousel.format };
  const blob = (await renderElsewhere?.(index + 1, file, signal)) ?? null;
  if (blob !== null) await verifyHeader(blob, { format, size: fileSizeOf(carousel) });
  return blob;
}

/** What is made here, else what somebody else makes of it. */
async function draw(
  { slideElement }: MountedSlide,
  input: SlideInput,
  images: KnownImages,
  waits: ExportWaits,
) {
  const { carousel, slide, format, index, signal, readText } = input;
  const { lines, fonts, missingFonts } = await readSlide(slideElement, waits, readText);
  const size = fileSizeOf(carousel);
  const isBackgroundCovered = coversBackground(carousel);
  const drawn = { slideElement, slide, images, fonts, format, size, isBackgroundCovered };
  const rendering = renderFile(drawn);
  const file = await rejectAfter(rendering, timeouts.slide, signal).catch(() => null);
  signal?.throwIfAborted();
  if (file !== null) return { ...file, lines, missingFonts };
  const blob = await renderWithServer(input).catch(() => null);
  signal?.throwIfAborted();
  if (blob === null) throw new SlideNotRendered(index + 1);
  return { blob, isPainted: false, lines, missingFonts };
}

function placeOf(owner: ImageOwner): UndrawnImage['place'] {
  if (owner === 'background') return 'background';
  return owner === 'avatar' ? 'avatar' : 'element';
}

function missingImagesOf({ missing }: MountedSlide, slideNumber: number): UndrawnImage[] {
  return [...missing].map(([owner, url]) => ({ slideNumber, url, place: placeOf(owner) }));
}

async function renderOffscreen(input: SlideInput): Promise<RenderedSlide> {
  const { signal, waits = exportWaits(signal), carousel, slide, index, total, step } = input;
  const { layoutBefore = null, layoutAfter = null, headline = '' } = input;
  const beside = { layoutBefore, layoutAfter, headline };
  const mountInput = { carousel, slide, index, total, step, ...beside };
  prepareRendering();
  // Before it is there nothing of the slide is drawn, and its fonts are not known. An export
  // that is ended does not wait for a slow network.
  await rejectAfter(loadTheme(carousel.theme), null, signal);
  const fonts = ensureDeckFonts(carousel, [slide], headline);
  const mountedSlide = mountSlideCopy(mountInput);
  const { slideElement } = mountedSlide;
  try {
    // Each picture has its own limit, from its turn on.
    const finding = findImages(slideElement, waits.inTurn);
    await waitForFonts(fonts, slideElement, waits.lostFonts, signal);
    const images = await rejectAfter(finding, null, signal);
    const file = await draw(mountedSlide, input, images, waits);
    return { ...file, missingImages: missingImagesOf(mountedSlide, mountInput.index + 1) };
  } finally {
    mountedSlide.clear();
  }
}

/**
 * Renders one slide into a picture in the carousel's format, from a copy drawn outside the view. A picture
 * that cannot be had does not stop it: the file shows the slide's "missing" box, and the picture is
 * reported. Rejects with `Falha ao exportar slide: {reason}`. Source: docs/product/export.md 5.
 */
export async function renderSlide(input: SlideInput): Promise<RenderedSlide> {
  try {
    return await renderOffscreen(input);
  } catch (cause) {
    input.signal?.throwIfAborted();
    throw exportFailure(cause);
  }
}
