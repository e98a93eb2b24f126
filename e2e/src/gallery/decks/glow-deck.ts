import type { ShownDeck } from './shown-deck';

export const glowDeck: ShownDeck = {
  brand: ['Lívia Prado', '@livia.ia'],
  palettes: ['Ultravioleta', 'Anil', 'Samambaia', 'Terracota'],
  slides: [
    {
      layout: 'cover-type',
      tone: 'primary',
      parts: [
        ['subtitle', 'I.A. no trabalho'],
        ['title', 'Cinco pedidos que funcionam de verdade'],
        ['text', 'Sem truque e sem fórmula mágica.'],
      ],
    },
    {
      layout: 'statement',
      tone: 'paper',
      parts: [
        ['icon', 'sparkles'],
        ['title', 'Pedido vago volta como resposta vaga.'],
        ['text', 'Diga para quem é, o que já existe e o que não pode faltar.'],
      ],
    },
    {
      layout: 'step',
      tone: 'paper',
      parts: [
        ['subtitle', 'Contexto'],
        ['title', '1. Conte o antes'],
        ['text', 'Cole o e-mail, a ata, o rascunho. Quem lê precisa saber de onde você vem.'],
      ],
    },
    {
      layout: 'cards',
      tone: 'tint',
      parts: [
        ['title', 'Todo bom pedido tem quatro partes'],
        [
          'list',
          'Para quem: quem vai ler\nObjetivo: o que muda depois\nFormato: lista, tabela, texto\nLimites: o que evitar',
        ],
        ['icon', 'user'],
        ['icon', 'target'],
        ['icon', 'list'],
        ['icon', 'shield'],
      ],
    },
    {
      layout: 'cover-photo',
      tone: 'paper',
      parts: [
        ['title', 'Deixe a máquina no turno da noite'],
        ['text', 'O rascunho amanhece pronto. A decisão continua sua.'],
        ['image', '/stock/luzes-da-cidade.webp'],
      ],
    },
    {
      layout: 'bars',
      tone: 'paper',
      parts: [
        ['title', 'Onde o tempo volta'],
        ['list', 'Rascunhos: 60%\nResumos: 45%\nPlanilhas: 25%'],
        ['text', 'Exemplo de uma semana de trabalho'],
      ],
    },
    {
      layout: 'cta',
      tone: 'primary',
      parts: [
        ['icon', 'bookmark'],
        ['title', 'Guarde os cinco pedidos'],
        ['text', 'Na segunda, teste o primeiro.'],
        ['subtitle', 'Salvar'],
      ],
    },
  ],
};
