import { sizeWords } from '../storage/storage-texts';

/** Texts the server sends about carousels. */
export const carouselTexts = {
  carouselNotFound: 'Carousel not found',
  slideNotFound: 'Slide não encontrado',
  changedElsewhere: 'Este carrossel foi alterado em outro lugar desde que foi aberto.',
  idTaken: 'Este identificador já está em uso.',
  staleVersion: 'O carrossel mudou desde a última leitura.',
  tooManySlides: 'Um carrossel pode ter no máximo 100 slides',
  deckTooLarge: (bytes: number) =>
    `O carrossel tem ${sizeWords(bytes)} de dados; o máximo são 8 MB. Deixe-o menor.`,
  notAPicture: 'O endereço data: não contém uma imagem PNG, JPEG, WebP ou GIF.',
} as const;
