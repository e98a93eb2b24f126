import { describe, expect, test } from 'vitest';
import { barItemOf, barItemsOf, figureOf, ordinalOf, slotsOf, splitLabel } from './slots';

const element = (type: 'title' | 'subtitle' | 'text' | 'list' | 'image', content: string) => ({
  type,
  content,
});

describe('elements by their slots', () => {
  test('a subtitle before the title is the kicker, the first after it the subtitle', () => {
    const slots = slotsOf([
      element('subtitle', 'Antes'),
      element('title', 'Título'),
      element('subtitle', 'Depois'),
      element('subtitle', 'Mais'),
    ]);
    expect([slots.kicker?.content, slots.title?.content, slots.subtitle?.content]).toEqual([
      'Antes',
      'Título',
      'Depois',
    ]);
  });

  test('without a title there is no kicker', () => {
    const slots = slotsOf([element('subtitle', 'Só'), element('text', 'Texto')]);
    expect([slots.kicker, slots.subtitle?.content]).toEqual([null, 'Só']);
  });

  test('emptied texts and pictures without an address are missing', () => {
    const slots = slotsOf([element('title', ' '), element('image', ''), element('text', 'Oi')]);
    expect([slots.title, slots.images, slots.texts.length]).toEqual([null, [], 1]);
  });
});

test.each([
  ['Café: sem açúcar', 'Café', 'sem açúcar'],
  ['Segunda – descanso', 'Segunda', 'descanso'],
  ['Das 9:30 às 10', null, 'Das 9:30 às 10'],
  ['Guarda-chuva azul', null, 'Guarda-chuva azul'],
  ['Só um rótulo:', null, 'Só um rótulo:'],
  [`${'a'.repeat(35)}: longo`, null, `${'a'.repeat(35)}: longo`],
])('%s has the label %s', (text, label, rest) => {
  expect(splitLabel(text)).toEqual({ label, rest });
});

test.each([
  ['2. Sove a massa', 2, null, 'Sove a massa'],
  ['2) Sove a massa', 2, null, 'Sove a massa'],
  ['Passo 2: Sove a massa', 2, 'Passo', 'Sove a massa'],
  ['Dica 2 - Sove a massa', 2, 'Dica', 'Sove a massa'],
  ['dica 12 – Sove', 12, 'dica', 'Sove'],
])('%s begins with the ordinal %i', (title, number, word, rest) => {
  expect(ordinalOf(title)).toEqual({ number, word, rest });
});

test.each(['5 hábitos que mudam', '2.5 litros por dia', '10:30 da manhã', 'Passo a passo', '3.'])(
  '%s begins with none',
  (title) => {
    expect(ordinalOf(title)).toBeNull();
  },
);

test.each([
  ['40% do seu mês', '40%', true],
  ['Só 40 % disso', '40%', true],
  ['R$ 80 por aula', 'R$ 80', false],
  ['30 anos é muito', '30', false],
  ['Corra 5 km sem parar', '5', false],
  ['1.200 kg de pão', '1.200', false],
  ['Cresça 3x mais', '3x', false],
  ['Em 2,5 horas', '2,5', false],
])('%s has the figure %s', (title, figure, isPercentage) => {
  expect(figureOf(title)).toMatchObject({ figure, isPercentage });
});

test.each(['5 hábitos', 'Em 2026', 'Os 3 erros', 'Sem números', 'B2B e A4'])(
  '%s has none',
  (title) => {
    expect(figureOf(title)).toBeNull();
  },
);

test.each([
  ['Vídeos: 62%', 'Vídeos', '62%', 62],
  ['Aluguel: R$ 1.800', 'Aluguel', 'R$ 1.800', 1800],
  ['Sono: 7,5 h', 'Sono', '7,5 h', 7.5],
])('%s is a bar', (item, label, value, amount) => {
  expect(barItemOf(item)).toMatchObject({ label, value, amount });
});

test.each<[string, readonly string[], number[] | null]>([
  ['of one unit', ['Sol: 7,5 h', 'Lua: 12 H'], [7.5, 12]],
  ['of one currency', ['Sol: R$ 30', 'Lua: R$ 1.800'], [30, 1800]],
  ['of several units', ['Sol: 40%', 'Lua: R$ 30'], null],
  ['of money by the thousand beside others', ['Sol: R$ 30', 'Lua: R$ 12 mil'], null],
  ['beside words', ['Sol: 40%', 'Lua'], null],
])('values %s', (_what, items, amounts) => {
  expect(barItemsOf(items)?.map(({ amount }) => amount) ?? null).toEqual(amounts);
});

test.each(['Vídeos: muitos', '62%', 'Vídeos: 62', 'Ano: 2026'])('%s is none', (item) => {
  expect(barItemOf(item)).toBeNull();
});
