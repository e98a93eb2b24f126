import { composeSlide } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const menu: Template = {
  key: 'menu',
  name: 'Cardápio do mês',
  purpose: 'sell',
  audience: ['café', 'restaurante', 'padaria', 'buffet', 'comida', 'preços'],
  summary:
    'Para quem muda o cardápio e quer mostrar. Pratos com preço, a novidade em destaque, horário e endereço no fim.',
  theme: 'editorial',
  palette: 'Rapadura',
  titleFont: 'playfair-display',
  contentFont: 'source-sans-pro',
  decorSeed: 14,
  slides: [
    composeSlide(
      'cover-frame',
      ['subtitle', 'Cardápio de outono'],
      ['title', 'Café, bolo e tempo'],
      ['text', 'As novidades já no balcão.'],
      ['image', stockImages.coffee],
    ),
    composeSlide(
      'cards',
      ['subtitle', 'Xícara'],
      ['title', 'Para beber'],
      ['list', 'Coado: R$ 00\nEspresso: R$ 00\nCom leite: R$ 00\nGelado: R$ 00'],
    ),
    composeSlide(
      'photo-full',
      ['title', 'O coado da casa'],
      ['text', 'Grão torrado na semana e moído quando você pede.'],
      ['image', stockImages.coffeeAndNotes],
    ),
    composeSlide(
      'cards',
      ['subtitle', 'Forno'],
      ['title', 'Para comer'],
      [
        'list',
        'Bolo de fubá: R$ 00\nPão de queijo: R$ 00\nTorta do dia: R$ 00\nPão na chapa: R$ 00',
      ],
    ),
    composeSlide(
      'photo-side',
      ['subtitle', 'Novidade'],
      ['title', 'Pão com manteiga'],
      ['text', 'Sai do forno às nove. A manteiga derrete antes de chegar à mesa. Peça com café.'],
      ['image', stockImages.bread],
    ),
    composeSlide(
      'quote',
      ['text', '“Vim por um café e fiquei até fechar.”'],
      ['subtitle', 'Nome, mesa da janela'],
    ),
    composeSlide(
      'cta',
      ['title', 'Terça a domingo, 00h às 00h'],
      ['text', 'Rua das Flores, 00, esquina com a praça.'],
      ['subtitle', 'Ver cardápio'],
    ),
  ],
};

export const propertyTour: Template = {
  key: 'property-tour',
  name: 'Imóvel em destaque',
  purpose: 'sell',
  audience: ['imobiliária', 'corretor', 'aluguel de temporada', 'arquiteto', 'apartamento'],
  summary:
    'Para quem vende ou aluga um imóvel. A fachada, dois cômodos, o que fica perto a pé, o preço e a visita.',
  theme: 'frame',
  palette: 'Petróleo',
  titleFont: 'poppins',
  contentFont: 'lato',
  decorSeed: 32,
  slides: [
    composeSlide(
      'cover-frame',
      ['title', 'Dois quartos com vista para o parque'],
      ['text', 'Visitas a partir de sábado.'],
      ['image', stockImages.building],
    ),
    composeSlide(
      'photo-full',
      ['title', 'Sol cedo na sala'],
      ['text', 'Janela larga, piso de madeira e lugar para seis.'],
      ['image', stockImages.light],
    ),
    composeSlide(
      'photo-side',
      ['title', 'Cozinha que abre'],
      ['text', 'Fechada, ela guarda o cheiro. Aberta, quem cozinha participa da conversa na sala.'],
      ['image', stockImages.citrus],
    ),
    composeSlide(
      'checklist',
      ['title', 'No apartamento'],
      [
        'list',
        'Dois quartos claros\nArmários já prontos\nVaga para carro\nElevador e portaria\nAceita bicho pequeno',
      ],
    ),
    composeSlide(
      'cards',
      ['title', 'A pé dali'],
      ['list', 'Parque: 00 min\nPadaria: 00 min\nMetrô: 00 min\nEscola: 00 min'],
    ),
    composeSlide(
      'big-number',
      ['title', 'R$ 00 por mês'],
      ['text', 'Com condomínio, gás e vaga. O IPTU é à parte.'],
    ),
    composeSlide(
      'cta',
      ['title', 'Quer ver por dentro?'],
      ['text', 'Sábado, das 00h às 00h, com hora marcada.'],
      ['subtitle', 'Agendar visita'],
    ),
  ],
};
