/** Words about pictures that are sent. Quoted texts are the specification's, to the letter. */
export const pictureWords = {
  failed: 'Erro ao enviar imagem',
  failedHint: 'Não foi possível enviar a imagem. Verifique sua conexão e tente novamente.',
  avatar: {
    label: 'Foto da marca',
    choose: 'Enviar foto',
    change: 'Trocar foto',
    sending: 'Enviando...',
    remove: 'Remover foto',
    hint: 'JPEG, PNG ou WebP, até 2MB',
  },
} as const;
