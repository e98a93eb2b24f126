import { placeInDeck, slideHeights, type ComposedLayout, type SlideFormat } from '@arrasta/domain';
import { deckOfTemplate, type Template } from '@arrasta/templates';
import { themeKeys, type ThemeKey } from '@arrasta/palettes';
import type { Gallery } from './gallery';
import type { Image } from './image';
import { findingsOf } from './layout-findings';

const slideWidth = 432;
const env = { newId: () => crypto.randomUUID(), now: () => '2026-03-10T12:00:00.000Z' };

/** All slides of a template's deck, as they are drawn in a format. */
export function templateImages(template: Template, format: SlideFormat): Image[] {
  const { carousel, slides } = deckOfTemplate(template, env);
  return slides.map((slide, index) => ({
    carousel: { ...carousel, format },
    slide,
    ...placeInDeck(slides, index),
  }));
}

interface HungDeck {
  /** What it is called in findings. */
  readonly name: string;
  readonly theme: ThemeKey;
  readonly palette: string;
  readonly format: SlideFormat;
}

/** What a reader would object to on slides, which hang in one row for it. */
export async function findOnSlides(
  gallery: Gallery,
  images: readonly Image[],
  { name: deck, theme, palette, format }: HungDeck,
): Promise<string[]> {
  await gallery.hang(images, images.length);
  const [texts, overflows] = [await gallery.texts(), await gallery.overflows()];
  const photographs = {
    backgrounds: await gallery.backgroundsWithImages(),
    ink: await gallery.ink(),
  };
  return images.flatMap((image, index) => {
    const name = `${deck} ${index + 1} in ${format}`;
    const excess = Math.ceil(overflows[index] ?? 0);
    const isOverflowing = excess > 0;
    const layout = image.slide.layout as ComposedLayout;
    const hung = {
      shown: {
        ...{ layout, theme, format, image, palette },
        ...({ filling: 'usual', photo: 'sample' } as const),
      },
      place: {
        left: index * slideWidth,
        top: 0,
        right: (index + 1) * slideWidth,
        bottom: slideHeights[format],
      },
      texts: texts.filter((text) => text.image === index),
      isOverflowing,
    };
    const findings = findingsOf(hung, photographs).map(
      ({ kind, what }) => `${name}: ${kind} ${what}`,
    );
    return isOverflowing ? [`${name}: overflows by ${excess} px`, ...findings] : findings;
  });
}

/** What a reader would object to on the slides of a template's deck. */
export function findInTemplate(
  gallery: Gallery,
  template: Template,
  format: SlideFormat,
): Promise<string[]> {
  const { key: name, palette } = template;
  const [theme = 'minimal'] = themeKeys.filter((key) => key === template.theme);
  return findOnSlides(gallery, templateImages(template, format), { name, theme, palette, format });
}
