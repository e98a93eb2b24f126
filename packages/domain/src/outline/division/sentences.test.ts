import { expect, test } from 'vitest';
import { joinSentences, sentencesOf } from './sentences';

const contentsOf = (content: string) => sentencesOf({ content }).map((one) => one.content);

test.each([
  ['Uma. Duas! Três? Quatro… Fim', ['Uma.', 'Duas!', 'Três?', 'Quatro…', 'Fim']],
  ['Disse: “Venha.” Eu fui.', ['Disse: “Venha.”', 'Eu fui.']],
  [
    'O Dr. Silva e a Sra. Lima vieram. Ela falou.',
    ['O Dr. Silva e a Sra. Lima vieram.', 'Ela falou.'],
  ],
  ['Custa R$ 1.200,50 por mês. Vale.', ['Custa R$ 1.200,50 por mês.', 'Vale.']],
  ['1. Lave as mãos. 2. Seque.', ['1. Lave as mãos.', '2. Seque.']],
  ['E então... ele riu. J. Souza leu.', ['E então... ele riu.', 'J. Souza leu.']],
  [
    'oi. hoje tem pão, bolo etc. na loja. vem!',
    ['oi.', 'hoje tem pão, bolo etc. na loja.', 'vem!'],
  ],
  ['“Venha!” disse ela. Eu fui.', ['“Venha!” disse ela.', 'Eu fui.']],
  ['Abrimos! 🎉 Venha. ☕️', ['Abrimos! 🎉', 'Venha. ☕️']],
  ['verso um\nverso dois', ['verso um', 'verso dois']],
])('%j has its sentences', (text, sentences) => {
  expect(contentsOf(text)).toEqual(sentences);
});

test('a sentence that no slide holds is parted after its clauses, a word without blanks never', () => {
  const clause = 'uma oração que fala de pão, de água e de sal,';
  const long = `${Array.from({ length: 12 }, () => clause).join(' ')} fim.`;
  const parts = contentsOf(long);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(' ')).toBe(long);
  expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true);
  expect(contentsOf('a'.repeat(900))).toEqual(['a'.repeat(900)]);
});

test('emphasis stays on its words, parted and joined', () => {
  const content = 'Uma frase. Outra com destaque nela.';
  const sentences = sentencesOf({
    content,
    emphasis: [
      [4, 9],
      [21, 29],
    ],
  });
  expect(sentences.map(({ emphasis }) => emphasis)).toEqual([[[4, 9]], [[10, 18]]]);
  expect(joinSentences(sentences)).toEqual({
    content,
    emphasis: [
      [4, 9],
      [21, 29],
    ],
  });
});
