import type { FontFaceFile } from '@arrasta/slide-renderer';
import { encodePicture } from '../encode/encode-picture';
import type { PictureFormat } from '../encode/picture-format';
import { fontCss } from '../fonts/font-css';
import type { FontFile } from '../fonts/font-files';
import { primeFaces } from '../fonts/prime-faces';
import type { FoundPictures } from '../pictures/find-pictures';
import { capture } from './capture';
import { embedPictures } from './embed-pictures';

/** The fonts of a slide, and those of their files that could be had. */
interface CapturedFonts {
  readonly faces: readonly FontFaceFile[];
  readonly files: readonly FontFile[];
}

/** A staged slide as picture, drawn by the browser itself from an SVG that holds it whole. */
export async function capturedSlide(
  slideElement: HTMLElement,
  found: FoundPictures,
  { faces, files }: CapturedFonts,
  format: PictureFormat,
): Promise<Blob> {
  const pictures = await embedPictures(found);
  primeFaces(slideElement, faces);
  const canvas = await capture(slideElement, pictures, await fontCss(files));
  return encodePicture(canvas, format);
}
