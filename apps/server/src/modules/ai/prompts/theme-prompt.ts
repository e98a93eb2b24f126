import { themeKeys, type ThemeKey } from '@arrasta/palettes';

/** How each theme speaks: its words alone. Source: docs/product/generation.md 30. */
export const themeHints: Readonly<Record<ThemeKey, string>> = {
  minimal: 'simples e direto, só as palavras que faltariam',
  editorial: 'como um ensaio: uma ideia que se desenvolve, com calma e precisão',
  bold: 'no imperativo: frases curtas que começam pelo verbo',
  notebook: 'como quem ensina: do simples ao difícil, com um exemplo de cada coisa',
  frame: 'gentil: acolhe e sugere, nunca manda',
  social: 'falado: frases curtas, como quem conta a um amigo',
  swiss: 'afirmações: cada título sustenta um ponto, sem rodeios',
  glow: 'problema e promessa: o que trava e, em seguida, o que muda',
  retro: 'caloroso e sensorial: cheiros, gostos, gestos, o que se vê e se toca',
  collage: 'como um diário: primeira pessoa, momentos do dia, impressões soltas',
  press: 'como uma notícia: manchete primeiro, depois o que a comprova',
  geo: 'perguntas e pares: isto ou aquilo, antes e depois',
};

/** What the prompt says of the theme that a deck is written for. */
export function themeRule(theme: ThemeKey): string {
  return `Jeito de falar: ${themeHints[theme]}. Isto muda só as palavras: o assunto, a ordem e as outras regras ficam.`;
}

/** What the prompt says where the model chooses the theme. */
export function themeChoiceRule(): string {
  const hints = themeKeys.map((key) => `${key} (${themeHints[key]})`);
  return [
    `theme é o estilo do carrossel. Escolha o que combina com o assunto e com o público, e escreva no jeito de falar dele: ${hints.join('; ')}.`,
    'O jeito de falar muda só as palavras: o assunto, a ordem e as outras regras ficam.',
  ].join(' ');
}
