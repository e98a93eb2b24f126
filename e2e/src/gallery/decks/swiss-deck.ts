import type { ShownDeck } from './shown-deck';

export const swissDeck: ShownDeck = {
  brand: ['Estúdio Norte', '@estudionorte'],
  palettes: ['Malagueta', 'Lua Cheia', 'Céu Aberto', 'Manga Madura'],
  slides: [
    {
      layout: 'cover-type',
      tone: 'primary',
      parts: [
        ['title', 'Menos logotipo, mais sistema'],
        ['text', 'Seis decisões que fazem uma marca pequena parecer grande.'],
      ],
    },
    {
      layout: 'statement',
      tone: 'primary',
      parts: [
        ['title', 'Marca é o que se repete.'],
        ['text', 'O resto é enfeite.'],
      ],
    },
    {
      layout: 'checklist',
      tone: 'paper',
      parts: [
        ['title', 'O que repetir'],
        [
          'list',
          'Uma família de letras\nDuas cores, não sete\nUma margem fixa\nUm jeito de cortar fotos\nUma voz',
        ],
      ],
    },
    {
      layout: 'big-number',
      tone: 'paper',
      parts: [
        ['title', '2x mais lembrada com duas cores'],
        ['text', 'Uma para o fundo e uma para apontar. O preto já é da letra.'],
      ],
    },
    {
      layout: 'photo-top',
      tone: 'paper',
      parts: [
        ['title', 'A foto segue a grade'],
        ['text', 'Sangra de um lado a outro. Nunca flutua no meio.'],
        ['image', '/stock/predio.webp'],
      ],
    },
    {
      layout: 'columns',
      tone: 'paper',
      parts: [
        ['title', 'Antes e depois'],
        ['list', 'Cinco fontes\nSombra em tudo\nLogo no centro'],
        ['list', 'Uma fonte\nFio de 1 px\nLogo no canto'],
      ],
    },
    {
      layout: 'cta',
      tone: 'primary',
      parts: [
        ['title', 'Guarde para o próximo projeto'],
        ['text', 'Na semana que vem: como escolher a única fonte.'],
        ['subtitle', 'Salvar'],
      ],
    },
  ],
};
