import type { CarouselFields, Slide } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';
import { sampleSlides } from '../gallery/sample-slides';

/** A carousel as somebody would make it: three slides and what is set for all of them. */
export interface SampleDeck {
  readonly set: Partial<CarouselFields>;
  readonly slides: readonly Slide[];
}

const STOCK = '/stock/luz-da-janela.webp';

/** Cover, text with picture, numbered list; brand at the foot, number of the page. */
function tips(): SampleDeck {
  const [cover, , image, , numbered] = sampleSlides();
  const slides = [cover, image, numbered].filter((slide) => slide !== undefined);
  return { set: { pageIndicator: 'page_number' }, slides };
}

/** Figures, a quotation in a box, a list that closes; brand at the head, hint to swipe. */
function lesson(): SampleDeck {
  const slides = [
    aSlide({
      type: 'intro',
      elements: [
        anElement('icon', { content: 'lightbulb', style: { iconSize: 'w-16 h-16' } }),
        anElement('title', { content: 'Aprenda a estudar menos horas', style: {} }),
        anElement('divider', { style: {} }),
        anElement('text', { content: 'E a lembrar mais do que leu.', style: {} }),
      ],
    }),
    aSlide({
      elements: [
        anElement('subtitle', { content: 'Uma regra só', style: {} }),
        anElement('text', {
          content: 'Feche o livro e conte em voz alta o que acabou de ler.',
          style: { fontSize: 'text-2xl', backgroundColor: 'rgba(120, 120, 120, 0.12)' },
        }),
        anElement('shape', { style: {} }),
      ],
    }),
    aSlide({
      elements: [
        anElement('title', { content: 'O plano da semana', style: {} }),
        anElement('list', { content: 'Ler\nContar\nEsperar um dia\nContar de novo' }),
      ],
    }),
  ];
  return { set: { brandPosition: 'header', pageIndicator: 'swipe_hint' }, slides };
}

/** A background picture, a small title over a picture, words alone; no foot, no indicator. */
function essay(): SampleDeck {
  const words = [
    anElement('subtitle', { content: 'Caderno de campo', style: {} }),
    anElement('title', { content: 'Uma manhã sem pressa', style: {} }),
  ];
  const slides = [
    aSlide({
      type: 'intro',
      backgroundImageUrl: STOCK,
      backgroundImageOpacity: 60,
      elements: words,
    }),
    aSlide({
      elements: [
        anElement('image', { style: {} }),
        anElement('title', { content: 'A janela', style: { fontSize: 'text-2xl' } }),
        anElement('text', { content: 'A luz chega antes de qualquer notícia.', style: {} }),
      ],
    }),
    aSlide({
      elements: [
        anElement('text', {
          content: 'Não é disciplina. É começar por uma coisa tão pequena que não dá para recusar.',
          style: { fontSize: 'text-xl' },
        }),
      ],
    }),
  ];
  return { set: { hideFooter: true, pageIndicator: 'none' }, slides };
}

export function sampleDecks(): readonly SampleDeck[] {
  return [tips(), lesson(), essay()];
}
