import { createSlide } from '../slide/create-slide';
import type { Slide } from '../slide/slide';
import type { Env } from '../env';
import { newCarouselFields } from './carousel-defaults';
import type { Deck } from './deck';

/** The brand a new deck shows until the user writes their own. */
export const sampleBrand = { brandName: 'Sua marca', brandHandle: '@suamarca' } as const;

const { primaryColor } = newCarouselFields;

function welcomeSlide(env: Env): Slide {
  return createSlide(
    {
      position: 0,
      primaryColor,
      fields: { type: 'intro', layout: 'cover-type', tone: 'primary' },
      elements: [
        { type: 'subtitle', content: 'Bem-vindo' },
        { type: 'title', content: 'Seu primeiro carrossel começa aqui' },
        {
          type: 'text',
          content: 'Troque este texto pelo seu e monte o carrossel slide a slide.',
        },
      ],
    },
    env,
  );
}

/**
 * Six features in words that promise nothing but what the product does.
 * Source: docs/product/slides.md 12.
 */
function featuresSlide(env: Env): Slide {
  const features = [
    'Geração com I.A',
    '14 fontes profissionais',
    'Paletas e gradientes',
    'Presets da marca',
    'Legenda do post',
    'Exportação em PNG',
  ];
  return createSlide(
    {
      position: 1,
      primaryColor,
      fields: { layout: 'checklist' },
      elements: [
        { type: 'title', content: 'Funcionalidades principais' },
        { type: 'list', content: features.join('\n') },
      ],
    },
    env,
  );
}

/**
 * The unsaved carousel with two sample slides that the editor opens.
 * Source: docs/product/slides.md 12; docs/product/carousels.md 4.
 */
export function newDeck(env: Env): Deck {
  const time = env.now();
  return {
    carousel: {
      ...newCarouselFields,
      ...sampleBrand,
      id: env.newId(),
      createdAt: time,
      updatedAt: time,
    },
    slides: [welcomeSlide(env), featuresSlide(env)],
  };
}
