/** Messages of the controls that panels are made of. */
export const controlMessages = {
  chooseColor: (label: string) => `Escolher cor: ${label}`,
  colorInvalid: 'Cor inválida',
  ownColors: 'Cores do carrossel',
  ownColor: {
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
