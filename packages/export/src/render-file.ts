import type { SlideFields } from '@arrasta/domain';
import { captureSlide, type CapturedFonts } from './svg-fallback/capture';
import { encodeDrawing } from './encode/encode-drawing';
import type { WorkerPicture } from './encode/encoder';
import type { PictureFormat } from './picture-format';
import { engineTraits } from './measure-engine';
import type { FoundPictures } from './images/find-pictures';
import { paintInWorker } from './paint-in-worker';
import { expectedContentOf, type ExpectedContent } from './verify/expected-content';
import { verifyFile } from './verify/verify-file';

/** A staged slide with everything its file is made of. */
export interface RenderInput {
  readonly slideElement: HTMLElement;
  readonly slide: Pick<SlideFields, 'overlayOpacity'>;
  readonly pictures: FoundPictures;
  readonly fonts: CapturedFonts;
  readonly format: PictureFormat;
}

/** The file of a slide. */
interface RenderedFile {
  readonly blob: Blob;
  /** Whether it was painted in a worker; the browser captured it otherwise. */
  readonly isPainted: boolean;
}

interface Candidate extends WorkerPicture {
  readonly isPainted: boolean;
}

/** Percent from which on nothing can be told of a background under a layer of colour. */
const covering = 97;

/** The files that can be made of a slide here, the best way first, as long as another is needed. */
async function* candidatesOf(
  { slideElement, pictures, fonts, format }: RenderInput,
  expected: ExpectedContent,
): AsyncGenerator<Candidate> {
  const traits = await engineTraits();
  const grid = traits?.grid ?? null;
  if (grid !== null) {
    const options = { format, grid };
    const painted = await paintInWorker(slideElement, pictures, fonts.files, options).catch(
      () => null,
    );
    if (painted !== null) yield { ...painted, isPainted: true };
  }
  if (traits?.drawsToScale !== true) return;
  const canvas = await captureSlide(slideElement, pictures, fonts, expected.pictures).catch(
    () => null,
  );
  if (canvas === null) return;
  for await (const file of encodeDrawing(canvas, format)) yield { ...file, isPainted: false };
}

async function isRight(
  candidate: Candidate,
  format: PictureFormat,
  expected: ExpectedContent,
): Promise<boolean> {
  try {
    await verifyFile(candidate, format, expected);
    candidate.judge(true);
    return true;
  } catch (cause) {
    candidate.judge(false);
    console.warn('A file was not right and is made in another way', cause);
    return false;
  }
}

/**
 * The file of a staged slide: the first of those that can be made here that shows what it must.
 * Null where none does.
 */
export async function renderFile(input: RenderInput): Promise<RenderedFile | null> {
  const { slideElement, slide, pictures, format } = input;
  const hasCover = slide.overlayOpacity >= covering;
  const expected = expectedContentOf(
    slideElement,
    pictures,
    (picture) => hasCover && picture.dataset.picture === 'background',
  );
  for await (const candidate of candidatesOf(input, expected)) {
    if (await isRight(candidate, format, expected)) {
      const { blob, isPainted } = candidate;
      return { blob, isPainted };
    }
  }
  return null;
}
