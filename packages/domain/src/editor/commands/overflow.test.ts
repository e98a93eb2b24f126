import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import type { Slide } from '../../slide/slide';
import { shrinkText, splitSlide } from './overflow';

const looks = { coverWithImage: 'cover-frame', isDark: false } as const;
const defaultSizes = { title: 'text-4xl', subtitle: 'text-lg', text: 'text-base' } as const;
const editorWith = (elements: Slide['elements']) => {
  const slide = aSlide({ elements });
  return { id: slide.id, editor: anEditor({ slides: [slide, aSlide()] }) };
};
const half = 'palavra '.repeat(20).trim();
const endless = `${half} ${half}`;
const contents = (slide: Slide) => slide.elements.map(({ content }) => content);

describe('"Ajustar texto"', () => {
  test.each([
    ['title', 'text-5xl', 1, 'text-4xl'],
    ['title', 'text-3xl', 3, 'text-2xl'],
    ['title', undefined, 1, 'text-3xl'],
    ['subtitle', undefined, 2, 'text-sm'],
    ['text', undefined, 1, 'text-sm'],
    ['list', 'text-lg', 2, 'text-sm'],
    ['list', 'text-lg', 3, 'text-sm'],
  ] as const)('%s at %s, %i steps', (type, before, steps, after) => {
    const style = before === undefined ? {} : { fontSize: before };
    const { id, editor } = editorWith([anElement(type, { style })]);
    expect(editor.run(shrinkText(id, steps, defaultSizes))).toBe(true);
    expect(editor.slide(0).elements[0]?.style.fontSize).toBe(after);
  });

  test('declines where nothing can shrink', () => {
    const small = anElement('text', { style: { fontSize: 'text-xs' } });
    const { id, editor } = editorWith([small, anElement('image')]);
    expect(editor.run(shrinkText(id, 1, defaultSizes))).toBe(false);
  });
});

