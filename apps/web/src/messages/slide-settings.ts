/** Messages of EDITAR FUNDO. Texts that docs/product/slides.md quotes stand here to the letter. */
export const backgroundMessages = {
  heading: 'EDITAR FUNDO',
  none: 'Sem imagem',
  image: 'Com imagem',
  imageField: 'Imagem de fundo',
  remove: 'Remover imagem de fundo',
  opacity: 'Opacidade',
  color: 'Cor do slide',
  intensity: 'Intensidade da Cor',
  brightText: {
    title: 'Imagem em destaque',
    description: 'Se o texto se perder nela, use branco sobre uma camada escura.',
    apply: 'Usar texto branco',
  },
} as const;

/** Messages of a slide's alt text. */
export const altTextMessages = {
  heading: 'TEXTO ALTERNATIVO',
  label: 'Para quem não vê o slide',
  automatic: 'Automático',
  own: 'Texto seu',
  automaticHint: 'Feito do que está no slide, e muda com ele. Vai no ZIP exportado.',
  ownHint: 'Escrito por você: não muda com o slide. Vai no ZIP exportado.',
  nothing: 'Ainda não há o que descrever neste slide.',
  edit: 'Editar este texto',
  backToAutomatic: 'Voltar ao automático',
} as const;
