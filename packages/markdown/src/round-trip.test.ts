import {
  alignments,
  deckSchema,
  elementTypes,
  fontSizes,
  isTextual,
  openDeck,
  withEmphasis,
  type Deck,
} from '@arrasta/domain';
import { aCarousel, aDeck, anElement, aSlide, testEnv, propertyRuns } from '@arrasta/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckToMarkdown } from './deck-to-markdown';
import { markdownToDeck } from './from-markdown';

const base = aDeck({ carousel: aCarousel({ title: 'Outro', theme: 'bold', brandName: 'Outra' }) });

function thereAndBack(deck: Deck): Deck {
  return markdownToDeck(deckToMarkdown(deck), base, testEnv()).deck;
}

/** A deck without its identities and times. */
function bare({ carousel, slides }: Deck) {
  const { id: _id, createdAt: _created, updatedAt: _updated, ...fields } = carousel;
  return {
    fields,
    slides: slides.map(({ id: _, createdAt: _c, updatedAt: _u, elements, ...slide }) => ({
      ...slide,
      elements: elements.map(({ id: _e, ...element }) => element),
    })),
  };
}

const signs = fc.constantFrom(
  '# a',
  '## b',
  '- c',
  '1. d',
  '---',
  '***',
  '> e',
  '`f`',
  '~~~',
  '```',
  '<br>',
  '<b>x</b>',
  '<!-- y -->',
  '-->',
  '<!-- arrasta: {"slide":{}} -->',
  '[l](https://a.b)',
  '![](https://a.b/c.png)',
  '*m*',
  '_n_',
  '**',
  '&amp;',
  '&#35;',
  '| a | b |',
  '|---|---|',
  '\\',
  '\n',
  '\n\n',
  '\r\n',
  '    código',
  '\t',
  '[x] y',
  '[^1]',
  '===',
  '👩‍👩‍👧',
  'مرحبا',
  '\u{0}',
  '\u{2028}',
  '\v',
  '\u{FEFF}',
  '@uma_marca',
  'a_b_c',
  'Olá, mundo.',
  ' ',
  '  ',
  '#',
);
const words = fc.oneof(
  fc.constantFrom('Olá', 'Três ideias para hoje', 'Uma frase. Outra frase, bem mais comprida.'),
  fc
    .array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.array(signs, { maxLength: 5 }).map((parts) => parts.join('\n')),
);
const image = fc.constantFrom(
  '',
  ' ',
  'https://example.org/a.png',
  'https://example.org/a(1).png?x=1&copy=2&y=_z_',
  '/api/pictures/1',
  'data:image/png;base64,AAAA',
  '[IMAGEM: https://example.org/b.png]',
  'https://example.org/<x>',
);
const style = fc.record(
  {
    fontSize: fc.constantFrom(...fontSizes),
    alignment: fc.constantFrom(...alignments),
    color: fc.constantFrom('#FF0000', 'rgba(0, 0, 0, 0.5)'),
    listType: fc.constantFrom('numbered' as const, 'icon' as const),
  },
  { requiredKeys: [] },
);
const place = fc.nat(30);
const emphasis = fc.array(fc.tuple(place, place), { maxLength: 3 });
const element = fc
  .tuple(fc.constantFrom(...elementTypes), words, image, fc.option(style), emphasis)
  .map(([type, text, imageUrl, own, ranges]) => {
    const made = anElement(type);
    const content = type === 'image' ? imageUrl : text;
    const whole = { ...made, content, style: own ?? made.style };
    return withEmphasis(whole, isTextual(type) ? ranges : []);
  });
const slide = fc
  .record({
    elements: fc.array(element, { maxLength: 8 }),
    type: fc.constantFrom('intro' as const, 'content' as const),
    textColor: fc.constantFrom('#000000', '#111827'),
    title: fc.option(words),
    altText: fc.constantFrom(null, 'Uma foto -- de "gato" -->'),
  })
  .map((fields) => aSlide(fields));
const deck = fc
  .record({
    slides: fc.array(slide, { maxLength: 5 }),
    title: words.map((text) => text.slice(0, 200)),
    description: fc.option(words),
    socialCaption: fc.option(words),
    theme: fc.constantFrom('minimal', 'bold'),
  })
  .map(({ slides, ...fields }) => aDeck({ carousel: aCarousel(fields), slides }));

describe('a carousel written as Markdown and read again', () => {
  it('is the same carousel', () => {
    fc.assert(
      fc.property(deck, (one) => {
        expect(bare(thereAndBack(one))).toEqual(bare(openDeck(one)));
      }),
      propertyRuns(200),
    );
  }, 60_000);
});

describe('a list whose emphasis ends within a tag that breaks lines', () => {
  it('is one list, and no rule between two slides', () => {
    const list = withEmphasis(anElement('list', { content: '# a\n<br>' }), [[0, 7]]);
    const one = aDeck({ slides: [aSlide({ elements: [anElement('list'), list] })] });
    expect(bare(thereAndBack(one)).slides).toEqual(bare(openDeck(one)).slides);
  });
});

describe('an emphasised item without a letter that Markdown has', () => {
  it('stays one list with the item before it', () => {
    const list = withEmphasis(anElement('list', { content: '# a\n\u0000' }), [[1, 5]]);
    const one = aDeck({ slides: [aSlide({ elements: [anElement('list'), list] })] });
    expect(bare(thereAndBack(one)).slides).toEqual(bare(openDeck(one)).slides);
  });
});

describe('a name in which a line ends in an older way', () => {
  it('is the same name, and nothing below it', () => {
    const [title, description] = ['# a\r**', null];
    const { carousel } = thereAndBack(aDeck({ carousel: aCarousel({ title, description }) }));
    expect(carousel).toMatchObject({ title, description });
  });
});

describe('any text at all', () => {
  const lines = fc
    .array(fc.oneof(signs, words, fc.string({ unit: 'binary' })), { maxLength: 30 })
    .map((parts) => parts.join('\n'));

  it('makes a carousel that may be stored', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const { deck: made } = markdownToDeck(text, base, testEnv());
        expect(deckSchema.parse(made)).toEqual(made);
      }),
      propertyRuns(300),
    );
  }, 60_000);

  it('reads the same however its lines end', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const plain = text.replaceAll('\r', '');
        const read = (one: string) => bare(markdownToDeck(one, base, testEnv()).deck);
        expect(read(`\u{FEFF}${plain.replaceAll('\n', '\r\n')}`)).toEqual(read(plain));
      }),
      propertyRuns(50),
    );
  }, 60_000);
});
