import {
  readEmphasis,
  withEmphasis,
  type ElementType,
  type SlideLayout,
  type SlideTone,
} from '@arrasta/domain';
import { themes, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import type { Image } from './image';

type Text = readonly [type: ElementType, starred: string];

/** Slides with emphasised words, in layouts that draw them as titles, texts, items and labels. */
const slides: readonly (readonly [SlideLayout, SlideTone, readonly Text[]])[] = [
  [
    'cover-type',
    'paper',
    [
      ['title', 'Cinco hábitos que **ninguém** te ensina'],
      ['text', 'O que muda quando a **manhã** começa na **véspera**.'],
    ],
  ],
  [
    'cover-type',
    'primary',
    [
      ['title', 'Cinco hábitos que **ninguém** te ensina'],
      ['text', 'O que muda quando a **manhã** começa na véspera.'],
    ],
  ],
  ['statement', 'ink', [['title', 'Quem dorme bem **decide melhor** o dia inteiro']]],
  [
    'quote',
    'tint',
    [
      ['text', '“A rotina é **liberdade** para quem sabe o que quer.”'],
      ['subtitle', 'Ana Ribeiro'],
    ],
  ],
  [
    'checklist',
    'paper',
    [
      ['title', 'Antes de **dormir**'],
      [
        'list',
        'Deixe a roupa **separada**\nDesligue as telas às **22h**\nEscreva **três** tarefas',
      ],
    ],
  ],
  [
    'cards',
    'paper',
    [
      ['title', 'O que **importa**'],
      [
        'list',
        '**Sono:** oito horas, **todo dia**\nÁgua: dois litros por dia\nLuz: dez minutos de **sol**',
      ],
    ],
  ],
  [
    'centered',
    'paper',
    [
      ['title', 'Um título com **destaque** no meio'],
      ['text', 'Um texto comum com **três palavras fortes** e outras que não são.'],
      ['list', 'Item **um** aqui\nOutro item'],
    ],
  ],
];

/** Slides of a theme with emphasised words. */
export function emphasisedImages(theme: ThemeKey): Image[] {
  const [fonts] = themes[theme].fonts;
  const carousel = aCarousel({
    theme,
    brandName: 'Ana Ribeiro',
    brandHandle: '@anaribeiro.co',
    ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
  });
  return slides.map(([layout, tone, texts], index) => {
    const elements = texts.map(([type, starred], position) => {
      const { content, emphasis } = readEmphasis(starred);
      return withEmphasis({ ...anElement(type, { content }), position }, emphasis);
    });
    return { carousel, slide: aSlide({ layout, tone, elements }), index, total: slides.length + 1 };
  });
}
