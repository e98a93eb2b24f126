import { spreadOf, type Colour } from '@arrasta/palettes';
import {
  paperOf,
  readingOf,
  slideWidth,
  type Area,
  type SceneInput,
  type TextReading,
} from '@arrasta/slide-renderer';
import { coloursUnder, type PictureSample } from './picture-sample';

/** Where an element is drawn, in px of the slide; null where it is not. */
function boxIn(drawing: HTMLElement, elementId: string): Area | null {
  const slide = drawing.querySelector('[data-slide-id]')?.getBoundingClientRect();
  const element = drawing
    .querySelector(`[data-element-id="${CSS.escape(elementId)}"]`)
    ?.getBoundingClientRect();
  if (slide === undefined || element === undefined || slide.width === 0) return null;
  const scale = slide.width / slideWidth;
  return {
    left: (element.left - slide.left) / scale,
    top: (element.top - slide.top) / scale,
    width: element.width / scale,
    height: element.height / scale,
  };
}

/** What the background picture shows under an element of a drawn slide; null where there is none. */
export function pictureUnder(
  drawing: HTMLElement,
  elementId: string,
  { sample, theme }: { readonly sample: PictureSample | null; readonly theme: string },
): readonly Colour[] | null {
  const box = sample === null ? null : boxIn(drawing, elementId);
  if (sample === null || box === null) return null;
  const spread = spreadOf(coloursUnder(sample, paperOf(theme), box));
  return spread.length === 0 ? null : spread;
}

/** How the text of an element reads on a drawn slide. */
export function readingIn(
  drawing: HTMLElement,
  input: SceneInput,
  elementId: string,
  sample: PictureSample | null,
): TextReading | null {
  const picture = pictureUnder(drawing, elementId, { sample, theme: input.carousel.theme });
  return readingOf(input, elementId, picture);
}
