/** Words of the controls that panels are made of. */
export const controlWords = {
  chooseColour: (label: string) => `Escolher cor: ${label}`,
  colourInvalid: 'Cor inválida',
  ownColours: 'Cores do carrossel',
  palettes: 'Paletas',
  saturation: 'Saturação e brilho',
  hue: 'Matiz',
  alpha: 'Opacidade',
} as const;
