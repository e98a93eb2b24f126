import type { ComposedLayout, ElementType, SlideTone } from '@arrasta/domain';

export type Part = readonly [type: ElementType, content: string];

const PHOTO = '/stock/luz-da-janela.webp';

/** What each layout is shown with. */
export const contents: Readonly<
  Record<ComposedLayout, { readonly tone: SlideTone; readonly parts: readonly (readonly Part[])[] }>
> = {
  'cover-type': {
    tone: 'primary',
    parts: [
      [
        ['subtitle', 'Direito de família'],
        ['title', 'Guarda não é prêmio'],
        ['text', 'O que o juiz olha antes de decidir com quem a criança mora.'],
      ],
      [
        ['subtitle', 'Freelancer sem susto'],
        ['title', 'Como precificar o seu trabalho'],
        ['text', 'A maioria cobra por hora e descobre tarde que trabalhou de graça.'],
      ],
      [
        ['subtitle', 'Treino em casa'],
        ['title', 'Forte em 20 minutos'],
        ['text', 'Sem halteres, sem desculpa.'],
      ],
    ],
  },
  'cover-photo': {
    tone: 'paper',
    parts: [
      [
        ['subtitle', 'Carreira remota'],
        ['title', 'Dormir bem e entregar no prazo'],
        ['text', 'O que aprendi em dois anos de plantão.'],
        ['image', PHOTO],
      ],
    ],
  },
  'cover-split': {
    tone: 'primary',
    parts: [
      [
        ['subtitle', 'Fermentação natural'],
        ['title', 'O pão de 36 horas'],
        ['text', 'Três ingredientes, um fermento vivo e nenhuma pressa.'],
        ['image', PHOTO],
      ],
    ],
  },
  quote: {
    tone: 'ink',
    parts: [
      [
        ['title', 'Nota de paciente'],
        ['text', '“Parei de contar calorias e comecei a contar quantas cores havia no prato.”'],
        ['subtitle', 'Helena, 41 anos'],
      ],
      [
        ['title', 'Na fila do sábado'],
        ['text', '“Fui buscar um pão e voltei com três, porque um não chegou em casa.”'],
        ['subtitle', 'Seu Antônio, vizinho'],
      ],
      [['text', '“Quem escreve à mão lembra mais.”']],
    ],
  },
  'big-number': {
    tone: 'paper',
    parts: [
      [
        ['subtitle', 'Financiamento'],
        ['title', '30 anos é muito tempo para não ler o contrato'],
        ['text', 'Amortizar uma parcela por ano encurta a dívida.'],
      ],
      [
        ['subtitle', 'Horas vendáveis'],
        ['title', '40% do seu mês não vira nota fiscal'],
        ['text', 'Reunião, proposta e cobrança também são trabalho. Ponha no preço.'],
      ],
    ],
  },
  step: {
    tone: 'tint',
    parts: [
      [
        ['subtitle', 'Passo 3 de 6'],
        ['title', '3. Escreva o teste que falha'],
        ['text', 'Só depois conserte. O erro que tem teste não volta.'],
      ],
      [
        ['subtitle', 'Passo 2 de 4'],
        ['title', 'Passo 2: sove até a massa esticar sem rasgar'],
        ['text', 'Dez minutos à mão. Puxe um pedaço contra a luz: se vira um véu, está pronta.'],
      ],
    ],
  },
  'photo-top': {
    tone: 'paper',
    parts: [
      [
        ['title', 'Luz de janela basta'],
        ['text', 'De manhã, com a cortina fechada pela metade, ela é macia e não custa nada.'],
        ['image', PHOTO],
      ],
    ],
  },
  'photo-side': {
    tone: 'paper',
    parts: [
      [
        ['title', 'Luz de janela basta'],
        ['text', 'De manhã, com a cortina fechada pela metade, ela é macia e não custa nada.'],
        ['image', PHOTO],
      ],
    ],
  },
  'cover-frame': {
    tone: 'paper',
    parts: [
      [
        ['subtitle', 'Casa e café'],
        ['title', 'A manhã começa na xícara'],
        ['text', 'Quatro métodos para coar sem pressa.'],
        ['image', PHOTO],
      ],
    ],
  },
  'photo-full': {
    tone: 'paper',
    parts: [
      [
        ['title', 'Antes de sair'],
        ['list', 'Feche o gás\nLeve a chave\nDesligue a luz'],
        ['image', PHOTO],
      ],
      [
        ['subtitle', 'Férias de autônomo'],
        ['title', 'Descanso também entra no preço'],
        ['text', 'Doze meses de contas, onze de trabalho.'],
        ['image', PHOTO],
      ],
    ],
  },
  checklist: {
    tone: 'paper',
    parts: [
      [
        ['title', 'Leve para a consulta'],
        ['list', 'Exames dos últimos seis meses\nLista de remédios\nAs perguntas por escrito'],
      ],
      [
        ['title', 'O que medir'],
        [
          'list',
          'Sono: sete horas por noite\nÁgua: dois litros\nPassos: sete mil\nTela: duas horas\nSol: vinte minutos',
        ],
      ],
    ],
  },
  cards: {
    tone: 'tint',
    parts: [
      [
        ['title', 'Três jeitos de coar'],
        ['list', 'Pano: corpo e memória\nPapel: limpo e claro\nMetal: óleo e doçura'],
      ],
      [
        ['title', 'Quatro perguntas'],
        ['list', 'Quem: para quem é\nO quê: o que muda\nQuando: em que prazo\nQuanto: a que preço'],
      ],
      [
        ['title', 'Um portfólio, cinco provas'],
        ['list', 'O problema\nO rascunho\nA decisão\nA entrega\nO resultado'],
      ],
    ],
  },
  columns: {
    tone: 'paper',
    parts: [
      [
        ['title', 'Orçamento antes e depois'],
        ['list', 'Preço por hora\nPrazo aberto\nSem contrato'],
        ['list', 'Preço por entrega\nData marcada\nDuas páginas'],
      ],
      [
        ['title', 'Pão engorda?'],
        ['subtitle', 'Mito'],
        ['text', 'Um alimento sozinho engorda quem come.'],
        ['subtitle', 'Verdade'],
        ['text', 'O que conta é o prato inteiro e o tamanho da fome.'],
      ],
    ],
  },
  timeline: {
    tone: 'paper',
    parts: [
      [
        ['title', 'O pão em 36 horas'],
        [
          'list',
          'Fermento: alimente à noite\nMassa: misture e descanse\nDobras: quatro, uma por hora\nForno: 250 graus com vapor',
        ],
      ],
    ],
  },
  bars: {
    tone: 'paper',
    parts: [
      [
        ['title', 'Onde vai o mês'],
        ['list', 'Clientes: 52%\nReuniões: 23%\nPropostas: 15%\nCobrança: 10%'],
      ],
      [
        ['title', 'Para onde vai a minha semana'],
        ['list', 'Revisar código: 14 h\nEscrever código: 11 h\nReunião: 9 h\nSuporte: 6 h'],
      ],
    ],
  },
  gallery: {
    tone: 'paper',
    parts: [
      [
        ['title', 'Três luzes da manhã'],
        ['text', 'A mesma mesa, às sete, às oito e às nove.'],
        ['image', PHOTO],
        ['image', PHOTO],
        ['image', PHOTO],
      ],
      [
        ['title', 'Da feira à xícara'],
        ['image', PHOTO],
        ['image', PHOTO],
      ],
      [
        ['title', 'Quatro endereços, uma tarde'],
        ['text', 'Visitas no sábado, das 13h às 17h.'],
        ['image', PHOTO],
        ['image', PHOTO],
        ['image', PHOTO],
        ['image', PHOTO],
      ],
    ],
  },
  cta: {
    tone: 'primary',
    parts: [
      [
        ['title', 'Agora é com você'],
        ['text', 'Salve este post e comece pela primeira dica hoje.'],
      ],
      [
        ['title', 'Refaça a sua tabela hoje'],
        ['text', 'Em uma hora você sabe quanto cobrar.'],
        ['subtitle', 'Mande a sua dúvida'],
      ],
    ],
  },
  statement: {
    tone: 'ink',
    parts: [
      [
        ['subtitle', 'Código não é produto'],
        ['title', 'O produto é o dia em que o cliente não precisou ligar.'],
      ],
      [
        ['title', 'Ponha a margem'],
        ['text', 'Preço não é custo. Preço é o quanto o problema vale para quem paga.'],
      ],
      [
        ['title', 'Contrato bom é o que ninguém precisa reler'],
        ['text', 'Cláusula curta, verbo no presente, prazo com data.'],
      ],
    ],
  },
};
