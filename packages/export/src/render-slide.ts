import { ensureDeckFonts, filesFor, type ImageOwner } from '@arrasta/slide-renderer';
import { withTimeout } from './concurrency';
import { warmEncoder } from './encode/encoder';
import { exportFailure, SlideNotRendered } from './export-errors';
import { fontFiles, waitForFonts, type FailedFonts, writingsOn } from './fonts';
import { findImages, type FoundImages } from './images/readable-image';
import { perHostQueue, type RunQueued } from './images/host-turns';
import { timeouts } from './timeouts';
import { engineTraits } from './measure-engine';
import { stageSlide, type Stage, type StagedInput } from './offscreen';
import { type TextLine, textLinesOn } from './pdf/text-lines';
import type { ImageFormat } from './surface';
import { renderFile } from './render-file';
import { verifyHeader } from './verify/verify-file';

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
  format: ImageFormat,
  signal: AbortSignal | undefined,
) => Promise<Blob | null>;

interface SlideInput extends StagedInput {
  readonly format: ImageFormat;
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** What other slides of the same export have learned. */
  readonly waits?: ExportWaits;
  readonly renderElsewhere?: RenderElsewhere | undefined;
}

/** A picture that is not in the file; the slide's number counts from 1. */
export interface MissingImage {
  readonly slideNumber: number;
  readonly address: string;
  readonly place: 'element' | 'background' | 'avatar';
}

export interface RenderedSlide {
  /** 1080x1350 px. */
  readonly blob: Blob;
  readonly missingImages: readonly MissingImage[];
  /** Names of fonts that could not be had; the file shows others in their place. */
  readonly missingFonts: readonly string[];
  /** What is written on the slide. */
  readonly lines: readonly TextLine[];
  /** Whether it was painted in a worker; the browser captured it otherwise, which takes longer. */
  readonly isPainted: boolean;
}

/** The texts and the fonts of a staged slide, which are known once no picture fails. */
async function readSlide(slideElement: HTMLElement, { lostFonts }: ExportWaits) {
  const faces = filesFor(writingsOn(slideElement));
  const lines = textLinesOn(slideElement);
  const { files, missing } = await fontFiles(faces, lostFonts);
  // What is logged: docs/product/export.md 4.
  if (missing.length > 0) console.warn('Some fonts failed to load');
  return { lines, fonts: { faces, files }, missingFonts: missing };
}

async function renderWithServer(input: SlideInput): Promise<Blob | null> {
  const { format, index, signal, renderElsewhere } = input;
  const blob = (await renderElsewhere?.(index + 1, format, signal)) ?? null;
  if (blob !== null) await verifyHeader(blob, format);
  return blob;
}

/** What is made here, else what somebody else makes of it. */
async function draw(
  { slideElement }: Stage,
  input: SlideInput,
  images: FoundImages,
  waits: ExportWaits,
) {
  const { slide, format, index, signal } = input;
  const { lines, fonts, missingFonts } = await readSlide(slideElement, waits);
  const rendering = renderFile({ slideElement, slide, images, fonts, format });
  const file = await withTimeout(rendering, timeouts.slide, signal).catch(() => null);
  signal?.throwIfAborted();
  if (file !== null) return { ...file, lines, missingFonts };
  const blob = await renderWithServer(input).catch(() => null);
  signal?.throwIfAborted();
  if (blob === null) throw new SlideNotRendered(index + 1);
  return { blob, isPainted: false, lines, missingFonts };
}

function placeOf(owner: ImageOwner): MissingImage['place'] {
  if (owner === 'background') return 'background';
  return owner === 'avatar' ? 'avatar' : 'element';
}

function missingImagesOf({ missing }: Stage, slideNumber: number): MissingImage[] {
  return [...missing].map(([owner, address]) => ({ slideNumber, address, place: placeOf(owner) }));
}

async function renderOffscreen(input: SlideInput): Promise<RenderedSlide> {
  const { signal, waits = exportWaits(signal), carousel, slide, index, total } = input;
  const staged = { carousel, slide, index, total };
  const fonts = ensureDeckFonts(staged.carousel, [staged.slide]);
  prepareRendering();
  const stage = stageSlide(staged);
  const { slideElement } = stage;
  try {
    // Each picture has its own limit, from its turn on.
    const finding = findImages(slideElement, waits.inTurn);
    await waitForFonts(fonts, slideElement, waits.lostFonts, signal);
    const images = await withTimeout(finding, null, signal);
    const drawn = await draw(stage, input, images, waits);
    return { ...drawn, missingImages: missingImagesOf(stage, staged.index + 1) };
  } finally {
    stage.clear();
  }
}

/**
 * Renders one slide into a picture of 1080x1350 px, from a copy drawn outside the view. A picture
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
