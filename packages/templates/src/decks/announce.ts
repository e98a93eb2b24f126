import { composeSlide, composeSlideOn } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const jobOpening: Template = {
  key: 'job-opening',
  name: 'Vaga aberta',
  purpose: 'announce',
  audience: ['estúdio', 'loja', 'startup', 'escola', 'emprego', 'contratação'],
  summary:
    'Para quem contrata com clareza. O que se faz, o que se procura, o salário, as etapas da escolha e o prazo.',
  theme: 'swiss',
  palette: 'Céu Aberto',
  titleFont: 'inter',
  contentFont: 'inter',
  decorSeed: 5,
  slides: [
    composeSlide(
      'cover-type',
      ['title', 'Buscamos quem desenha telas'],
      ['text', 'Remoto, de segunda a quinta.'],
    ),
    composeSlide(
      'columns',
      ['title', 'No dia a dia'],
      ['subtitle', 'Você não faz'],
      ['list', 'Plantão no sábado\nReunião sem pauta\nArte de última hora'],
      ['subtitle', 'Você faz'],
      ['list', 'Telas de aplicativo\nConversa com usuários\nRevisão do time'],
    ),
    composeSlide(
      'checklist',
      ['title', 'O que procuramos'],
      [
        'list',
        'Três telas suas explicadas\nTexto claro por escrito\nGosto por perguntar antes\nCuidado com quem usa\nTempo para ensinar também',
      ],
    ),
    composeSlide(
      'big-number',
      ['title', 'R$ 00 por mês'],
      ['text', 'Contrato fixo, férias pagas e verba de estudo.'],
    ),
    composeSlide(
      'timeline',
      ['title', 'Como escolhemos'],
      [
        'list',
        'Dia 5: recebemos portfólios\nDia 12: conversa curta\nDia 18: teste pago\nDia 25: resposta a todos',
      ],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Onde a gente trabalha'],
      ['text', 'Em casa, com um encontro por mês no centro.'],
      ['image', stockImages.facade],
    ),
    composeSlide(
      'cta',
      ['title', 'Inscrições até dia 5'],
      ['text', 'Mande três trabalhos e conte um deles.'],
      ['subtitle', 'Mandar portfólio'],
    ),
  ],
};

export const newProduct: Template = {
  key: 'new-product',
  name: 'Produto novo',
  purpose: 'announce',
  audience: ['cerâmica', 'cosméticos', 'moda', 'loja', 'lançamento', 'artesanato'],
  summary:
    'Para quem lança uma peça com calma. O nome, para que serve, o detalhe, as medidas e o dia em que começa a venda.',
  theme: 'minimal',
  palette: 'Areia',
  titleFont: 'raleway',
  contentFont: 'open-sans',
  decorSeed: 11,
  slides: [
    composeSlideOn(
      'paper',
      'cover-split',
      ['subtitle', 'Chegou'],
      ['title', 'Vaso Lua'],
      ['text', 'Feito à mão, um por um.'],
      ['image', stockImages.vase],
    ),
    composeSlide('statement', ['title', 'Para uma flor só, bem no centro.']),
    composeSlide(
      'photo-full',
      ['title', 'O barro aparece'],
      ['text', 'Sem verniz por fora. A cor muda um pouco a cada fornada.'],
      ['image', stockImages.light],
    ),
    composeSlide(
      'cards',
      ['title', 'Bom de saber'],
      [
        'list',
        'Tamanho: 00 cm de altura\nMaterial: barro e esmalte\nCuidado: lavar à mão\nEntrega: em 00 dias',
      ],
    ),
    composeSlide(
      'gallery',
      ['title', 'Onde ele fica'],
      ['text', 'Na mesa, na janela, na estante.'],
      ['image', stockImages.vase],
      ['image', stockImages.light],
      ['image', stockImages.coffeeAndNotes],
    ),
    composeSlide(
      'cta',
      ['title', 'Já no sábado, por R$ 00'],
      ['text', 'São 00 peças. Depois, só na próxima fornada.'],
      ['subtitle', 'Quero um'],
    ),
  ],
};

