import { ensureDeckFonts, filesFor } from '@arrasta/slide-renderer';
import { capture } from './capture/capture';
import { encodePng } from './encode/encode-png';
import { exportFailure } from './export-errors';
import { fontCss } from './fonts/font-css';
import { primeFaces } from './fonts/prime-faces';
import { writingsOn } from './fonts/writings-on';
import { limits } from './limits';
import { embedPictures } from './pictures/embed-pictures';
import { setStage, type Stage, type StagedInput } from './stage/stage';
import { within } from './within';

export interface ExportSlideInput extends StagedInput {
  /** Ends the export early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A picture that is not in the file; the slide's number counts from 1. */
export interface MissingPicture {
  readonly slideNumber: number;
  readonly address: string;
}

export interface ExportedSlide {
  /** PNG of 1080x1350 px. */
  readonly blob: Blob;
  readonly missingPictures: readonly MissingPicture[];
}

async function develop({ slideElement }: Stage): Promise<Blob> {
  await embedPictures(slideElement);
  const faces = filesFor(writingsOn(slideElement));
  primeFaces(slideElement, faces);
  return encodePng(await capture(slideElement, await fontCss(faces)));
}

async function exportStaged(input: ExportSlideInput): Promise<ExportedSlide> {
  const { signal, carousel, slide, index } = input;
  await within(ensureDeckFonts(carousel, [slide]), limits.slide, signal);
  const stage = setStage({ carousel, slide, index, total: input.total });
  try {
    const blob = await within(develop(stage), limits.slide, signal);
    const slideNumber = index + 1;
    const addresses = new Set(stage.missing.values());
    return { blob, missingPictures: [...addresses].map((address) => ({ slideNumber, address })) };
  } finally {
    stage.clear();
  }
}

/**
 * Exports one slide as a PNG of 1080x1350 px, from a copy drawn outside the view. A picture that
 * cannot be had does not stop it: the file shows the slide's "missing" box, and the picture is
 * reported. Rejects with `Falha ao exportar slide: {reason}` (carousel-editor §8).
 */
export async function exportSlidePng(input: ExportSlideInput): Promise<ExportedSlide> {
  try {
    return await exportStaged(input);
  } catch (cause) {
    input.signal?.throwIfAborted();
    throw exportFailure(cause);
  }
}
