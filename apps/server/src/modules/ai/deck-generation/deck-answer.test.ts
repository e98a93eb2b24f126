import { describe, expect, test } from 'vitest';
import { deckReader, type DeckPart } from './deck-answer';

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
