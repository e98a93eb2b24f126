import {
  slideDefaults,
  type CarouselFields,
  type Element,
  type ElementStyle,
  type ElementType,
} from '@arrasta/domain';
import { fontFilesOf, Slide, type DrawnSlide, type FontFaceFile } from '@arrasta/slide-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import avatar from './avatar.svg';

/** A slide with what is needed to draw it. */
interface ShowcaseSlide {
  readonly carousel: CarouselFields;
  readonly slide: DrawnSlide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
}

const total = 6;

/** Written out and not made by the model, whose schemas this screen would have to load. */
const brand: Omit<CarouselFields, 'theme' | 'titleFont' | 'contentFont' | 'pageIndicator'> = {
  title: '5 hábitos que mudam a sua manhã',
  description: null,
  socialCaption: null,
  brandName: 'Ana Ribeiro',
  brandHandle: '@anaribeiro.co',
  brandAvatarUrl: avatar,
  brandPosition: 'footer',
  primaryColor: '#06D6A0',
  secondaryColor: '#FFFFFF',
  accentColor: '#111827',
  useCustomColors: false,
  gradient: null,
  format: '4:5',
  decorSeed: 0,
  panorama: 'off',
  hideFooter: false,
};

/** Texts stand on the left, and no picture is darkened. */
const blank = { ...slideDefaults, contentAlignment: 'text-left', overlayOpacity: 0 } as const;

type Part = readonly [type: ElementType, content: string, style: ElementStyle];

function elementsOf(parts: readonly Part[]): Element[] {
  return parts.map(([type, content, style], position) => ({
    id: `${type}-${position}`,
    type,
    content,
    position,
    style,
  }));
}

const cover: ShowcaseSlide = {
  index: 0,
  total,
  carousel: {
    ...brand,
    theme: 'bold',
    titleFont: 'bebas-neue',
    contentFont: 'montserrat',
    pageIndicator: 'swipe_hint',
    primaryColor: '#B9481F',
    secondaryColor: '#FBF3EA',
    accentColor: '#2B1A12',
  },
  slide: {
    ...blank,
    id: 'cover',
    type: 'intro',
    elements: elementsOf([
      ['subtitle', 'Rotina matinal', { fontSize: 'text-base', alignment: 'text-left' }],
      [
        'title',
        '5 hábitos que mudam a sua manhã',
        { fontSize: 'text-5xl', alignment: 'text-left' },
      ],
      [
        'text',
        'Sem acordar às 5h e sem\naplicativo novo.',
        { fontSize: 'text-lg', alignment: 'text-left' },
      ],
    ]),
  },
};

const advice: ShowcaseSlide = {
  index: 1,
  total,
  carousel: {
    ...brand,
    theme: 'minimal',
    titleFont: 'dm-sans',
    contentFont: 'inter',
    pageIndicator: 'page_number',
  },
  slide: {
    ...blank,
    id: 'advice',
    type: 'content',
    elements: elementsOf([
      ['title', 'Comece pela luz, não pela tela', { fontSize: 'text-4xl', alignment: 'text-left' }],
      [
        'text',
        'Abra a janela antes de pegar o celular. Dez minutos de luz natural avisam o corpo de que o dia começou.',
        { fontSize: 'text-lg', alignment: 'text-left' },
      ],
      ['image', '/stock/luz-da-janela.webp', { imageObjectFit: 'cover', imageOpacity: 100 }],
    ]),
  },
};

const checklist: ShowcaseSlide = {
  index: 2,
  total,
  carousel: {
    ...brand,
    theme: 'frame',
    titleFont: 'poppins',
    contentFont: 'lato',
    brandPosition: 'header',
    pageIndicator: 'page_number',
    primaryColor: '#A8123E',
    secondaryColor: '#FFF6EF',
    accentColor: '#2C0A16',
    gradient: 'linear-gradient(135deg, #FFD9A6, #FF9E93)',
  },
  slide: {
    ...blank,
    id: 'checklist',
    type: 'content',
    elements: elementsOf([
      [
        'title',
        'O que preparar na noite anterior',
        { fontSize: 'text-4xl', alignment: 'text-center' },
      ],
      [
        'list',
        [
          'Roupa separada na cadeira',
          'Garrafa de água na mesa',
          'Três tarefas escritas à mão',
          'Celular longe da cama',
        ].join('\n'),
        { listType: 'icon', listIcon: 'check-circle', fontSize: 'text-lg' },
      ],
    ]),
  },
};

/** A cover, a page with a picture and a list, each in a theme of its own. */
const showcaseSlides: readonly ShowcaseSlide[] = [cover, advice, checklist];

/** The slides of the showcase as they are drawn, and what they are drawn with. */
export interface RenderedShowcase {
  /** HTML, one text for each slide. */
  readonly slides: readonly string[];
  readonly fonts: readonly FontFaceFile[];
}

/**
 * Draws the slides of the showcase as the editor and the file do. Run while the app is built
 * (`rendered-showcase-plugin.ts`): the sign-in page need not fetch what draws slides.
 * @public
 */
export function renderShowcase(): RenderedShowcase {
  return {
    slides: showcaseSlides.map((shown) => renderToStaticMarkup(<Slide {...shown} />)),
    fonts: showcaseSlides.flatMap(({ carousel, slide }) => fontFilesOf(carousel, [slide])),
  };
}
