import { applyPalette, placeInDeck, type CarouselFields, type SlideLayout } from '@arrasta/domain';
import {
  gradientPalettes,
  solidPalettes,
  themes,
  type Palette,
  type ThemeKey,
} from '@arrasta/palettes';
import { aCarousel, anEditor, anElement, aSlide } from '@arrasta/testkit';
import type { Part } from './composed-contents';
import type { Image } from './image';

/** A photograph for three slides. */
const photograph = '/stock/vale-ao-amanhecer.webp';
const picture = '/stock/luz-da-janela.webp';

interface OnPhotograph {
  readonly layout: SlideLayout;
  readonly parts: readonly Part[];
}

/** Words on the photograph itself. */
const open: readonly OnPhotograph[] = [
  {
    layout: 'cover-photo',
    parts: [
      ['subtitle', 'Serra da Bocaina'],
      ['title', 'Três dias acima das nuvens'],
    ],
  },
  {
    layout: 'statement',
    parts: [
      ['title', 'O sol chega devagar'],
      ['text', 'Às seis, o vale ainda é mar.'],
    ],
  },
  {
    layout: 'quote',
    parts: [
      ['text', '“Ninguém falou por uma hora. E foi ótimo.”'],
      ['subtitle', 'Duda, guia de montanha'],
    ],
  },
  {
    layout: 'big-number',
    parts: [
      ['subtitle', 'Altitude'],
      ['title', '1.890 m no ponto mais alto'],
      ['text', 'Leve um casaco, mesmo no verão.'],
    ],
  },
];

/** A call, and what stands on a panel. */
const onPanels: readonly OnPhotograph[] = [
  {
    layout: 'cta',
    parts: [
      ['title', 'Guarde para as férias'],
      ['text', 'E mande para quem iria com você.'],
      ['subtitle', 'Salvar roteiro'],
    ],
  },
  {
    layout: 'checklist',
    parts: [
      ['title', 'Na mala'],
      [
        'list',
        'Capa de chuva\nBota já usada\nLanterna de cabeça\nDinheiro em espécie\nSaco para lixo',
      ],
    ],
  },
  {
    layout: 'photo-top',
    parts: [
      ['title', 'Acorde antes do sol'],
      ['text', 'Às cinco faz frio, o café é ralo e ninguém reclama.'],
      ['image', picture],
    ],
  },
  {
    layout: 'title-content',
    parts: [
      ['title', 'O caminho'],
      ['text', 'Ônibus até o vale, subida com chuva, volta e banho quente.'],
    ],
  },
];

function paletteNamed(name: string): Palette {
  const found = [...solidPalettes, ...gradientPalettes].find((palette) => palette.name === name);
  if (found === undefined) throw new Error(`No palette ${name}`);
  return found;
}

function imagesOf(
  theme: ThemeKey,
  palette: string,
  shown: readonly OnPhotograph[],
  set: Partial<CarouselFields>,
): Image[] {
  const { brandPosition, fonts } = themes[theme];
  const [pair] = fonts;
  const carousel = aCarousel({
    theme,
    panorama: 'theme',
    brandName: 'Duda Viaja',
    brandHandle: '@dudaviaja',
    ...(brandPosition && { brandPosition }),
    ...(pair && { titleFont: pair.title, contentFont: pair.content }),
    panoramaImageUrl: photograph,
    panoramaSpan: 4,
    ...set,
  });
  const slides = shown.map(({ layout, parts }) =>
    aSlide({
      layout,
      elements: parts.map(([type, content], position) => anElement(type, { content, position })),
    }),
  );
  const editor = anEditor({ carousel, slides });
  editor.run(applyPalette(paletteNamed(palette)));
  const { deck } = editor;
  return deck.slides.map((slide, index) => ({
    carousel: deck.carousel,
    slide,
    ...placeInDeck(deck.slides, index),
  }));
}

/** Every theme's slides on a photograph, eight of them. */
export function panoramaImages(
  theme: ThemeKey,
  palette: string,
  set: Partial<CarouselFields> = {},
): Image[] {
  return [open, onPanels].flatMap((shown) => imagesOf(theme, palette, shown, set));
}

/** Two neighbours of a theme, on the photograph or on the theme's own background. */
export function neighbours(theme: ThemeKey, isOnPhotograph: boolean): Image[] {
  const [, statement, quotation] = open;
  const [, list] = onPanels;
  // The panel of Impacto goes from side to side.
  const beside = [statement, theme === 'bold' ? quotation : list];
  const shown = beside.filter((one) => one !== undefined);
  const own = isOnPhotograph ? { panoramaSpan: 2 } : { panoramaImageUrl: null };
  return imagesOf(theme, 'Fundo do Mar', shown, { ...own, pageIndicator: 'none' });
}
