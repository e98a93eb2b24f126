import { composeSlide } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const weeklyShowcase: Template = {
  key: 'weekly-showcase',
  name: 'Vitrine da semana',
  purpose: 'sell',
  audience: ['brechó', 'sebo', 'plantas', 'feira', 'loja', 'novidades'],
  summary:
    'Para quem vende peças únicas e troca a vitrine toda semana. As peças com preço, como reservar e onde fica.',
  theme: 'collage',
  palette: 'Algodão-doce',
  titleFont: 'bebas-neue',
  contentFont: 'nunito',
  decorSeed: 8,
  slides: [
    composeSlide(
      'cover-type',
      ['subtitle', 'Sábado, 10h'],
      ['title', 'Garimpo da semana toda'],
      ['image', stockImages.vase],
    ),
    composeSlide(
      'photo-full',
      ['title', 'Vaso de barro cru'],
      ['text', 'Peça única, R$ 00.'],
      ['image', stockImages.vase],
    ),
    composeSlide(
      'gallery',
      ['title', 'Mesa posta'],
      ['text', 'Xícara e pires, avulsos ou em par.'],
      ['image', stockImages.coffee],
      ['image', stockImages.light],
    ),
    composeSlide(
      'big-number',
      ['title', 'R$ 00 tudo na arara da frente'],
      ['text', 'Só no sábado, até acabar.'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Como reservar'],
      ['list', 'Comente o número\nPague por Pix\nRetire até terça\nExperimente na loja'],
    ),
    composeSlide(
      'quote',
      ['text', '“Roupa boa tem história para contar.”'],
      ['subtitle', 'Nome, da casa'],
    ),
    composeSlide(
      'cta',
      ['title', 'Sábado, dez em ponto'],
      ['text', 'Rua das Flores, 00. Traga uma sacola.'],
      ['subtitle', 'Ativar lembrete'],
    ),
  ],
};

export const behindScenes: Template = {
  key: 'behind-scenes',
  name: 'Bastidores',
  purpose: 'story',
  audience: ['padaria', 'oficina', 'teatro', 'sítio', 'produção', 'artesanato'],
  summary:
    'Para quem faz com as mãos e quase nunca aparece. A hora em que tudo começa, o processo em fotos e a rotina no relógio.',
  theme: 'collage',
  palette: 'Mel',
  titleFont: 'bebas-neue',
  contentFont: 'nunito',
  decorSeed: 15,
  slides: [
    composeSlide(
      'cover-photo',
      ['title', 'Às quatro da manhã'],
      ['text', 'O que acontece antes de a porta se abrir.'],
      ['image', stockImages.bread],
    ),
    composeSlide(
      'gallery',
      ['title', 'Da massa ao balcão'],
      ['text', 'O mesmo pão, três horas depois.'],
      ['image', stockImages.loaf],
      ['image', stockImages.bread],
    ),
    composeSlide(
      'photo-full',
      ['title', 'A mão sabe'],
      ['text', 'Se a massa gruda, espera.'],
      ['image', stockImages.loaf],
    ),
    composeSlide(
      'checklist',
      ['title', 'No relógio'],
      [
        'list',
        '4h: luz e forno\n5h: primeira fornada inteira\n6h: café da equipe\n7h: porta e fila',
      ],
    ),
    composeSlide(
      'big-number',
      ['title', '00 horas entre a massa e você'],
      ['text', 'Quase todas elas de espera.'],
    ),
    composeSlide(
      'quote',
      ['text', '“Pão bom é o que ninguém apressou hoje.”'],
      ['subtitle', 'Nome, padeiro'],
    ),
    composeSlide(
      'cta',
      ['title', 'Venha ver de perto amanhã'],
      ['text', 'Batemos na janela quando sai o primeiro.'],
      ['subtitle', 'Enviar convite'],
    ),
  ],
};

export const campaign: Template = {
  key: 'campaign',
  name: 'Campanha',
  purpose: 'announce',
  audience: ['ONG', 'bairro', 'escola', 'voluntários', 'mutirão', 'doação'],
  summary:
    'Para quem chama gente para uma causa. A meta, como ajudar, fotos da última vez, o dia e o lugar.',
  theme: 'collage',
  palette: 'Gramado',
  titleFont: 'bebas-neue',
  contentFont: 'nunito',
  decorSeed: 23,
  slides: [
    composeSlide(
      'cover-type',
      ['subtitle', 'Mutirão de abril'],
      ['title', 'Uma muda por morador'],
      ['image', stockImages.leaves],
    ),
    composeSlide(
      'big-number',
      ['title', '00 metros de rua com sombra'],
      ['text', 'É a meta deste ano, da praça à escola.'],
    ),
    composeSlide(
      'photo-full',
      ['title', 'Sombra que se planta'],
      ['text', 'Em cinco anos, ninguém atravessa correndo.'],
      ['image', stockImages.leaves],
    ),
    composeSlide(
      'checklist',
      ['title', 'Como ajudar'],
      ['list', 'Plante com a gente\nRegue por um mês\nEmpreste uma pá velha\nLeve café para todos'],
    ),
    composeSlide(
      'gallery',
      ['title', 'Na última vez, foi assim'],
      ['text', 'Começamos poucos e terminamos muitos.'],
      ['image', stockImages.leaves],
      ['image', stockImages.light],
      ['image', stockImages.hills],
    ),
    composeSlide(
      'quote',
      ['text', '“Quem planta na frente de casa cuida da rua.”'],
      ['subtitle', 'Nome, da esquina'],
    ),
    composeSlide(
      'cta',
      ['title', 'Domingo, 12, às 8h'],
      ['text', 'Na praça, ao lado do coreto. Traga chapéu.'],
      ['subtitle', 'Enviar convite'],
    ),
  ],
};
