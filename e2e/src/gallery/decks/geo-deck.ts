import type { ShownDeck } from './shown-deck';

export const geoDeck: ShownDeck = {
  brand: ['Casa Prumo', '@casaprumo'],
  palettes: ['Azulejo', 'Farol', 'Malagueta', 'Carnaval'],
  slides: [
    {
      layout: 'cover-type',
      tone: 'paper',
      parts: [
        ['title', 'Morar bem em 40 metros'],
        ['text', 'Seis ideias de planta.'],
      ],
    },
    {
      layout: 'statement',
      tone: 'primary',
      parts: [
        ['title', 'Parede que não segura nada pode ir embora.'],
        ['text', 'Pergunte antes a um engenheiro.'],
      ],
    },
    {
      layout: 'photo-top',
      tone: 'paper',
      parts: [
        ['title', 'Comece pela janela'],
        ['text', 'A luz decide onde fica a mesa.'],
        ['image', '/stock/sombra-na-parede.webp'],
      ],
    },
    {
      layout: 'checklist',
      tone: 'paper',
      parts: [
        ['title', 'Tire da planta'],
        ['list', 'Corredor sem uso\nPorta que bate\nArmário fundo demais\nBancada dupla'],
      ],
    },
    {
      layout: 'big-number',
      tone: 'paper',
      parts: [
        ['title', '40% da casa é lugar para seis à mesa'],
        ['text', 'Com banco de canto e mesa que abre.'],
      ],
    },
    {
      layout: 'cards',
      tone: 'paper',
      parts: [
        ['title', 'Um cômodo, quatro usos'],
        ['list', 'Manhã: café e jornal\nTarde: escritório\nNoite: sala\nVisita: quarto extra'],
      ],
    },
    {
      layout: 'cta',
      tone: 'paper',
      parts: [
        ['title', 'Vai reformar?'],
        ['text', 'Mande a planta. A primeira conversa é por nossa conta.'],
        ['subtitle', 'Enviar planta'],
      ],
    },
  ],
};
