import { describe, expect, test } from 'vitest';
import { check } from './checker';
import { deckReading, edited, newDeck, retitled, withoutSlide } from './deck-content';
import type { DeckContent } from './deck-content';
import { newThing, type Stored, type Thing } from './ledger';

type Deck = Thing<DeckContent>;

const promised = newDeck('a');
const next = edited(promised);

function acknowledged(content: DeckContent | null, mark = 'a'): Deck {
  return { ...newThing<DeckContent>(mark), id: 'id', acknowledged: content };
}

const underWay = (thing: Deck, result: DeckContent | null): Deck => ({
  ...thing,
  underWay: { kind: 'save', result: () => result },
});

const stored = (content: DeckContent, mark = 'a'): Stored<DeckContent> => {
  return { mark, id: 'id', content };
};

const faultsOf = (thing: Deck, ...there: readonly Stored<DeckContent>[]) =>
  check([thing], there, deckReading).map(({ fault }) => fault);

describe('what is there after a kill', () => {
  test('is in order where it is what was acknowledged last', () => {
    expect(faultsOf(acknowledged(promised), stored(structuredClone(promised)))).toEqual([]);
    expect(faultsOf(acknowledged(null))).toEqual([]);
  });

  test('is in order where the call under way was done, or not', () => {
    const saving = underWay(acknowledged(promised), next);
    expect(faultsOf(saving, stored(promised))).toEqual([]);
    expect(faultsOf(saving, stored(next))).toEqual([]);
    const creating = underWay(acknowledged(null), promised);
    expect(faultsOf(creating)).toEqual([]);
    expect(faultsOf(creating, stored(promised))).toEqual([]);
    const deleting = underWay(acknowledged(promised), null);
    expect(faultsOf(deleting)).toEqual([]);
    expect(faultsOf(deleting, stored(promised))).toEqual([]);
  });
});

describe('a loss is seen', () => {
  test('where an acknowledged carousel is gone, or at its state before', () => {
    expect(faultsOf(acknowledged(promised))).toEqual(['lost']);
    expect(faultsOf(acknowledged(next), stored(promised))).toEqual(['lost']);
    expect(faultsOf(underWay(acknowledged(next), edited(next)), stored(promised))).toEqual([
      'lost',
    ]);
  });

  test('where the version is right and the content is another', () => {
    const [first, ...others] = promised.slides;
    const slides = first ? [{ ...first, title: 'Outra' }, ...others] : [];
    expect(faultsOf(acknowledged(promised), stored({ ...promised, slides }))).toEqual(['lost']);
  });

  test('where a slide is gone', () => {
    const slides = promised.slides.slice(1);
    expect(faultsOf(acknowledged(promised), stored({ ...promised, slides }))).toEqual(['lost']);
  });

  test('where something that was deleted is back', () => {
    expect(faultsOf(acknowledged(null), stored(promised))).toEqual(['lost']);
  });
});

describe('half of a call is seen', () => {
  test('where a created carousel lacks a slide', () => {
    const half = { ...promised, slides: promised.slides.slice(0, -1) };
    expect(faultsOf(underWay(acknowledged(null), promised), stored(half))).toEqual(['half made']);
  });

  test('where a save changed the carousel and not its slides', () => {
    const both = { ...retitled(promised), slides: next.slides };
    const half = { ...promised, version: both.version, carousel: both.carousel };
    const expected = { ...both, slides: [...promised.slides, ...both.slides] };
    expect(faultsOf(underWay(acknowledged(promised), expected), stored(half))).toEqual([
      'half made',
    ]);
  });

  test('where something is there twice, or nobody made it', () => {
    expect(faultsOf(acknowledged(promised), stored(promised), stored(promised))).toEqual([
      'half made',
    ]);
    expect(faultsOf(acknowledged(promised), stored(promised), stored(promised, 'b'))).toEqual([
      'half made',
    ]);
  });
});

describe('a gap is seen', () => {
  test('where a version was left out', () => {
    const far = { ...next, version: next.version + 1 };
    expect(faultsOf(underWay(acknowledged(promised), next), stored(far))).toEqual(['gap']);
    expect(faultsOf(acknowledged(promised), stored(next))).toEqual(['gap']);
  });

  test('between positions, unless a slide was deleted there', () => {
    const slides = promised.slides.map((slide) => ({ ...slide, position: slide.position * 2 }));
    expect(faultsOf(acknowledged(promised), stored({ ...promised, slides }))).toEqual(['gap']);
    const shorter = withoutSlide(promised, promised.slides[0]?.id ?? '');
    expect(faultsOf(acknowledged(shorter), stored(shorter))).toEqual([]);
  });
});

test('a fault is told with all that is known of it', () => {
  const thing = { ...acknowledged(promised), history: ['create: done'] };
  const [finding] = check([thing], [], deckReading);
  for (const known of ['"a"', 'create: done', promised.carousel.title]) {
    expect(finding?.detail).toContain(known);
  }
});
