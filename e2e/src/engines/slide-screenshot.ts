import type { ViewportBox } from './engine';
import type { EnginePage } from './engine-page';

const MAX_ATTEMPTS = 20;

/** Natural size of a slide in px, and pixels of an exported file for one of them. */
const slide = { width: 432, height: 540, scale: 2.5 };

const COPY = 'slide-screenshot';

/**
 * Runs in the page: a copy of the slide in its corner and nothing else. What is composited below
 * a slide would make a layer of it, whose pixels WebKit enlarges instead of drawing it larger.
 */
async function showAlone(selector: string, copyId: string, transform: string): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Firefox says that it is ready before the fonts of what was just drawn begin to load. Lines are
  // broken again once they have come, which a copy made before would not have.
  for (let quietFrames = 0; quietFrames < 4;) {
    await frame();
    const isLoading = Array.from(document.fonts).some(({ status }) => status === 'loading');
    quietFrames = isLoading ? 0 : quietFrames + 1;
  }
  const copy = document.querySelector(selector)?.cloneNode(true) as HTMLElement;
  copy.id = copyId;
  copy.style.cssText += `;
    position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; transform: ${transform};`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html, body { overflow: hidden; }
    body > :not(#${copyId}) { display: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(copy);
  await document.fonts.ready;
  await Promise.all(Array.from(copy.querySelectorAll('img'), (image) => image.decode()));
}

/**
 * The engine's own picture of a slide, 1080x1350. An engine whose pixels cannot be made smaller
 * draws the slide by a transform of that scale, which lays it out as before.
 */
export async function screenshotSlide(page: EnginePage, selector: string): Promise<Buffer> {
  const pixelRatio = await page.evaluate(() => devicePixelRatio);
  const scale = slide.scale / pixelRatio;
  const transform = scale === 1 ? 'none' : `scale(${scale})`;
  await page.evaluate(showAlone, selector, COPY, transform);
  const { width, height } = slide;
  const box = { left: 0, top: 0, width: width * scale, height: height * scale };
  const picture = await screenshotAtRest(page, box);
  await page.evaluate((copyId) => {
    document.adoptedStyleSheets.pop();
    document.getElementById(copyId)?.remove();
  }, COPY);
  return picture;
}

/** Until two in a row are the same: what fades or has just loaded is not on one of them. */
async function screenshotAtRest(page: EnginePage, box: ViewportBox): Promise<Buffer> {
  let picture = await page.screenshot(box);
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const next = await page.screenshot(box);
    if (next.equals(picture)) return next;
    picture = next;
  }
  throw new Error('The slide does not come to rest.');
}
