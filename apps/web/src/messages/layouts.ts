import type { LeftOverContent, MissingContent, SlideLayout, SlideTone } from '@arrasta/domain';

/** Names of the layouts. Source: docs/product/layouts.md 1. */
export const layoutNames: Readonly<Record<SlideLayout, string>> = {
  'title-content': 'Título e conteúdo',
  centered: 'Pilha',
  stack: 'Pilha',
  'cover-type': 'Capa só tipo',
  'cover-photo': 'Capa com foto',
  'cover-split': 'Capa dividida',
  'cover-frame': 'Capa recortada',
  statement: 'Frase',
  quote: 'Citação',
  'big-number': 'Número',
  step: 'Passo',
  'photo-top': 'Foto no alto',
  'photo-side': 'Foto ao lado',
  'photo-full': 'Foto inteira',
  checklist: 'Lista grande',
  cards: 'Cartões',
  columns: 'Comparar',
  timeline: 'Linha do tempo',
  bars: 'Barras',
  gallery: 'Galeria',
  cta: 'Chamada',
};

/** Names of what a slide stands on. Source: docs/product/layouts.md 2. */
export const toneNames: Readonly<Record<SlideTone, string>> = {
  paper: 'Papel',
  tint: 'Suave',
  primary: 'Cor',
  ink: 'Tinta',
};

/** What a layout asks for that the slide lacks. */
export const missingContentMessages: Readonly<Record<MissingContent, string>> = {
  image: 'pede foto',
  images: 'pede 2 fotos',
  list: 'pede lista',
  lists: 'pede 2 listas',
  values: 'pede valores',
  figure: 'pede número',
  quotation: 'pede uma fala',
  words: 'pede texto',
};

/** What of the slide a layout puts below its words. */
export const leftOverMessages: Readonly<Record<LeftOverContent, string>> = {
  list: 'sem a lista',
  image: 'sem a foto',
};

export const layoutMessages = {
  heading: 'LAYOUT',
  name: 'Layout',
  suiting: 'Combinam com este slide',
  tone: 'Fundo',
  others: 'Outros',
  vary: 'Variar',
  bar: 'Layout do slide',
  addImage: 'Adicionar foto',
  addList: 'Adicionar lista',
  chosen: (layout: string, tone: string) => `${layout}, ${tone}`,
  redesign: {
    open: 'Redesenhar carrossel',
    description: 'Escolhe um layout e um fundo para cada slide. Textos e fotos ficam como estão.',
    keep: 'Manter os slides que eu escolhi',
    unchanged: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
    another: 'Outra proposta',
    cancel: 'Cancelar',
    apply: 'Redesenhar',
    done: 'Carrossel redesenhado',
    doneCount: (count: number) =>
      count === 1 ? '1 slide com layout novo.' : `${count} slides com layout novo.`,
    undo: 'Desfazer',
    proposal: 'Proposta',
  },
} as const;

/** What stands in the small picture of a layout for what the slide lacks. */
export const sampleWords = {
  list: 'Primeiro: o começo\nSegundo: o meio\nTerceiro: o fim',
  values: 'Antes: 24%\nDepois: 61%\nMeta: 80%',
  figure: '72% de economia',
  quotation: '“Três ingredientes e nenhuma pressa.”',
} as const;
