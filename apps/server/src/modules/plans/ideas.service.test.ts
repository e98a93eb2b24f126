import { expect, test } from 'vitest';
import { writtenIdeas } from '../../../testing/written-ideas';
import { writtenIdeasSchema } from './ideas.service';

const { ideas } = writtenIdeas();
const [first, ...others] = ideas;
const read = (value: object) => writtenIdeasSchema.parse(value);

test('five ideas are read, their slides numbered from 1', () => {
  expect(read({ ideas })).toMatchObject(ideas);
  expect(read({ ideas })[0]?.slides.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('a sixth idea and a ninth slide are left out', () => {
  const long = { ...first, slides: Array.from({ length: 9 }, () => first?.slides[0]) };
  expect(read({ ideas: [long, ...ideas] })).toHaveLength(5);
  expect(read({ ideas: [long, ...others] })[0]?.slides).toHaveLength(8);
});

test('tags, Markdown and links are none of what it says', () => {
  const marked = { title: '<b>Luz</b> **de** janela', content: '[De manhã](https://a.com), cedo' };
  const idea = { ...first, ...marked, slides: first?.slides.map(() => marked) };
  const plain = { title: 'Luz de janela', content: 'De manhã, cedo' };
  const [written] = read({ ideas: [idea, ...others] });
  expect(written).toMatchObject(plain);
  expect(written?.slides[0]).toEqual({ number: 1, ...plain });
});

test('what is longer than may be kept ends with a whole word', () => {
  const long = { ...first, title: 'palavra '.repeat(40) };
  const title = read({ ideas: [long, ...others] })[0]?.title;
  expect(title).toMatch(/ palavra…$/);
  expect(title?.length).toBeLessThanOrEqual(200);
});

test.each([
  ['too few ideas', { ideas: others }, 'faltam ideias: são cinco'],
  [
    'too few slides',
    { ideas: [{ ...first, slides: [] }, ...others] },
    'faltam slides: são de 5 a 8',
  ],
  ['an empty text', { ideas: [{ ...first, title: ' ' }, ...others] }, 'vazio'],
])('%s are told to be wrong', (_what, answer, message) => {
  const { error } = writtenIdeasSchema.safeParse(answer);
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
