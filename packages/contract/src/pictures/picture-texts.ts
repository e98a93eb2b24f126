/**
 * Texts the server sends about uploaded pictures and those of other hosts.
 * Source: carousel-editor §5 for the avatar's; decisions §9 for a refused address.
 */
export const pictureTexts = {
  pictureNotFound: 'Imagem não encontrada',
  notAPicture: 'O arquivo não é uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
  notAnAvatar: 'Use uma imagem JPEG, PNG ou WebP.',
  damaged: 'A imagem está danificada e não pôde ser lida.',
  fileTooLarge: 'Arquivo muito grande! O tamanho máximo é 20MB.',
  avatarTooLarge: 'Arquivo muito grande! O tamanho máximo é 2MB.',
  tooManyPixels: 'A imagem é grande demais. O máximo são 50 megapixels.',
  storageAway: 'O armazenamento de imagens não respondeu. Tente de novo em instantes.',
  addressRefused: 'URL não permitida',
  addressNotAPicture: 'O endereço não leva a uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
  addressTooLarge: 'A imagem deste endereço é grande demais. O máximo são 10MB.',
  hostFailed: 'O site da imagem não a entregou.',
  hostTooSlow: 'O site da imagem demorou demais.',
  unknownUse: 'Uso de imagem desconhecido',
  unknownWidth: 'Largura desconhecida. Use 160, 320 ou 640.',
  queryMissing: 'Escreva o que procura.',
  nothingFound: 'Nenhuma imagem encontrada.',
  searchFailed: 'A busca de imagens não respondeu.',
  searchTooSlow: 'A busca de imagens demorou demais.',
  searchBusy: 'A busca de imagens está recebendo pedidos demais. Espere um pouco e tente de novo.',
} as const;
