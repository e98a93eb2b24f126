import { anElement, aSlide, propertyRuns } from '@arrasta/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Element } from '../element/element';
import { slideDefaults } from './create-slide';
import { altTextOf, describeSlide, slideTexts } from './slide-text';

describe('a slide in words', () => {
  const describedAs = (...elements: Element[]) => describeSlide(aSlide({ elements }));
  const ofText = (content: string) => describedAs(anElement('text', { content }));

  test('tells what is written, from top to bottom, and where a picture is', () => {
    const description = describedAs(
      anElement('subtitle', { content: 'Rotina' }),
      anElement('title', { content: '5 hábitos que mudam sua manhã' }),
      anElement('image'),
      anElement('text', { content: 'Comece <BR/>por um.' }),
      anElement('list', { content: 'Beber água\n\n Caminhar <br> Anotar tarefas' }),
    );
    expect(description).toBe(
      'Rotina. 5 hábitos que mudam sua manhã. Imagem. Comece por um. Beber água; Caminhar; Anotar tarefas.',
    );
  });

  test.each(['Pronto?', 'Vamos!', 'Aos poucos…', 'Disse: “Agora.”', 'Leve:'])(
    '%s ends as it was written',
    (content) => {
      expect(ofText(content)).toBe(content);
    },
  );

  test('a picture of the product is described by what it shows', () => {
    const vase = anElement('image', { content: '/stock/vaso.webp' });
    expect(describedAs(vase)).toBe('Vaso branco com ramos secos diante de um arco.');
  });

  test('what only adorns is not told, nor what is blank', () => {
    const adornments = (['icon', 'shape', 'divider'] as const).map((type) => anElement(type));
    expect(describedAs(...adornments, anElement('title', { content: ' <br> ' }))).toBe('');
  });

  test('a slide from before there were elements is told by its texts', () => {
    const content = 'Um texto.[IMAGEM: https://example.com/a.png]';
    const former = aSlide({ title: 'Oi', subtitle: null, content });
    expect(describeSlide(former)).toBe('Oi. Um texto. Imagem.');
  });

  test('a background picture is told where there is nothing else', () => {
    const slide = aSlide({ backgroundImageUrl: 'https://example.com/a.png' });
    expect(describeSlide(slide)).toBe('Imagem.');
    expect(describeSlide({ ...slide, title: 'Oi' })).toBe('Oi.');
  });

  test('what is too long ends after a whole word', () => {
    const description = ofText('palavra, '.repeat(200));
    expect(description.length).toBeLessThanOrEqual(1000);
    expect(description.length).toBeGreaterThan(980);
    expect(description).toMatch(/palavra…$/);
    expect(ofText(`${'a'.repeat(999)}.`)).toBe(`${'a'.repeat(999)}.`);
  });

  test('is one line of whole characters, as long as is allowed, whatever is written', () => {
    const writing = fc.string({ unit: 'grapheme', maxLength: 1600 });
    const property = fc.property(writing, fc.nat(3), (text, spaces) => {
      const description = ofText(`${text}${' '.repeat(spaces)}${'😀'.repeat(500)}`);
      expect(description.length).toBeLessThanOrEqual(1000);
      expect(description).not.toMatch(/[\r\n]/);
      expect(description.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '')).not.toMatch(
        /[\uD800-\uDFFF]/,
      );
    });
    fc.assert(property, propertyRuns());
  });

  test('a person’s own alt text is what counts', () => {
    const elements = [anElement('title', { content: 'Oi' })];
    expect(altTextOf(aSlide({ elements }))).toBe('Oi.');
    expect(altTextOf(aSlide({ elements, altText: 'Meu texto' }))).toBe('Meu texto');
  });
});

describe('what is written on a slide', () => {
  const element = (
    type: 'title' | 'list' | 'image' | 'icon',
    content: string,
    position: number,
  ) => ({
    id: `00000000-0000-4000-8000-00000000000${String(position)}`,
    type,
    content,
    position,
    style: {},
  });

  test('the texts of the elements, from top to bottom, and nothing of what is no text', () => {
    const elements = [
      element('title', ' Luz natural ', 0),
      element('image', 'https://fotos.example/a.png', 1),
      element('list', 'Janela<br>Manhã\n\n', 2),
      element('icon', 'star', 3),
    ];
    expect(slideTexts({ ...slideDefaults, title: 'Antigo', elements })).toEqual([
      'Luz natural',
      'Janela\nManhã',
    ]);
  });

  test('of a slide from before there were elements, its three texts without pictures', () => {
    const content = '[IMAGEM: https://fotos.example/a.png] Comece pela janela';
    expect(slideTexts({ ...slideDefaults, title: 'Luz', content })).toEqual([
      'Luz',
      'Comece pela janela',
    ]);
  });

  test('nothing of an empty slide', () => {
    expect(slideTexts(slideDefaults)).toEqual([]);
  });
});
