import { headlineOf, isTextual, type CarouselFields, type Font } from '@arrasta/domain';
import { composedFaces } from './layouts/word-style';
import { brandOf } from './slide-chrome';
import type { DrawnCarousel, DrawnSlide, Scene, Theme } from './context';
import type { FontSpec } from './fonts/font-specs';
import { sceneOf } from './scene';
import { filesFor, fontFacesOf, type FontFaceFile, type StyledText } from './fonts/font-faces';
import { faceName, loadFace, registerFace } from './fonts/load-face';
import { elementFace, faceOf, type Face } from './text/text-style';
import { isThemeLoaded } from './theme-drawings';

/** A text and the face it is drawn in. */
interface DrawnText {
  readonly face: Face;
  readonly text: string;
}

const digits = '0123456789 /';
/** What stands beside the ordinal of a step; docs/product/layouts.md 28. */
const stepLabel = 'Passo de';

function withCapitals(text: string): string {
  return text + text.toLocaleUpperCase('pt-BR');
}

/** The texts of a composed slide in every face that they may be set in: sizes decide some of them. */
function composedTexts(scene: Scene): DrawnText[] {
  const words = scene.elements.map(({ content }) => content);
  const text = withCapitals([...words, stepLabel].join(' ')) + digits;
  return composedFaces(scene).map((face) => ({ face, text }));
}

function elementTexts(scene: Scene): DrawnText[] {
  if (scene.tone !== null) return composedTexts(scene);
  return scene.elements
    .filter(({ type }) => isTextual(type))
    .map((element) => ({ face: elementFace(element, scene), text: withCapitals(element.content) }));
}

/** Faces in which a theme that composes in its own way draws brand and indicator. */
function ownChromeFaces(
  { composition, isSubtitleItalic }: Theme,
  titleFont: FontSpec,
  contentFont: FontSpec,
): Face[] {
  if (composition === undefined) return [];
  const { weights } = composition;
  return [
    faceOf(titleFont, weights(titleFont).title),
    faceOf(contentFont, weights(contentFont).strong),
    ...(isSubtitleItalic ? [faceOf(titleFont, 600, true)] : []),
  ];
}

/** Brand, running head and indicator in the faces that any theme draws them in. */
function chromeTexts({ carousel, titleFont, contentFont, theme, headline }: Scene): DrawnText[] {
  const brand = brandOf(carousel);
  const words = `${brand?.name ?? ''}${brand?.handle ?? ''}`;
  return [
    { face: faceOf(contentFont, 400), text: `${words}${carousel.title}` },
    { face: faceOf(contentFont, 500), text: digits },
    { face: faceOf(contentFont, 600), text: `${words}${digits}` },
    { face: faceOf(titleFont, 600, theme.isSubtitleItalic), text: `Arraste${digits}` },
    { face: faceOf(titleFont, 600), text: `${words}${digits}` },
    ...ownChromeFaces(theme, titleFont, contentFont).map((face) => ({
      face,
      text: `${words}${headline}${digits}`,
    })),
  ];
}

/** What is written on a slide, by face: enough to know which font files it needs. */
function drawnTexts(scene: Scene): DrawnText[] {
  return [...elementTexts(scene), ...chromeTexts(scene)].filter(({ text }) => text !== '');
}

function writingOf({ face, text }: DrawnText): StyledText {
  const { cut, weight, isItalic } = face;
  return { family: cut.family, weight, style: isItalic ? 'italic' : 'normal', text };
}

/** Makes fonts known to the document, for samples of them; a file is fetched once a text needs it. */
export async function registerFonts(fonts: readonly Font[]): Promise<void> {
  await Promise.allSettled(fonts.flatMap(fontFacesOf).map(registerFace));
}

/** What one slide asks of the fonts. */
interface SlideFonts {
  readonly fonts: ReadonlySet<Font>;
  readonly files: readonly FontFaceFile[];
}

interface CachedSlideFonts extends SlideFonts {
  readonly carousel: CarouselFields;
  readonly place: string;
}

/** A letter typed changes one slide; what the others ask for need not be found out again. */
const slideFonts = new WeakMap<DrawnSlide, CachedSlideFonts>();

interface SlideOfDeck {
  readonly slide: DrawnSlide;
  readonly index: number;
  readonly total: number;
  readonly headline: string;
}

function fontsOfSlide(carousel: DrawnCarousel, { slide, ...others }: SlideOfDeck) {
  const { index, total, headline } = others;
  // Before its theme has come it is not known which faces it sets them in.
  const state = isThemeLoaded(carousel.theme) ? 'drawn' : 'awaited';
  const place = `${String(index)}/${String(total)} ${state} ${headline}`;
  const known = slideFonts.get(slide);
  if (known?.carousel === carousel && known.place === place) return known;
  const texts = drawnTexts(sceneOf({ carousel, slide, ...others }));
  const fonts = new Set(texts.map(({ face }) => face.cut.font));
  const drawnFonts = { carousel, place, fonts, files: filesFor(texts.map(writingOf)) };
  slideFonts.set(slide, drawnFonts);
  return drawnFonts;
}

function fontsOf(
  carousel: CarouselFields,
  slides: readonly DrawnSlide[],
  headline = headlineOf(slides),
): SlideFonts {
  const fonts = new Set<Font>();
  const files = new Map<string, FontFaceFile>();
  slides.forEach((slide, index) => {
    const drawnFonts = fontsOfSlide(carousel, { slide, index, total: slides.length, headline });
    drawnFonts.fonts.forEach((font) => fonts.add(font));
    drawnFonts.files.forEach((file) => files.set(faceName(file), file));
  });
  return { fonts, files: [...files.values()] };
}

/** The font files that slides of a deck are drawn with, whose theme must be loaded. */
export function fontFilesOf(
  carousel: CarouselFields,
  slides: readonly DrawnSlide[],
): readonly FontFaceFile[] {
  return fontsOf(carousel, slides).files;
}

/**
 * Makes the fonts of a deck known to the document and loads the files its slides need. Resolves
 * also where some could not be loaded: the slides are then drawn in the fallback font. The theme
 * must be loaded.
 * @param headline the title of the first slide, where that is not among them
 */
export async function ensureDeckFonts(
  carousel: CarouselFields,
  slides: readonly DrawnSlide[],
  headline?: string,
): Promise<void> {
  const { fonts, files } = fontsOf(carousel, slides, headline);
  const known = [...fonts].flatMap(fontFacesOf).map(registerFace);
  const loaded = await Promise.allSettled([...known, ...files.map(loadFace)]);
  if (loaded.some(({ status }) => status === 'rejected')) {
    console.warn('Some fonts failed to load');
  }
}
