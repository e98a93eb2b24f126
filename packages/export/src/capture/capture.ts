import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { toSvg } from 'html-to-image';
import { scale } from '../limits';

/** The one rule a slide has from outside its own styles. */
const boxSizing = '*,*::before,*::after{box-sizing:border-box}';

/**
 * The staged slide as an SVG image. Nothing computed is copied, because a slide carries its styles
 * inline; that is what keeps text where the preview has it.
 */
function svgAddress(slideElement: HTMLElement, fontRules: string): Promise<string> {
  return toSvg(slideElement, {
    width: slideWidth,
    height: slideHeight,
    includeStyleProperties: [],
    fontEmbedCSS: `${boxSizing}\n${fontRules}`,
  });
}

/** Draws a staged slide, pictures already embedded, on a canvas of 1080x1350 px. */
export async function capture(
  slideElement: HTMLElement,
  fontRules: string,
): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = await svgAddress(slideElement, fontRules);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = slideWidth * scale;
  canvas.height = slideHeight * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Its document and decoded pictures would otherwise stay until the next great tidying up.
  image.removeAttribute('src');
  return canvas;
}
