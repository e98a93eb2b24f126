/** Words of the preview of the carousel as a post. */
export const previewWords = {
  open: 'Pré-visualizar',
  title: 'Pré-visualização',
  post: 'Publicação',
  pictures: 'Imagens do carrossel',
  roleOfPictures: 'carrossel',
  roleOfPicture: 'imagem',
  picture: (number: number, total: number) => `Imagem ${number} de ${total}`,
  count: (number: number, total: number) => `${number}/${total}`,
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  noBrand: 'sua marca',
  close: 'Fechar',
} as const;
