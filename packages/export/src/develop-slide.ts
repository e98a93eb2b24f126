import { ensureDeckFonts, filesFor, type PictureOwner } from '@arrasta/slide-renderer';
import { capturedSlide } from './capture/captured-slide';
import { textLinesOn } from './document/text-lines';
import type { TextLine } from './document/word-lines';
import { warmEncoder } from './encode/encoder';
import type { PictureFormat } from './encode/picture-format';
import { exportFailure } from './export-errors';
import { exportWaits, type ExportWaits } from './export-waits';
import { fontFiles } from './fonts/font-files';
import { fontsLaidOut } from './fonts/fonts-laid-out';
import { writingsOn } from './fonts/writings-on';
import { limits } from './limits';
import { findPictures, type FoundPictures } from './pictures/find-pictures';
import { paintedSlide } from './recording/painted-slide';
import { setStage, type Stage, type StagedInput } from './stage/stage';
import { within } from './within';

export interface SlideInput extends StagedInput {
  readonly format: PictureFormat;
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** What other slides of the same export have learned. */
  readonly waits?: ExportWaits;
}

/** A picture that is not in the file; the slide's number counts from 1. */
export interface MissingPicture {
  readonly slideNumber: number;
  readonly address: string;
  readonly place: 'element' | 'background' | 'avatar';
}

export interface DevelopedSlide {
  /** 1080x1350 px. */
  readonly blob: Blob;
  readonly missingPictures: readonly MissingPicture[];
  /** Names of fonts that could not be had; the file shows others in their place. */
  readonly missingFonts: readonly string[];
  /** What is written on the slide. */
  readonly lines: readonly TextLine[];
  /** Whether it was painted in a worker; the browser captured it otherwise, which takes longer. */
  readonly isPainted: boolean;
}

/** Which fonts it takes is known once no picture fails. What is logged: carousel-editor §8. */
async function draw(
  { slideElement }: Stage,
  format: PictureFormat,
  pictures: FoundPictures,
  { lostFonts }: ExportWaits,
) {
  const faces = filesFor(writingsOn(slideElement));
  const lines = textLinesOn(slideElement);
  const fonts = await fontFiles(faces, lostFonts);
  if (fonts.missing.length > 0) console.warn('Some fonts failed to load');
  const painted = await paintedSlide(slideElement, pictures, fonts.files, format);
  const blob =
    painted ?? (await capturedSlide(slideElement, pictures, { faces, files: fonts.files }, format));
  return { blob, lines, missingFonts: fonts.missing, isPainted: painted !== null };
}

function placeOf(owner: PictureOwner): MissingPicture['place'] {
  if (owner === 'background') return 'background';
  return owner === 'avatar' ? 'avatar' : 'element';
}

function missingOn({ missing }: Stage, slideNumber: number): MissingPicture[] {
  return [...missing].map(([owner, address]) => ({ slideNumber, address, place: placeOf(owner) }));
}

async function developStaged(input: SlideInput): Promise<DevelopedSlide> {
  const { signal, format, waits = exportWaits(signal), ...staged } = input;
  const fonts = ensureDeckFonts(staged.carousel, [staged.slide]);
  warmEncoder();
  const stage = setStage(staged);
  const { slideElement } = stage;
  try {
    // Each picture has its own limit, from its turn on.
    const finding = findPictures(slideElement, waits.inTurn);
    await fontsLaidOut(fonts, slideElement, waits.lostFonts, signal);
    const pictures = await within(finding, null, signal);
    const drawn = await within(draw(stage, format, pictures, waits), limits.slide, signal);
    return { ...drawn, missingPictures: missingOn(stage, staged.index + 1) };
  } finally {
    stage.clear();
  }
}

/**
 * Develops one slide into a picture of 1080x1350 px, from a copy drawn outside the view. A picture
 * that cannot be had does not stop it: the file shows the slide's "missing" box, and the picture is
 * reported. Rejects with `Falha ao exportar slide: {reason}` (carousel-editor §8).
 */
export async function developSlide(input: SlideInput): Promise<DevelopedSlide> {
  try {
    return await developStaged(input);
  } catch (cause) {
    input.signal?.throwIfAborted();
    throw exportFailure(cause);
  }
}
