import { fontFilesOf, Slide, type FontFaceFile } from '@arrasta/slide-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { stagePictures } from './stage-pictures';

/** The slides of the stage as they are drawn, and what they are drawn with. */
export interface DrawnStage {
  /** HTML, one text for each slide. */
  readonly slides: readonly string[];
  readonly fonts: readonly FontFaceFile[];
}

/**
 * Draws the slides of the stage as the editor and the file do. Run while the app is built
 * (`drawn-stage-module.ts`): whoever signs in need not fetch what draws slides.
 * @public
 */
export function drawStage(): DrawnStage {
  return {
    slides: stagePictures.map((picture) => renderToStaticMarkup(<Slide {...picture} />)),
    fonts: stagePictures.flatMap(({ carousel, slide }) => fontFilesOf(carousel, [slide])),
  };
}
