import { ensureDeckFonts, filesFor } from '@arrasta/slide-renderer';
import { capture } from './capture/capture';
import { textLinesOn, type TextLine } from './document/text-lines';
import { encodePicture } from './encode/encode-picture';
import type { PictureFormat } from './encode/picture-format';
import { exportFailure } from './export-errors';
import { embeddedFonts } from './fonts/font-css';
import { primeFaces } from './fonts/prime-faces';
import { writingsOn } from './fonts/writings-on';
import { limits } from './limits';
import { embedPictures } from './pictures/embed-pictures';
import { setStage, type Stage, type StagedInput } from './stage/stage';
import { within } from './within';

export interface SlideInput extends StagedInput {
  readonly format: PictureFormat;
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A picture that is not in the file; the slide's number counts from 1. */
export interface MissingPicture {
  readonly slideNumber: number;
  readonly address: string;
}

export interface DevelopedSlide {
  /** 1080x1350 px. */
  readonly blob: Blob;
  readonly missingPictures: readonly MissingPicture[];
  /** Names of fonts that could not be had; the file shows others in their place. */
  readonly missingFonts: readonly string[];
  /** What is written on the slide. */
  readonly lines: readonly TextLine[];
}

async function develop({ slideElement }: Stage, format: PictureFormat) {
  await embedPictures(slideElement);
  const faces = filesFor(writingsOn(slideElement));
  const lines = textLinesOn(slideElement);
  primeFaces(slideElement, faces);
  const fonts = await embeddedFonts(faces);
  const canvas = await capture(slideElement, fonts.css);
  return { blob: await encodePicture(canvas, format), lines, missingFonts: fonts.missing };
}

async function developStaged(input: SlideInput): Promise<DevelopedSlide> {
  const { signal, carousel, slide, index, total, format } = input;
  await within(ensureDeckFonts(carousel, [slide]), limits.slide, signal);
  const stage = setStage({ carousel, slide, index, total });
  try {
    const developed = await within(develop(stage, format), limits.slide, signal);
    const slideNumber = index + 1;
    const addresses = new Set(stage.missing.values());
    const missingPictures = [...addresses].map((address) => ({ slideNumber, address }));
    return { ...developed, missingPictures };
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
