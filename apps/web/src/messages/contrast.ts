const ratioFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Rounded down, so that what is not enough never looks as if it were. */
function ratio(value: number): string {
  return `${ratioFormat.format(Math.floor(value * 10) / 10)}:1`;
}

/** Words about how well a text reads. */
export const contrastWords = {
  hard: (value: number) => `Contraste ${ratio(value)}, difícil de ler`,
  good: (value: number) => `Contraste ${ratio(value)}, bom para leitura`,
  excellent: (value: number) => `Contraste ${ratio(value)}, ótimo para leitura`,
  titleLimit: (value: number) => `O mínimo para títulos é ${ratio(value)}.`,
  textLimit: (value: number) => `O mínimo para textos é ${ratio(value)}.`,
  unknownPicture: 'Contraste não medido: a imagem de fundo não pôde ser lida.',
  accent: 'Usar cor do texto',
  secondary: 'Usar cor do fundo',
  overlay: (percent: number) => `Intensidade da Cor em ${percent}%`,
  box: 'Pôr uma caixa atrás do texto',
  badge: 'Texto difícil de ler',
} as const;
