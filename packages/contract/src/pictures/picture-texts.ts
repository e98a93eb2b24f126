/** Texts the server sends about uploaded pictures. Source: carousel-editor §5 for the avatar's. */
export const pictureTexts = {
  pictureNotFound: 'Imagem não encontrada',
  notAPicture: 'O arquivo não é uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
  notAnAvatar: 'Use uma imagem JPEG, PNG ou WebP.',
  damaged: 'A imagem está danificada e não pôde ser lida.',
  fileTooLarge: 'Arquivo muito grande! O tamanho máximo é 20MB.',
  avatarTooLarge: 'Arquivo muito grande! O tamanho máximo é 2MB.',
  tooManyPixels: 'A imagem é grande demais. O máximo são 50 megapixels.',
  storageFull: 'Seu espaço para imagens está cheio (500 MB).',
  unknownUse: 'Uso de imagem desconhecido',
} as const;
