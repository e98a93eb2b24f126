import { describe, expect, test } from 'vitest';
import { toOutline, answerSlideSchema } from './deck-answer';
import { deckReader, type DeckPart } from './deck-format';

const deck = {
  title: 'Luz',
  description: 'De janela',
  slides: [{ type: 'intro', elements: [{ type: 'title', content: 'Um {dois} "três"' }] }, { b: 2 }],
};
const whole: DeckPart[] = [
  { kind: 'title', text: 'Luz' },
  { kind: 'description', text: 'De janela' },
  { kind: 'slide', index: 0, raw: deck.slides[0] },
  { kind: 'slide', index: 1, raw: deck.slides[1] },
];

const letters = (text: string) => text.match(/[\s\S]/gu) ?? [];

function readAll(pieces: readonly string[]) {
  const reader = deckReader();
  const parts = pieces.flatMap((piece) => reader.read(piece));
  return { parts, isWhole: reader.isWhole() };
}

describe('a deck in JSON', () => {
  const json = JSON.stringify(deck);

  test('is read letter by letter as well as at once', () => {
    expect(readAll([json])).toEqual({ parts: whole, isWhole: true });
    expect(readAll(letters(json))).toEqual({ parts: whole, isWhole: true });
  });

  test('gives each slide as soon as its last brace is there', () => {
    const reader = deckReader();
    const end = json.indexOf('}]}') + 3;
    reader.read(json.slice(0, end - 1));
    expect(reader.read(json.slice(end - 1, end))).toEqual([whole[2]]);
    expect(reader.isWhole()).toBe(false);
  });

  test.each([
    ['a fence', '```json\n', '\n```'],
    ['a sentence', 'Claro! Aqui está:\n', '\nEspero que ajude. {fim}'],
    ['thoughts with braces', '<think>Talvez {"title": "x"}?\n</think>\n\n', ''],
  ])('is found in %s', (_, before, after) => {
    expect(readAll([...letters(before), json, ...letters(after)])).toEqual({
      parts: whole,
      isWhole: true,
    });
  });

  test('that breaks off or goes wrong is read as far as it goes', () => {
    expect(readAll([json.slice(0, -4)])).toEqual({ parts: whole.slice(0, 3), isWhole: false });
    expect(readAll([json.replace('{"b"', '{b'), 'rest'])).toEqual({
      parts: whole.slice(0, 3),
      isWhole: false,
    });
  });

  test('that is none gives nothing', () => {
    for (const text of ['', 'Não posso ajudar.', '[1, 2]', '<think>hm']) {
      expect(readAll([text])).toEqual({ parts: [], isWhole: false });
    }
  });
});

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
      { type: 'title', content: 'Luz boa de manhã', emphasis: [[0, 3]] },
      { type: 'text', content: 'Veja o guia em já.\n1 < 2 e 3 > 2' },
      { type: 'list', content: 'Um\nDois\nTrês\n4 xícaras' },
    ]);
  });

  test('has its emphasised words, but for whole titles and labels', () => {
    const raw = slide(
      ['title', '**Luz boa**'],
      ['text', 'Abra a **janela** e __espere__'],
      ['list', ['**Manhã:** a **melhor** luz', '**Tarde**: luz dura', 'Noite: nenhuma **luz']],
    );
    const words = outline(raw).elements.map(({ content, emphasis = [] }) => [
      content.split('\n')[0],
      ...emphasis.map(([start, end]) => content.slice(start, end)),
    ]);
    expect(words).toEqual([
      ['Luz boa'],
      ['Abra a janela e espere', 'janela', 'espere'],
      ['Manhã: a melhor luz', 'melhor'],
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
