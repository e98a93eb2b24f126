import type { CarouselFields, Slide } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';

/** Photographs the deck shows; each is a file `/foto-{n}.jpg` of 1 to 3 MB. */
export const photographs = 3;

const photograph = (number: number) => `/foto-${number % photographs}.jpg`;

function cover(number: number): Slide {
  return aSlide({
    backgroundImageUrl: photograph(number),
    backgroundImageOpacity: 80,
    overlayColor: '#102A43',
    overlayOpacity: 60,
    elements: [
      anElement('subtitle', { content: 'Rotina matinal', style: {} }),
      anElement('title', { content: '5 hábitos que mudam a sua manhã', style: {} }),
    ],
  });
}

function list(): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'O que preparar na noite anterior', style: {} }),
      anElement('list', { content: 'Roupa separada\nÁgua na mesa\nTrês tarefas escritas' }),
    ],
  });
}

function imaged(number: number): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'É a luz que acorda', style: {} }),
      anElement('text', { content: 'Abra a janela antes de pegar o celular.', style: {} }),
      anElement('image', { content: photograph(number), style: {} }),
    ],
  });
}

function gradient(): Slide {
  return aSlide({
    backgroundColor: '#3B1F8F',
    elements: [
      anElement('icon', { content: 'lightbulb' }),
      anElement('title', { content: 'Uma coisa de cada vez', style: { color: '#FFFFFF' } }),
      anElement('divider'),
    ],
  });
}

function words(): Slide {
  return aSlide({
    elements: [
      anElement('text', {
        content: 'Não é disciplina. É começar por uma coisa tão pequena que não dá para recusar.',
        style: { fontSize: 'text-2xl', backgroundColor: 'rgba(120, 120, 120, 0.15)' },
      }),
      anElement('shape'),
    ],
  });
}

/** What a deck of mixed slides is drawn from. */
export interface MixedDeck {
  readonly carousel: CarouselFields;
  readonly slides: readonly Slide[];
}

/** Texts, lists with icons, photographs, a background under a layer of colour; brand line with avatar. */
export function mixedDeck(count: number): MixedDeck {
  const kinds = [cover, list, imaged, gradient, words];
  return {
    carousel: aCarousel({
      title: 'Rotina matinal',
      brandName: 'Ana Ribeiro',
      brandHandle: '@anaribeiro.co',
      brandAvatarUrl: '/stock/luz-da-janela.webp',
      gradient: 'linear-gradient(135deg, #FFD9A6, #FF9E93)',
    }),
    slides: Array.from(
      { length: count },
      (_, number) => kinds[number % kinds.length]?.(number) ?? words(),
    ),
  };
}
