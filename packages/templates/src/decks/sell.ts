import { composeSlide, composeSlideOn } from '../compose-slide';
import type { TemplateBrief } from '../template';

export const beforeYouBuy: TemplateBrief = {
  key: 'before-you-buy',
  name: 'Antes de comprar',
  purpose: 'sell',
  audience: ['bicicleta', 'eletrônicos', 'carro', 'móveis', 'loja', 'guia de compra'],
  summary:
    'Para quem vende algo que se escolhe com calma. Duas perguntas, a conta de verdade, quando vale a pena e o que conferir na loja.',
  theme: 'bold',
  palette: 'Vaga-lume',
  titleFont: 'bebas-neue',
  contentFont: 'montserrat',
  decorSeed: 12,
  slides: [
    composeSlideOn(
      'primary',
      'cover-type',
      ['subtitle', 'Guia de compra'],
      ['title', 'Não compre bicicleta sem ler isto'],
      ['text', 'Cinco perguntas de dois minutos.'],
    ),
    composeSlide(
      'step',
      ['title', 'Onde você vai pedalar?'],
      ['text', 'Asfalto pede pneu fino. Terra e buraco pedem pneu largo e suspensão.'],
    ),
    composeSlide(
      'step',
      ['title', 'Qual é a altura?'],
      ['text', 'Suba nela parada. O pé apoia no chão e o joelho quase estica.'],
    ),
    composeSlide(
      'bars',
      ['title', 'A conta inteira'],
      ['list', 'Bicicleta: R$ 1.800\nRevisão: R$ 250\nCapacete: R$ 180\nCadeado: R$ 120'],
    ),
    composeSlide(
      'columns',
      ['title', 'Vale a pena?'],
      ['subtitle', 'Não vale'],
      ['list', 'Quadro soldado de novo\nPeça sem marca\nLoja sem oficina'],
      ['subtitle', 'Vale'],
      ['list', 'Quadro na medida\nPeça fácil de achar\nPrimeira revisão incluída'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Teste na loja'],
      [
        'list',
        'Freio segura na descida\nMarcha troca sem tranco\nRoda gira sem bater\nSelim na sua altura\nNota no seu nome',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'Venha pedalar uma'],
      ['text', 'O teste é grátis, de segunda a sábado.'],
      ['subtitle', 'Marcar um teste'],
    ),
  ],
};
