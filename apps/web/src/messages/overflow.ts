const counts = ['', 'Uma linha ficou', 'Duas linhas ficaram', 'Três linhas ficaram'];

function linesLeftOut(lines: number): string {
  return counts[lines] ?? `${lines} linhas ficaram`;
}

/** Words for a slide that holds more than it shows. */
export const overflowWords = {
  textBadge: 'Texto não cabe',
  contentBadge: 'Conteúdo não cabe',
  textTitle: 'O texto passa da área segura',
  contentTitle: 'O conteúdo passa da área segura',
  lines: (lines: number, slide: number) => `${linesLeftOut(lines)} de fora no Slide ${slide}.`,
  elements: (slide: number) => `Um elemento do Slide ${slide} não aparece por inteiro.`,
  shrink: 'Ajustar texto',
  split: 'Dividir em dois slides',
  tooMuch: 'Nem no menor tamanho o texto cabe. Divida o slide ou encurte um texto.',
  tooMuchContent: 'Divida o slide, diminua uma imagem ou retire um elemento.',
  noWayOut: 'Encurte um texto, diminua uma imagem ou retire um elemento.',
  shrunk: {
    title: 'Texto ajustado',
    description: (slide: number) => `Agora tudo cabe no Slide ${slide}.`,
  },
  divided: {
    title: 'Slide dividido em dois',
    description: (next: number) => `A continuação está no Slide ${next}.`,
    stillTooMuch: (slide: number) =>
      `O Slide ${slide} ainda não cabe: ajuste o texto ou divida outra vez.`,
  },
} as const;
