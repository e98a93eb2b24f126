import type { TemplatePurpose } from '@arrasta/templates';

/** Messages of templates of one's own. */
const ownTemplateMessages = {
  chip: 'Meus modelos',
  description: 'Carrosséis que você guardou para começar outros por eles.',
  upload: 'Enviar arquivo',
  uploaded: 'Modelo enviado',
  uploadFailed: {
    title: 'Erro ao enviar o modelo',
    empty: 'O arquivo não tem nenhum slide.',
    failed: 'O arquivo não pôde ser lido. Tente novamente.',
  },
  none: {
    title: 'Nenhum modelo seu ainda',
    description:
      'Abra um carrossel e escolha Salvar como modelo em Presets, ou envie um modelo em Markdown.',
  },
  failed: 'Não foi possível carregar os seus modelos.',
  tryAgain: 'Tentar Novamente',
  actions: (name: string) => `Ações de ${name}`,
  rename: 'Renomear modelo',
  renamed: 'Modelo renomeado',
  renameFailed: {
    title: 'Erro ao renomear o modelo',
    description: 'O modelo não pôde ser renomeado. Tente novamente.',
  },
  download: 'Baixar em Markdown',
  downloaded: 'Modelo baixado',
  imagesStay:
    'As imagens que você enviou ficam na sua conta: em outra, troque-as depois de enviar o arquivo.',
  downloadFailed: 'Erro ao baixar o modelo. Tente novamente.',
  remove: 'Excluir modelo',
  removed: 'Modelo excluído',
  removeFailed: {
    title: 'Erro ao excluir o modelo',
    description: 'O modelo não pôde ser excluído. Tente novamente.',
  },
  removal: {
    title: 'Excluir modelo',
    question: 'Os carrosséis feitos com ele ficam. Esta ação não pode ser desfeita.',
    confirm: 'Excluir',
  },
  saveTitle: 'Salvar como modelo',
  save: 'Salvar',
  saved: {
    title: 'Modelo salvo!',
    description: 'Está em Meus modelos.',
    see: 'Ver modelos',
  },
  saveFailed: {
    title: 'Erro ao salvar o modelo',
    description: 'O modelo não pôde ser salvo. Tente novamente.',
  },
  name: 'Nome do modelo',
  nameMissing: { title: 'Nome obrigatório', description: 'Dê um nome ao modelo.' },
  purpose: 'Finalidade',
  noPurpose: 'Nenhuma',
} as const;

/** Messages of the gallery of templates. */
export const templateUiMessages = {
  title: 'Modelos',
  summary: 'Escolha um carrossel pronto, troque as palavras e publique.',
  search: 'Buscar modelos...',
  myCarousels: 'Meus carrosséis',
  close: 'Fechar modelos',
  blank: { title: 'Em branco', description: 'Dois slides e o seu estilo' },
  fromText: { title: 'De um texto', description: 'Cole um roteiro, um artigo ou Markdown' },
  withAi: { title: 'Com I.A.', description: 'Descreva o tema em uma frase' },
  waysIn: 'Outras formas de começar',
  purposes: 'Finalidade',
  all: 'Todos',
  purposeNames: {
    teach: 'Ensinar',
    sell: 'Vender',
    story: 'Contar uma história',
    engage: 'Engajar',
    announce: 'Anunciar',
    results: 'Mostrar resultado',
  } satisfies Record<TemplatePurpose, string>,
  slides: (count: number) => `${String(count)} ${count === 1 ? 'slide' : 'slides'}`,
  found: (count: number) => `${String(count)} ${count === 1 ? 'modelo' : 'modelos'}`,
  use: 'Usar este modelo',
  useNamed: (name: string) => `Usar este modelo: ${name}`,
  view: 'Ver modelo',
  viewNamed: (name: string) => `Ver modelo: ${name}`,
  brand: {
    label: 'Com a minha marca',
    description: {
      preset: 'Nome, avatar, cores e fontes do preset',
      carousel: 'Nome, avatar, cores e fontes do carrossel aberto',
      account: 'O nome da sua conta',
    },
  },
  openFailed: {
    title: 'Erro ao abrir o modelo',
    description: 'O modelo não pôde ser aberto. Tente novamente.',
  },
  none: {
    title: 'Nenhum modelo encontrado',
    description: 'Tente outra palavra ou comece com a I.A.',
    generate: 'Gerar com I.A',
  },
  preview: {
    close: 'Fechar',
    mode: 'Como ver',
    whole: 'Carrossel inteiro',
    swipe: 'Deslizar',
    runsOn: 'O desenho continua de um slide para o outro',
    theme: 'Tema',
    palette: 'Paleta',
    ownPalette: 'Do modelo',
    brandPalette: 'Da sua marca',
    fonts: 'Fontes',
    format: 'Formato',
    otherPalette: 'Experimente em outra paleta',
    slides: 'Slides do modelo',
    slide: (number: number, total: number) => `Slide ${String(number)} de ${String(total)}`,
    previous: 'Slide anterior',
    next: 'Próximo slide',
    fromText: 'Usar com um texto',
    styleOnly: 'Usar só o estilo',
    styleHint: 'Troca tema, paleta e fontes. Os textos ficam.',
  },
  own: ownTemplateMessages,
  styled: {
    title: 'Estilo aplicado',
    undo: 'Desfazer',
    tooFull: (count: number) =>
      count === 1
        ? 'Em 1 slide o texto não cabe: escolha outro layout ou divida o slide.'
        : `Em ${String(count)} slides o texto não cabe: escolha outro layout ou divida os slides.`,
  },
} as const;
