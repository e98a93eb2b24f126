/** Words of EDITAR FUNDO. Texts that docs/product/slides.md quotes stand here to the letter. */
export const backgroundWords = {
  heading: 'EDITAR FUNDO',
  none: 'Sem imagem',
  picture: 'Com imagem',
  address: 'Imagem de fundo',
  placeholder: 'Cole um endereço ou imagem',
  invalid: 'Endereço de imagem inválido',
  failed: 'Esta imagem não pôde ser carregada. Confira o endereço.',
  slow: 'A imagem ainda não chegou: o site de origem está demorando a responder.',
  chooseFile: 'Enviar imagem',
  remove: 'Remover imagem de fundo',
  opacity: 'Opacidade',
  colour: 'Cor do slide',
  intensity: 'Intensidade da Cor',
  brightText: {
    title: 'Imagem em destaque',
    description: 'Se o texto se perder nela, use branco sobre uma camada escura.',
    apply: 'Usar texto branco',
  },
} as const;