export const event: Template = {
  key: 'event',
  name: 'Evento chegando',
  purpose: 'announce',
  audience: ['banda', 'festa', 'feira', 'escola', 'show', 'ingresso'],
  summary:
    'Para quem junta gente. Data e lugar na capa, a noite hora por hora, o preço e como chegar.',
  theme: 'retro',
  palette: 'São João',
  titleFont: 'poppins',
  contentFont: 'nunito',
  decorSeed: 17,
  slides: [
    composeSlideOn(
      'primary',
      'statement',
      ['icon', 'music'],
      ['title', 'Baile da Maré, 12 de junho'],
      ['text', 'Clube dos Operários, 21h.'],
    ),
    composeSlide(
      'cards',
      ['title', 'A noite toda'],
      ['list', '21h: portas e forró\n22h: banda da casa\n23h: quadrilha\n0h: pista livre'],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Vista roupa de dançar'],
      ['text', 'O salão é de madeira e o sapato baixo agradece até o fim.'],
      ['image', stockImages.nightLights],
    ),
    composeSlide(
      'big-number',
      ['title', 'R$ 00 na porta'],
      ['text', 'Criança até 00 anos não paga.'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Como chegar'],
      ['list', 'Metrô até as onze\nÔnibus na esquina\nBicicletário com cadeado\nCarona na saída'],
    ),
    composeSlide('quote', ['text', '“Quem pisa leve dança mais.”'], ['subtitle', 'Nossa música']),
    composeSlide(
      'cta',
      ['title', 'Guarde o seu lugar'],
      ['text', 'Chegue cedo: a fila anda dançando.'],
      ['subtitle', 'Comprar meu ingresso'],
    ),
  ],
};

export const weeklyProgram: Template = {
  key: 'weekly-program',
  name: 'Programação da semana',
  purpose: 'announce',
  audience: ['igreja', 'escola', 'clube', 'teatro', 'biblioteca', 'agenda'],
  summary:
    'Para casas com agenda cheia. A semana dia por dia, a noite principal, onde cada grupo se encontra e o que levar.',
  theme: 'editorial',
  palette: 'Amanhecer',
  titleFont: 'lora',
  contentFont: 'source-sans-pro',
  decorSeed: 29,
  slides: [
    composeSlideOn(
      'primary',
      'cover-type',
      ['subtitle', 'De 8 a 14 de março'],
      ['title', 'Esta semana na casa'],
      ['text', 'Encontros, ensaio e café.'],
    ),
    composeSlide(
      'timeline',
      ['title', 'A agenda'],
      [
        'list',
        'Seg, 19h, roda de leitura\nTer, 20h, ensaio do coro\nQui, 19h, escrita\nSáb, 16h, crianças\nDom, 18h, encontro',
      ],
    ),
    composeSlide(
      'photo-side',
      ['subtitle', 'Quinta, 19h'],
      ['title', 'Uma noite de cartas'],
      [
        'text',
        'Traga uma carta antiga ou escreva uma na hora. Lemos em voz alta, com café, e ninguém é obrigado.',
      ],
      ['image', stockImages.desk],
    ),
    composeSlide(
      'cards',
      ['title', 'Onde nos vemos'],
      ['list', 'Leitura: sala azul\nCoro: salão\nEscrita: biblioteca\nCrianças: pátio'],
    ),
    composeSlide(
      'quote',
      ['text', '“Cheguei para ouvir e saí com uma história minha.”'],
      ['subtitle', 'Nome, vizinha'],
    ),
    composeSlide(
      'checklist',
      ['title', 'O que levar'],
      [
        'list',
        'Um livro de que gostou\nCaderno e duas canetas\nBolo ou fruta cortada\nAgasalho para a volta',
      ],
    ),
    composeSlide(
      'cta',
      ['title', 'A porta está aberta'],
      ['text', 'Rua das Flores, 00. Entrada livre, é só chegar.'],
      ['subtitle', 'Enviar convite'],
    ),
  ],
};

export const liveTonight: Template = {
  key: 'live-tonight',
  name: 'Live hoje',
  purpose: 'announce',
  audience: ['academia', 'professor', 'músico', 'loja', 'ao vivo', 'aula'],
  summary:
    'Para quem entra ao vivo hoje. O assunto e a hora na capa, o que vai ter, como entrar e o que deixar por perto.',
  theme: 'glow',
  palette: 'Brasa',
  titleFont: 'poppins',
  contentFont: 'inter',
  decorSeed: 35,
  slides: [
    composeSlide(
      'cover-photo',
      ['subtitle', 'Hoje, 20h'],
      ['title', 'Treino ao vivo para quem odeia treinar'],
      ['image', stockImages.cityLights],
    ),
    composeSlide(
      'cards',
      ['title', 'O que vai ter'],
      [
        'list',
        'Aquecer: cinco minutos\nTreinar: vinte, sem pulo\nAlongar: no chão\nPerguntar: no fim',
      ],
      ['icon', 'flame'],
      ['icon', 'zap'],
      ['icon', 'leaf'],
      ['icon', 'message-circle'],
    ),
    composeSlide(
      'step',
      ['subtitle', 'Entrada'],
      ['title', 'Toque na foto'],
      ['text', 'Às 20h aparece um círculo colorido no perfil. Toque nele e pronto.'],
    ),
    composeSlide(
      'quote',
      ['text', '“Fiz de meia, na sala, e faria de novo amanhã.”'],
      ['subtitle', 'Nome, primeira vez'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Deixe por perto'],
      ['list', 'Uma garrafa de água\nUm tapete ou toalha\nUma cadeira bem firme'],
    ),
    composeSlide(
      'cta',
      ['title', 'Hoje, às 20h, aqui'],
      ['text', 'Ative o lembrete e chame alguém.'],
      ['subtitle', 'Ativar o lembrete'],
    ),
  ],
};
