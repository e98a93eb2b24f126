import {
  applyPalette,
  createElement,
  slideTones,
  type ComposedLayout,
  type SlideTone,
} from '@arrasta/domain';
import { solidPalettes, themeKeys, themes, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anEditor, aSlide } from '@arrasta/testkit';
import { contents, type Part } from './composed-contents';
import { iconContents } from './icon-contents';
import type { Image } from './image';

function slideOf(layout: ComposedLayout, tone: SlideTone, parts: readonly Part[]) {
  const elements = parts.map(([type, content], position) =>
    createElement(
      { id: crypto.randomUUID(), type, content, position },
      { primaryColor: '#4F46E5' },
    ),
  );
  return aSlide({ layout, tone, elements });
}

/** Slides of a layout in a theme, each in another palette and tone. */
export function composedImages(theme: ThemeKey, layout: ComposedLayout): Image[] {
  const shown = contents[layout];
  const [fonts] = themes[theme].fonts;
  return [...shown.parts, ...(iconContents[layout] ?? [])].flatMap((parts, index) => {
    const carousel = aCarousel({
      theme,
      title: 'Rotina matinal',
      brandName: 'Ana Ribeiro',
      brandHandle: '@anaribeiro.co',
      brandPosition: theme === 'frame' && index % 2 === 0 ? 'header' : 'footer',
      ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
    });
    const tone = slideTones[(slideTones.indexOf(shown.tone) + index) % 4] ?? shown.tone;
    const editor = anEditor({ carousel, slides: [slideOf(layout, tone, parts)] });
    const palette =
      solidPalettes[(themeKeys.indexOf(theme) * 11 + index * 5) % solidPalettes.length];
    if (palette) editor.run(applyPalette(palette));
    const { deck } = editor;
    return deck.slides.map((slide) => ({
      carousel: deck.carousel,
      slide,
      index: index + 1,
      total: 8,
      step: layout === 'step' ? { number: index + 1, count: 4 } : null,
    }));
  });
}
