import { composeSlide, composeSlideOn } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const thisOrThat: Template = {
  key: 'this-or-that',
  name: 'Isto ou aquilo',
  purpose: 'engage',
  audience: ['estúdio', 'café', 'viagem', 'equipe', 'brincadeira', 'perguntas'],
  summary:
    'Para quem quer conversar com quem segue. Escolhas rápidas, em pares, e um convite para marcar alguém.',
  theme: 'geo',
  palette: 'Carnaval',
  titleFont: 'dm-sans',
  contentFont: 'dm-sans',
  decorSeed: 4,
  slides: [
    composeSlide('cover-type', ['title', 'Isto ou aquilo?'], ['text', 'Escolha sem pensar muito.']),
    composeSlide(
      'columns',
      ['title', 'Para trabalhar'],
      ['subtitle', 'Silêncio'],
      ['list', 'porta fechada\nnenhum som'],
      ['subtitle', 'Barulho'],
      ['list', 'café cheio\nfone no ouvido'],
    ),
    composeSlide(
      'columns',
      ['title', 'Para descansar'],
      ['subtitle', 'Serra'],
      ['list', 'cobertor\nsopa quente'],
      ['subtitle', 'Mar'],
      ['list', 'chinelo\ncochilo longo'],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Café: coado ou na máquina?'],
      ['text', 'Não vale dizer os dois.'],
      ['image', stockImages.coffee],
    ),
    composeSlide(
      'cards',
      ['title', 'E no domingo?'],
      [
        'list',
        'Feira: pastel às nove\nCama: até meio-dia\nParque: com o cachorro\nFamília: almoço e sobremesa',
      ],
    ),
    composeSlide('statement', ['title', 'Respondeu tudo? Já sabemos com quem viajar.']),
    composeSlide(
      'cta',
      ['title', 'Agora marque alguém'],
      ['text', 'Quem empatar em três escolhe o filme.'],
      ['subtitle', 'Comentar respostas'],
    ),
  ],
};

export const weeklyQuote: Template = {
  key: 'weekly-quote',
  name: 'Frase da semana',
  purpose: 'engage',
  audience: ['pastor', 'igreja', 'terapeuta', 'poeta', 'professor', 'reflexão'],
  summary:
    'Para quem acompanha pessoas e começa a semana com uma frase. A frase, o que ela quer dizer e três coisas para tentar.',
  theme: 'frame',
  palette: 'Alfazema',
  titleFont: 'raleway',
  contentFont: 'open-sans',
  decorSeed: 10,
  slides: [
    composeSlide(
      'quote',
      ['text', '“Descanso também é obediência.”'],
      ['subtitle', 'Para começar a semana'],
    ),
    composeSlide('statement', ['title', 'Parar não é desistir. É confiar no resto.']),
    composeSlide(
      'photo-full',
      ['title', 'Uma pausa com luz'],
      ['text', 'Sente perto da janela por cinco minutos, sem telefone. Repare no que muda.'],
      ['image', stockImages.light],
    ),
    composeSlide(
      'checklist',
      ['title', 'Para tentar nesta semana'],
      ['list', 'Durma meia hora mais cedo\nAlmoce longe da tela\nDiga não uma vez'],
    ),
    composeSlide('statement', ['title', 'De que eu tenho medo quando paro?']),
    composeSlide(
      'cta',
      ['title', 'Mande a quem precisa'],
      ['text', 'Às vezes uma frase chega na hora.'],
      ['subtitle', 'Enviar frase'],
    ),
  ],
};

export const unpopularOpinion: Template = {
  key: 'unpopular-opinion',
  name: 'Opinião impopular',
  purpose: 'engage',
  audience: ['designer', 'marketing', 'chef', 'coach', 'opinião', 'debate'],
  summary:
    'Para quem pensa diferente e sabe explicar. Uma frase que incomoda, três argumentos, um teste e espaço para discordar.',
  theme: 'swiss',
  palette: 'Lua Cheia',
  titleFont: 'inter',
  contentFont: 'inter',
  decorSeed: 16,
  slides: [
    composeSlideOn(
      'ink',
      'statement',
      ['title', 'Seu logo não precisa ser bonito.'],
      ['text', 'Precisa ser lembrado.'],
    ),
    composeSlide(
      'cover-photo',
      ['title', 'Ninguém compra pela curva da letra'],
      ['text', 'Compra porque reconhece.'],
      ['image', stockImages.building],
    ),
    composeSlide(
      'big-number',
      ['title', '3 segundos para uma capa'],
      ['text', 'Conte você mesmo: lê-se forma e cor. Detalhe, não.'],
    ),
    composeSlide(
      'columns',
      ['title', 'Bonito ou lembrado'],
      ['subtitle', 'Bonito'],
      ['list', 'Curva perfeita\nCor do ano\nMuda sempre'],
      ['subtitle', 'Lembrado'],
      ['list', 'Forma simples\nCor própria\nRepete sempre'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Teste o seu'],
      [
        'list',
        'Funciona pequeno, em um botão?\nDá para desenhar de cabeça?\nVive bem em uma cor?\nDaqui a cinco anos, serve?',
      ],
    ),
    composeSlideOn(
      'ink',
      'quote',
      ['text', '“Repetir parece preguiça até virar marca.”'],
      ['subtitle', 'Anotação minha'],
    ),
    composeSlideOn(
      'primary',
      'cta',
      ['title', 'Discorda?'],
      ['text', 'Traga o seu exemplo. Respondo com uma marca que você lembra.'],
      ['subtitle', 'Comentar'],
    ),
  ],
};