describe('"Dividir em dois slides"', () => {
  test('emphasised words are so in the half that they go to', () => {
    const content = 'Um dois três. Quatro dois seis.';
    const text = anElement('text', {
      content,
      emphasis: [
        [8, 12],
        [21, 25],
      ],
    });
    const { id, editor } = editorWith([text]);
    expect(editor.run(splitSlide(id, 0, looks))).toBe(true);
    const words = [0, 1].map((index) => {
      const [{ content: half, emphasis = [] } = text] = editor.slide(index).elements;
      return emphasis.map(([start, end]) => half.slice(start, end));
    });
    expect(words).toEqual([['três'], ['dois']]);
  });

  test('what does not fit goes on under the same title, with identities of its own', () => {
    const elements = [
      anElement('title', { content: 'Hábitos' }),
      anElement('text', { content: 'A' }),
      anElement('text', { content: 'B' }),
      anElement('image', { content: '/api/pictures/1' }),
    ];
    const { id, editor } = editorWith(elements);
    expect(editor.run(splitSlide(id, 3, looks))).toBe(true);
    expect(editor.deck.slides).toHaveLength(3);
    expect(contents(editor.slide(0))).toEqual(['Hábitos', 'A', 'B']);
    expect(contents(editor.slide(1))).toEqual(['Hábitos', '/api/pictures/1']);
    expect(editor.slide(1).elements.map(({ position }) => position)).toEqual([0, 1]);
    const ids = editor.deck.slides.flatMap((slide) => slide.elements.map((element) => element.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(editor.view.currentIndex).toBe(0);
  });

  test.each([
    ['a list', 'list', 'um\ndois\ntrês', 'um\ndois', 'três'],
    ['a text of lines', 'text', 'Primeira.<br>Segunda.', 'Primeira.', 'Segunda.'],
    ['a text of sentences', 'text', 'Uma frase. Outra frase.', 'Uma frase.', 'Outra frase.'],
    ['one endless sentence', 'text', endless, half, half],
  ] as const)('%s that is too long alone is cut', (_what, type, content, first, second) => {
    const { id, editor } = editorWith([anElement('title'), anElement(type, { content })]);
    expect(editor.run(splitSlide(id, 1, looks))).toBe(true);
    expect(contents(editor.slide(0))[1]).toBe(first);
    expect(contents(editor.slide(1))[1]).toBe(second);
  });

  test.each([
    ['sentences', 'Comece pela luz. Depois vem o café.', 'Comece pela luz.', 'Depois vem o café.'],
    [
      'a colon',
      'Luz da manhã: o hábito dos dez minutos',
      'Luz da manhã:',
      'o hábito dos dez minutos',
    ],
    ['words only', 'Dez hábitos simples que mudam', 'Dez hábitos', 'simples que mudam'],
    ['a clause at its very end', 'Dez hábitos que mudam, sim', 'Dez hábitos', 'que mudam, sim'],
    ['lines', 'Dez hábitos<br>que mudam', 'Dez hábitos', 'que mudam'],
  ])('a title alone is cut: %s', (_what, content, first, second) => {
    const { id, editor } = editorWith([anElement('title', { content })]);
    expect(editor.run(splitSlide(id, 0, looks))).toBe(true);
    expect(contents(editor.slide(0))).toEqual([first]);
    expect(contents(editor.slide(1))).toEqual([second]);
  });

  test('a title and a subtitle alone part', () => {
    const heads = [
      anElement('title', { content: 'Hábitos' }),
      anElement('subtitle', { content: 'Dez deles' }),
    ];
    const { id, editor } = editorWith(heads);
    expect(editor.run(splitSlide(id, 2, looks))).toBe(true);
    expect(contents(editor.slide(0))).toEqual(['Hábitos']);
    expect(contents(editor.slide(1))).toEqual(['Dez deles']);
  });

  test('alt text of one’s own stays with the first', () => {
    const slide = aSlide({
      altText: 'Meu texto',
      elements: [anElement('text'), anElement('list')],
    });
    const editor = anEditor({ slides: [slide] });
    editor.run(splitSlide(slide.id, 1, looks));
    expect(editor.deck.slides.map(({ altText }) => altText)).toEqual(['Meu texto', null]);
  });

  test('keeps background and place in the deck, and undo takes it back', () => {
    const slide = aSlide({
      overlayColor: '#06D6A0',
      elements: [anElement('text'), anElement('list')],
    });
    const editor = anEditor({ slides: [slide, aSlide({ title: 'depois' })] });
    const before = editor.deck;
    editor.run(splitSlide(slide.id, 1, looks));
    expect(editor.slide(1)).toMatchObject({ overlayColor: '#06D6A0', position: 1 });
    expect(editor.slide(2)).toMatchObject({ title: 'depois', position: 2 });
    editor.undo();
    expect(editor.deck).toEqual(before);
  });

  test('the halves of a composed slide have the layouts of what is on them', () => {
    const elements = [
      anElement('title', { content: 'Cinco hábitos para a semana' }),
      anElement('text', { content: 'Um deles já muda o dia.' }),
      anElement('list', { content: 'Luz\nÁgua\nPausa' }),
    ];
    const composed = aSlide({ elements, layout: 'statement' });
    const editor = anEditor({ slides: [aSlide(), composed, aSlide()] });
    editor.run(splitSlide(composed.id, 2, looks));
    expect(editor.deck.slides.map(({ layout }) => layout)).toEqual([
      'centered',
      'statement',
      'checklist',
      'centered',
    ]);
    const pinned = anEditor({ slides: [{ ...composed, layoutPinned: true }] });
    pinned.run(splitSlide(composed.id, 2, looks));
    expect(pinned.deck.slides.map(({ layout }) => layout)).toEqual(['statement', 'statement']);
  });

  test.each([
    ['an empty slide', []],
    ['a title of one word', [anElement('title', { content: 'Luz' })]],
    ['one short sentence', [anElement('text', { content: 'Só isto' })]],
    ['one picture', [anElement('title'), anElement('image')]],
  ])('declines %s', (_what, elements) => {
    const { id, editor } = editorWith(elements);
    expect(editor.run(splitSlide(id, 1, looks))).toBe(false);
  });

  test('declines at 100 slides', () => {
    const slide = aSlide({ elements: [anElement('text'), anElement('list')] });
    const slides = [slide, ...Array.from({ length: 99 }, () => aSlide())];
    expect(anEditor({ slides }).run(splitSlide(slide.id, 1, looks))).toBe(false);
  });
});
