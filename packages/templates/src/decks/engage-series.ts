import { composeSlide, composeSlideOn } from '../compose-slide';
import { stockImages, type Template } from '../template';

export const poll: Template = {
  key: 'poll',
  name: 'Enquete',
  purpose: 'engage',
  audience: ['padaria', 'loja', 'criador', 'rádio', 'votação', 'pesquisa'],
  summary:
    'Para quem quer ouvir antes de decidir. A pergunta com as opções, um slide para cada uma e o convite para votar.',
  theme: 'social',
  palette: 'Pôr do Sol',
  titleFont: 'inter',
  contentFont: 'inter',
  decorSeed: 22,
  slides: [
    composeSlide(
      'bars',
      ['title', 'Qual fornada volta no sábado?'],
      ['list', 'Brioche: 46%\nCenteio: 32%\nNenhuma: 22%'],
      ['text', 'Exemplo: troque pelos votos. Vale até sexta.'],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Opção um: brioche'],
      ['text', 'Manteiga, ovo e paciência. Macio até domingo.'],
      ['image', stockImages.loaf],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Opção dois: centeio'],
      ['text', 'Casca escura, miolo úmido, bom com queijo.'],
      ['image', stockImages.bread],
    ),
    composeSlide(
      'columns',
      ['title', 'Centeio: contra e a favor'],
      ['subtitle', 'Contra'],
      ['list', 'Leva mais tempo\nCusta mais caro\nAcaba mais cedo'],
      ['subtitle', 'A favor'],
      ['list', 'Dura mais dias\nSai ainda quente\nTodo mundo gosta'],
    ),
    composeSlide('statement', ['title', 'Da última vez, ganhou quem votou cedo.']),
    composeSlide(
      'cta',
      ['title', 'Vote nos comentários'],
      ['text', 'Escreva um ou dois. O resultado sai sexta.'],
      ['subtitle', 'Votar na fornada'],
    ),
  ],
};

const days: readonly (readonly [title: string, text: string])[] = [
  ['Suba um lance', 'Só um, no seu ritmo. Amanhã tem mais.'],
  ['Suba dois lances', 'Pare no meio se precisar. Conta do mesmo jeito.'],
  ['Desça também', 'Segure o corrimão e olhe os degraus.'],
  ['Leve companhia', 'Chame alguém do andar. Conversando, passa rápido.'],
  ['Mude o horário', 'Suba antes do almoço e repare na fome.'],
  ['Conte os degraus', 'Anote o número. Ele é o seu recorde.'],
  ['Suba sem parar', 'Compare com o primeiro dia e comemore.'],
];

export const challenge: Template = {
  key: 'challenge',
  name: 'Desafio de 7 dias',
  purpose: 'engage',
  audience: ['academia', 'hábitos', 'leitura', 'igreja', 'finanças', 'personal'],
  summary:
    'Para quem move um grupo. Uma regra simples, sete dias com uma tarefa curta cada e um amigo para marcar.',
  theme: 'bold',
  palette: 'Balada',
  titleFont: 'bebas-neue',
  contentFont: 'montserrat',
  decorSeed: 28,
  slides: [
    composeSlideOn(
      'primary',
      'big-number',
      ['subtitle', 'Desafio'],
      ['title', '7 dias sem elevador'],
      ['text', 'Comece na segunda. Marque quem sobe com você.'],
    ),
    ...days.map(([title, text], index) =>
      composeSlide('step', ['subtitle', `Dia ${index + 1}`], ['title', title], ['text', text]),
    ),
    composeSlide(
      'cta',
      ['title', 'Quem sobe com você?'],
      ['text', 'Marque um amigo e comecem na segunda.'],
      ['subtitle', 'Marcar um amigo'],
    ),
  ],
};

export const saveChecklist: Template = {
  key: 'save-checklist',
  name: 'Checklist para salvar',
  purpose: 'engage',
  audience: ['organização', 'casa', 'mães e pais', 'mudança', 'eventos', 'limpeza'],
  summary:
    'Para quem dá listas que as pessoas guardam. Um cômodo por slide, cinco tarefas curtas em cada um e licença para parar.',
  theme: 'notebook',
  palette: 'Lavanda',
  titleFont: 'lora',
  contentFont: 'nunito',
  decorSeed: 34,
  slides: [
    composeSlideOn(
      'paper',
      'cover-type',
      ['subtitle', 'Salve este post'],
      ['title', 'A casa inteira em uma hora'],
      ['text', 'Um cômodo por vez, um cronômetro e nenhuma culpa.'],
    ),
    composeSlide(
      'checklist',
      ['title', 'Na cozinha'],
      [
        'list',
        'Esvazie a pia primeiro\nJogue o que venceu\nPasse pano na bancada\nTroque o pano molhado\nLeve o lixo embora',
      ],
    ),
    composeSlide(
      'checklist',
      ['title', 'Na sala'],
      [
        'list',
        'Recolha copos e pratos\nDobre a manta solta\nJunte todos os controles\nGuarde papéis na caixa\nAbra bem a janela',
      ],
    ),
    composeSlide(
      'photo-top',
      ['title', 'Uma pausa no meio'],
      ['text', 'Dez minutos com café. A segunda metade rende mais depois disso.'],
      ['image', stockImages.coffeeAndNotes],
    ),
    composeSlide(
      'checklist',
      ['title', 'No quarto'],
      [
        'list',
        'Estique só o lençol\nRoupa suja no cesto\nLivre a mesa lateral\nUma gaveta por semana\nCarregador no mesmo lugar',
      ],
    ),
    composeSlide('statement', ['title', 'Pronto. O resto pode ficar assim.']),
    composeSlideOn(
      'ink',
      'cta',
      ['title', 'Guarde para sábado'],
      ['text', 'E mande para quem mora com você.'],
      ['subtitle', 'Salvar lista'],
    ),
  ],
};
