import { aCarousel, aDeck, anElement, aSlide, testEnv } from '@arrasta/testkit';
import { describe, expect, it } from 'vitest';
import { deckToMarkdown } from './deck-to-markdown';
import { markdownToDeck } from './from-markdown';

const carousel = aCarousel({ title: 'Sono', description: 'Para dormir', theme: 'bold' });
const base = aDeck({ carousel: aCarousel({ brandName: 'Ana', primaryColor: '#FF0000' }) });
const read = (markdown: string) => markdownToDeck(markdown, base, testEnv()).deck;

const written = deckToMarkdown(
  aDeck({
    carousel: { ...carousel, socialCaption: 'Durma bem.\n\n#sono' },
    slides: [
      aSlide({
        elements: [
          anElement('title', { content: 'Apague a luz' }),
          anElement('list', { content: 'Tela\nAbajur' }),
          anElement('icon', { content: 'moon' }),
        ],
      }),
    ],
  }),
);

describe('a carousel as Markdown', () => {
  it('reads as a text, but for comments', () => {
    const seen = written.replace(/<!--.*-->\n\n?/gu, '').replace(/\n+/gu, '\n');
    expect(seen).toBe(
      '# Sono\nPara dormir\n## Apague a luz\n- Tela\n- Abajur\n## Legenda\nDurma bem.\n#sono\n',
    );
  });

  it('that somebody changed says what it says now, and looks as before', () => {
    const deck = read(
      written.replace('Apague a luz', 'Acenda a lua').replace('# Sono', '# Insônia'),
    );
    expect(deck.carousel).toMatchObject({ title: 'Insônia', theme: 'bold' });
    expect(deck.slides[0]?.elements.map(({ content }) => content)).toEqual([
      'Acenda a lua',
      'Tela\nAbajur',
      'moon',
    ]);
  });

  it('of a slide made from its words needs no note for it', () => {
    const deck = read('## Um\n\nDois\n');
    const notes = deckToMarkdown(deck).match(/<!--/gu);
    expect(notes).toHaveLength(1);
  });
});

describe('a Markdown that was no carousel', () => {
  it('takes looks and brand of the base', () => {
    const deck = read('## Um\n\n- a\n- b');
    expect(deck.carousel).toMatchObject({ title: 'Um', brandName: 'Ana', socialCaption: null });
    expect(deck.slides[0]?.elements[1]?.style.backgroundColor).toBe('rgba(255, 0, 0, 0.1)');
  });

  it.each([
    '<!-- arrasta: {"slide":{"backgroundColor":"url(x)"}} -->',
    '<!-- arrasta: {"element":{"type":"image","content":"javascript:x","style":{}}} -->',
    '<!-- arrasta: {"above":{"style":{"fontSize":"999px"}}} -->',
    '<!-- arrasta: {"slide":{"id":"1"}} -->',
    '<!-- arrasta: {"slide": -->',
  ])('is not believed what does not fit: %s', (note) => {
    const plain = read('## Um\n\nDois').slides.map(({ elements }) => elements.length);
    const deck = read(`## Um\n\nDois\n\n${note}`);
    expect(deck.slides.map(({ elements }) => elements.length)).toEqual(plain);
    expect(JSON.stringify(deck)).not.toMatch(/url\(x\)|javascript|999px/u);
  });
});
