import type { ShownDeck } from './shown-deck';

export const collageDeck: ShownDeck = {
  brand: ['Duda Viaja', '@dudaviaja'],
  palettes: ['Coral', 'Jade', 'Via Láctea', 'Manga Madura'],
  slides: [
    {
      layout: 'cover-frame',
      tone: 'paper',
      parts: [
        ['subtitle', 'Diário de viagem'],
        ['title', 'Três dias no litoral norte'],
        ['image', '/stock/mar.webp'],
      ],
    },
    {
      layout: 'cover-photo',
      tone: 'paper',
      parts: [
        ['title', 'Chegue antes do sol'],
        ['text', 'Às seis a praia é só sua.'],
        ['image', '/stock/vale-ao-amanhecer.webp'],
      ],
    },
    {
      layout: 'checklist',
      tone: 'paper',
      parts: [
        ['title', 'Na mochila'],
        ['list', 'Canga que vira toalha\nFiltro solar\nDinheiro trocado\nUm livro curto'],
      ],
    },
    {
      layout: 'gallery',
      tone: 'paper',
      parts: [
        ['title', 'O caminho é metade da viagem'],
        ['text', 'Parei em todas as padarias.'],
        ['image', '/stock/cafe-visto-de-cima.webp'],
        ['image', '/stock/folhas.webp'],
      ],
    },
    {
      layout: 'big-number',
      tone: 'paper',
      parts: [
        ['title', 'R$ 480 foi o que gastei, com ônibus'],
        ['text', 'Hospedagem em casa de pescador.'],
      ],
    },
    {
      layout: 'quote',
      tone: 'paper',
      parts: [
        ['text', '“Mar a gente não visita. A gente volta.”'],
        ['subtitle', 'Dona Zefa, Picinguaba'],
      ],
    },
    {
      layout: 'cta',
      tone: 'paper',
      parts: [
        ['title', 'Salve para o próximo feriado'],
        ['text', 'E marque quem dirige.'],
        ['subtitle', 'Quero ir'],
      ],
    },
  ],
};
