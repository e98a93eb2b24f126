import { expect, test } from 'vitest';
import { parseCaption } from './caption.service';

test.each([
  ['as it is', 'Três luzes.\n\n#luz', 'Três luzes.\n\n#luz'],
  ['out of a fence', '```text\nTrês luzes.\n```', 'Três luzes.'],
  ['out of quotation marks', '“Três luzes.”', 'Três luzes.'],
  ['with quotation marks inside it', '"Luz" e "sombra" juntas', '"Luz" e "sombra" juntas'],
  ['without marks of emphasis', 'Três **luzes** de manhã', 'Três luzes de manhã'],
  ['without tags', '<p>Três luzes.<br>De manhã &lt;3</p>', 'Três luzes.\nDe manhã &lt;3'],
  [
    'with tags of its own kind',
    '# Luz\n\nSiga @ana__luz__x\n#luz',
    'Luz\n\nSiga @ana__luz__x\n#luz',
  ],
  [
    'with the address it names',
    'Veja [o site](https://a.com) www.ana.com',
    'Veja o site www.ana.com',
  ],
  ['empty where there is nothing', ' \n ', ''],
])('a caption is taken %s', (_how, answer, caption) => {
  expect(parseCaption(answer)).toBe(caption);
});

test('a long one ends with a whole sentence within 2,200 characters', () => {
  const caption = parseCaption('Uma frase de luz. '.repeat(200));
  expect(caption.length).toBeLessThanOrEqual(2200);
  expect(caption.length).toBeGreaterThan(2000);
  expect(caption).toMatch(/luz\.$/);
});

test('without sentences it ends with a whole word', () => {
  expect(parseCaption('palavra '.repeat(400))).toMatch(/ palavra…$/);
});
