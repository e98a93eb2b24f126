import { describe, expect, test } from 'vitest';
import { toOutline, answerSlideSchema } from './deck-format';

const outline = (raw: unknown, index = 1) => toOutline(answerSlideSchema.parse(raw), index);
const slide = (...elements: readonly (readonly [string, unknown])[]) => ({
  type: 'content',
  elements: elements.map(([type, content]) => ({ type, content })),
});

describe('what a model wrote for a slide', () => {
  test('is the cover where it is the first, whatever the model calls it', () => {
    expect(outline(slide(['title', 'Luz']), 0).type).toBe('intro');
    expect(outline({ ...slide(['title', 'Luz']), type: 'intro' }, 3).type).toBe('content');
  });

  test('is bare words: no tags, Markdown, addresses or marks of lists', () => {
    const raw = slide(
      ['title', '## **Luz** <b>boa</b>\nde manhã'],
      [
        'text',
        'Veja [o guia](https://exemplo.com/a_(b)) em https://exemplo.com já.<br>1 < 2 e 3 > 2',
      ],
      ['list', ['- Um', '* Dois', '3. Três', '4 xícaras']],
    );
    expect(outline(raw).elements).toEqual([
      { type: 'title', content: 'Luz boa de manhã' },
      { type: 'text', content: 'Veja o guia em já.\n1 < 2 e 3 > 2' },
      { type: 'list', content: 'Um\nDois\nTrês\n4 xícaras' },
    ]);
  });

  test('has its pictures taken out of the texts that name them', () => {
    const raw = slide(['title', 'Luz'], ['text', 'Assim: [IMAGEM: https://e.org/a.jpg] é bom']);
    expect(outline(raw).elements).toEqual([
      { type: 'title', content: 'Luz' },
      { type: 'image', content: 'https://e.org/a.jpg' },
      { type: 'text', content: 'Assim: é bom' },
    ]);
  });

  test('may come in the older form', () => {
    const raw = {
      title: 'Luz',
      subtitle: '',
      content: 'De manhã',
      imageUrl: 'https://e.org/a.jpg',
    };
    expect(outline(raw).elements.map(({ type }) => type)).toEqual(['title', 'text', 'image']);
  });

  test('is kept in measures', () => {
    const word = 'palavra ';
    const raw = slide(
      ['title', word.repeat(100)],
      ['text', word.repeat(500)],
      ['list', Array.from({ length: 30 }, () => word.repeat(40))],
      ['image', 'a'],
      ['image', 'b'],
      ['citação', 'Fica como texto'],
      ['text', 'Demais'],
    );
    const { elements } = outline(raw);
    expect(elements.map(({ type }) => type)).toEqual(['title', 'text', 'list', 'image', 'text']);
    const [title, text, list] = elements.map(({ content }) => content);
    expect(title?.length).toBeLessThanOrEqual(90);
    expect(text?.length).toBeLessThanOrEqual(420);
    expect(list?.split('\n')).toHaveLength(7);
    expect(text).toMatch(/palavra…$/);
  });

  test.each([
    ['no object', 'Olá'],
    ['no element', { type: 'content', elements: [] }],
    ['a picture alone', slide(['image', 'sea'])],
    ['contents that are no texts', slide(['title', 7], ['text', null])],
  ])('is refused with %s', (_, raw) => {
    expect(answerSlideSchema.safeParse(raw).success).toBe(false);
  });
});
