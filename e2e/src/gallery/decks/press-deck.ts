import type { ShownDeck } from './shown-deck';

export const pressDeck: ShownDeck = {
  brand: ['Helena Prado', '@helenaprado.adv'],
  palettes: ['Urucum', 'Azulejo', 'Vinho Tinto', 'Amanhecer'],
  slides: [
    {
      layout: 'cover-type',
      tone: 'paper',
      parts: [
        ['subtitle', 'Direito do consumidor'],
        ['title', 'Comprou e se arrependeu?'],
        ['text', 'O que a lei garante nos primeiros sete dias.'],
      ],
    },
    {
      layout: 'columns',
      tone: 'paper',
      parts: [
        ['subtitle', 'Como funciona'],
        ['title', 'Loja e internet não são a mesma coisa'],
        ['subtitle', 'Na internet'],
        ['text', 'Você tem 7 dias para desistir, sem dar motivo. O frete de volta é da loja.'],
        ['subtitle', 'No balcão'],
        ['text', 'Sem defeito, a troca é cortesia. Combine antes e peça por escrito.'],
      ],
    },
    {
      layout: 'big-number',
      tone: 'paper',
      parts: [
        ['subtitle', 'Prazo'],
        ['title', '7 dias corridos, contados da entrega'],
        ['text', 'Sábado, domingo e feriado entram na conta.'],
      ],
    },
    {
      layout: 'photo-side',
      tone: 'paper',
      parts: [
        ['subtitle', 'Na prática'],
        ['title', 'Guarde a caixa e a conversa'],
        ['text', 'Foto do pacote, nota e mensagens. Prova boa é a que existe antes da briga.'],
        ['image', '/stock/cafe-e-caderno.webp'],
      ],
    },
    {
      layout: 'statement',
      tone: 'primary',
      parts: [
        ['title', 'Arrependimento não pede desculpa.'],
        ['text', 'Não é preciso explicar por que desistiu.'],
      ],
    },
    {
      layout: 'checklist',
      tone: 'paper',
      parts: [
        ['subtitle', 'Passo a passo'],
        ['title', 'Para desistir certo'],
        [
          'list',
          'Escreva à loja dentro do prazo\nPeça o código de devolução\nFotografe o envio\nCobre o estorno integral',
        ],
      ],
    },
    {
      layout: 'cta',
      tone: 'paper',
      parts: [
        ['subtitle', 'Plantão de dúvidas'],
        ['title', 'Ficou com uma dúvida?'],
        ['text', 'Envie por mensagem. Respondo às quintas.'],
        ['subtitle', 'Enviar pergunta'],
      ],
    },
  ],
};
