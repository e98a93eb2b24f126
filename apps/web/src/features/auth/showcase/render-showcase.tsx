import {
  placeInDeck,
  resolveContentFont,
  resolveTitleFont,
  type CarouselFields,
  type Env,
} from '@arrasta/domain';
import {
  fontFacesOf,
  fontFilesOf,
  fontUrl,
  measureTextIn,
  Slide,
  type FontFaceFile,
  type MeasuringContext,
  type SlideProps,
} from '@arrasta/slide-renderer';
import { registerAllThemes } from '@arrasta/slide-renderer/all-themes';
import { deckOfTemplate, templateNamed } from '@arrasta/templates';
import { renderToStaticMarkup } from 'react-dom/server';
import avatar from './avatar.svg';

/** Covers of three themes, the first one seen whole at every width. */
const shownTemplates = ['house-recipe', 'job-opening', 'this-or-that'] as const;

const brand = {
  brandName: 'Ana Ribeiro',
  brandHandle: '@anaribeiro.co',
  brandAvatarUrl: avatar,
} as const satisfies Partial<CarouselFields>;

/** Identities that are the same in every build. */
function countingEnv(): Env {
  let count = 0;
  return {
    newId: () => {
      count += 1;
      return `showcase-${String(count)}`;
    },
    now: () => '2026-01-01T00:00:00.000Z',
  };
}

/** The cover of a template under the showcase's brand, with its place in the whole deck. */
function coverOf(key: string, env: Env): SlideProps {
  const template = templateNamed(key);
  if (template === undefined) throw new Error(`No template is called ${key}`);
  const { carousel, slides } = deckOfTemplate(template, env);
  const [cover] = slides;
  if (cover === undefined) throw new Error(`The template ${key} has no slide`);
  return { carousel: { ...carousel, ...brand }, slide: cover, ...placeInDeck(slides, 0) };
}

/** A face of a font and where its file lies. */
export interface FaceFile extends FontFaceFile {
  readonly url: string;
}

/** Every Latin face that the covers may be set in; their kerning is known from then on. */
async function facesOf(slides: readonly SlideProps[]): Promise<FaceFile[]> {
  const fonts = new Set(
    slides.flatMap(({ carousel }) => [
      resolveTitleFont(carousel.titleFont),
      resolveContentFont(carousel.contentFont),
    ]),
  );
  const faces = [...fonts].flatMap(fontFacesOf).filter(({ subset }) => subset === 'latin');
  return Promise.all(faces.map(async (face) => ({ ...face, url: await fontUrl(face) })));
}

// Nothing is waited for later.
registerAllThemes();

const env = countingEnv();
const covers = shownTemplates.map((key) => coverOf(key, env));

/**
 * What words must be measured in. Found while this module is loaded, since the build's runner loads
 * nothing more afterwards.
 * @public
 */
export const faceFiles: readonly FaceFile[] = await facesOf(covers);

/** The slides of the showcase as they are drawn, and what they are drawn with. */
interface RenderedShowcase {
  /** HTML, one text for each slide. */
  readonly slides: readonly string[];
  readonly fonts: readonly FontFaceFile[];
}

/**
 * Draws the slides of the showcase as the editor and the file do. Run while the app is built
 * (`rendered-showcase-plugin.ts`): the sign-in page need not fetch what draws slides.
 * @param context measures words in `faceFiles`, as a canvas of the browser would
 * @public
 */
export function renderShowcase(context: MeasuringContext): RenderedShowcase {
  measureTextIn(context);
  return {
    slides: covers.map((cover) => renderToStaticMarkup(<Slide {...cover} />)),
    fonts: covers.flatMap(({ carousel, slide }) => fontFilesOf(carousel, [slide])),
  };
}
