/** Messages of the controls that panels are made of. */
export const controlMessages = {
  chooseColour: (label: string) => `Escolher cor: ${label}`,
  colourInvalid: 'Cor inválida',
  ownColours: 'Cores do carrossel',
  ownColour: {
    primary: 'Cor principal',
    secondary: 'Cor de fundo',
    accent: 'Cor do texto',
  },
  palettes: 'Paletas',
  saturation: 'Saturação e brilho',
  hue: 'Matiz',
  alpha: 'Opacidade',
  limitReached: (characters: number) =>
    `Limite de ${characters.toLocaleString('pt-BR')} caracteres atingido.`,
  percent: (value: number) => `${value}%`,
} as const;
