/** Words of a slide's alt text. */
export const altTextWords = {
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
