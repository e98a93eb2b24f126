/** Messages about pictures that are sent. Texts that docs/product/images.md quotes stand here to the letter. */
export const imageMessages = {
  percent: (percent: number) => `${percent}%`,
  failed: 'Erro ao enviar imagem',
  failedHint: 'Não foi possível enviar a imagem. Verifique sua conexão e tente novamente.',
  /** Of a picture on another host. */
  copy: {
    onItsWay: 'Guardando uma cópia da imagem...',
    none: 'Sem cópia guardada: se a imagem sair do site de origem, ela some do slide.',
  },
  /** Of a picture behind slides. */
  url: {
    placeholder: 'Cole um endereço ou imagem',
    invalid: 'Endereço de imagem inválido',
    failed: 'Esta imagem não pôde ser carregada. Confira o endereço.',
    slow: 'A imagem ainda não chegou: o site de origem está demorando a responder.',
    chooseFile: 'Enviar imagem',
  },
  element: {
    notAnImage: {
      title: 'Isto não é uma imagem',
      description: 'Use um arquivo PNG, JPEG, WebP, GIF ou AVIF.',
    },
    placeGone: {
      title: 'A imagem ficou sem lugar',
      description:
        'Onde ela entraria foi excluído ou não está mais aberto. Envie a imagem de novo.',
    },
    offline: 'Você está sem conexão. A imagem não foi enviada; tente de novo quando voltar.',
    sending: 'Enviando imagem...',
    /** All of it has gone; the server is at work. */
    preparing: 'Preparando imagem...',
    notSent: 'A imagem não foi enviada.',
    cancel: 'Cancelar envio',
    again: 'Tentar Novamente',
    discard: 'Descartar',
    choose: 'Arquivo',
    drop: 'Solte a imagem aqui',
    missing: 'Imagem indisponível',
    slow: 'A imagem ainda não chegou',
    slowHint: 'O site de origem está demorando a responder. Se ela não aparecer, use um arquivo.',
  },
  avatar: {
    label: 'Foto da marca',
    choose: 'Enviar foto',
    change: 'Trocar foto',
    sending: 'Enviando...',
    preparing: 'Preparando...',
    remove: 'Remover foto',
    hint: 'JPEG, PNG ou WebP, até 2MB',
  },
} as const;
