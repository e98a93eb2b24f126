import type { ShownDeck } from './shown-deck';

export const retroDeck: ShownDeck = {
  brand: ['Padaria Aurora', '@padaria.aurora'],
  palettes: ['Terracota', 'Palmeira-imperial', 'Cyan Fresh', 'Pôr do Sol'],
  slides: [
    {
      layout: 'cover-type',
      tone: 'paper',
      parts: [
        ['title', 'Pão que leva três dias'],
        ['text', 'E por que ele vale a espera.'],
      ],
    },
    {
      layout: 'photo-top',
      tone: 'paper',
      parts: [
        ['title', 'Dia 1: o fermento acorda'],
        ['text', 'Farinha, água e paciência. Nada de pacotinho.'],
        ['image', '/stock/pao-rustico.webp'],
      ],
    },
    {
      layout: 'big-number',
      tone: 'paper',
      parts: [
        ['title', '36h de descanso no frio'],
        ['text', 'É aí que nasce o sabor.'],
      ],
    },
    {
      layout: 'checklist',
      tone: 'paper',
      parts: [
        ['title', 'O que vai na massa'],
        ['list', 'Farinha de trigo\nÁgua filtrada\nSal marinho\nFermento natural'],
      ],
    },
    {
      layout: 'statement',
      tone: 'paper',
      parts: [
        ['icon', 'flame'],
        ['title', 'Massa não se apressa. Se escuta.'],
      ],
    },
    {
      layout: 'cards',
      tone: 'paper',
      parts: [
        ['title', 'Fornadas da semana'],
        ['list', 'Terça: Italiano\nQuarta: Centeio\nSexta: Focaccia\nSábado: Brioche'],
      ],
    },
    {
      layout: 'cta',
      tone: 'paper',
      parts: [
        ['title', 'Encomende até quinta'],
        ['text', 'Retirada no sábado, das 8h às 12h.'],
        ['subtitle', 'Peça pelo direct'],
      ],
    },
  ],
};
