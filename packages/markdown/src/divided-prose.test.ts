import { fitsAtReadableSize, type OutlineSlide } from '@arrasta/domain';
import { propertyRuns } from '@arrasta/testkit';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { markdownToOutline } from './from-markdown';

const slidesOf = (text: string) => markdownToOutline(text).outline.slides;
const wordsOf = ({ elements }: OutlineSlide) => elements.map(({ content }) => content).join(' ');
const sentence = (name: string, length = 120) =>
  `${name}${' palavra'.repeat(Math.ceil((length - name.length) / 8))}.`;

describe('long running text without headings', () => {
  test('is a cover of its first sentence, and slides of a few sentences', () => {
    const text = ['Pão é tempo.', ...'ABCDEF'.split('').map((name) => sentence(name))].join(' ');
    const slides = slidesOf(text);
    expect(slides[0]?.elements).toEqual([{ type: 'title', content: 'Pão é tempo.' }]);
    expect(slides.length).toBeGreaterThan(3);
    expect(markdownToOutline(text).outline.title).toBe('Pão é tempo.');
  });

  test.each([
    ['a short text', 'Pão é tempo. Água é força.', [['text']]],
    ['a text with a heading', `# Pão\n\n${sentence('A', 400)}`, [['title', 'text']]],
    [
      'a text with a rule',
      `${sentence('A', 200)}\n\n---\n\n${sentence('B', 200)}`,
      [['text'], ['text']],
    ],
    ['a list', `- ${sentence('A', 140)}\n- ${sentence('B', 140)}`, [['list']]],
  ])('and no other: %s stays as it is written', (_name, text, types) => {
    expect(slidesOf(text).map(({ elements }) => elements.map(({ type }) => type))).toEqual(types);
  });

  const sentences = fc.array(
    fc.record({
      length: fc.integer({ min: 12, max: 240 }),
      between: fc.constantFrom(' ', '\n', '\n\n'),
    }),
    { minLength: 6, maxLength: 60 },
  );

  it('has every sentence once and in order, on slides that have room for it', () => {
    fc.assert(
      fc.property(sentences, (parts) => {
        const written = parts.map(({ length }, index) => sentence(`N${String(index)}`, length));
        // What fits on one slide is not divided.
        fc.pre(written.join(' ').length > 300);
        const text = written.map((one, index) => one + (parts[index]?.between ?? '')).join('');
        const slides = slidesOf(text);
        expect(slides.map(wordsOf).join(' ').split(/\s+/u)).toEqual(written.join(' ').split(' '));
        expect(slides.every(fitsAtReadableSize)).toBe(true);
        expect(slides.map(({ type }) => type === 'intro')).toEqual(
          slides.map((_, index) => index === 0),
        );
      }),
      propertyRuns(200),
    );
  });
});
