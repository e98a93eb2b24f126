import type { FontFaceFile } from '@arrasta/slide-renderer';
import { fontCss } from '../fonts/font-css';
import type { FontFile } from '../fonts/font-files';
import { primeFaces } from '../fonts/prime-faces';
import type { FoundPictures } from '../pictures/find-pictures';
import type { Surface } from '../surface';
import type { ExpectedPicture } from '../verify/expected-content';
import { capture } from './capture';
import { embedPictures } from './embed-pictures';

/** The fonts of a slide, and those of their files that could be had. */
export interface CapturedFonts {
  readonly faces: readonly FontFaceFile[];
  readonly files: readonly FontFile[];
}

/**
 * A staged slide, drawn by the browser itself from an SVG that holds it whole.
 * @param expected the pictures that must be seen
 * @throws where the engine does not draw it whole
 */
export async function capturedSlide(
  slideElement: HTMLElement,
  found: FoundPictures,
  { faces, files }: CapturedFonts,
  expected: readonly ExpectedPicture[],
): Promise<Surface> {
  const pictures = await embedPictures(found);
  primeFaces(slideElement, faces);
  return capture(slideElement, pictures, await fontCss(files), expected);
}
