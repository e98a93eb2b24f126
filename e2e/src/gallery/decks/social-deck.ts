import type { ShownDeck } from './shown-deck';

export const socialDeck: ShownDeck = {
  brand: ['Rafa Teles', '@rafateles.dev'],
  palettes: ['Anil', 'Pôr do Sol', 'Noite Cobalto', 'Areia'],
  slides: [
    {
      layout: 'cover-type',
      tone: 'paper',
      parts: [
        ['title', 'O código que ninguém lê custa caro'],
        ['text', 'Um fio sobre nomes, testes e a sexta-feira.'],
      ],
    },
    {
      layout: 'photo-top',
      tone: 'paper',
      parts: [
        ['title', 'Tudo começou nesta janela'],
        ['text', 'Revisão de madrugada, café frio e uma variável chamada x.'],
        ['image', '/stock/noite-com-luzes.webp'],
      ],
    },
    {
      layout: 'big-number',
      tone: 'paper',
      parts: [
        ['title', '38% do dia é ler o que já existe'],
        ['text', 'Escrever é a parte curta.'],
      ],
    },
    {
      layout: 'checklist',
      tone: 'paper',
      parts: [
        ['title', 'Antes de abrir o pedido de revisão'],
        [
          'list',
          'O nome diz o que faz?\nO teste falha sem ele?\nCabe em uma tela?\nDá para apagar?',
        ],
      ],
    },
    {
      layout: 'quote',
      tone: 'paper',
      parts: [
        ['title', 'Ouvi isto no primeiro emprego:'],
        ['text', '“Código bom é o que a próxima pessoa entende sem te ligar.”'],
        ['subtitle', 'Lúcia, que revisava tudo'],
      ],
    },
    {
      layout: 'statement',
      tone: 'ink',
      parts: [
        ['title', 'Clareza é gentileza com quem chega.'],
        ['text', 'Quase sempre, quem chega é você daqui a um mês.'],
      ],
    },
    {
      layout: 'cta',
      tone: 'paper',
      parts: [
        ['title', 'Qual nome você mudaria hoje?'],
        ['text', 'Conte nos comentários. Leio todos.'],
        ['subtitle', 'Salvar este fio'],
      ],
    },
  ],
};
