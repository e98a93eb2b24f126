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
      fields: { type: 'intro' },
      elements: [
        { type: 'subtitle', content: 'Bem-vindo' },
        {
          type: 'title',
          content: 'Seu primeiro carrossel começa aqui',
          style: { fontSize: 'text-5xl' },
        },
        {
          type: 'text',
          content: 'Troque este texto pelo seu e monte o carrossel slide a slide.',
          style: { fontSize: 'text-lg', alignment: 'text-left' },
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
      elements: [
        {
          type: 'title',
          content: 'Funcionalidades principais',
          style: { fontSize: 'text-xl' },
        },
        { type: 'list', content: features.join('\n'), style: { fontSize: 'text-lg' } },
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
