import { expect, test } from 'vitest';
import { newDeck } from '../../carousel/new-deck';
import { run, undo, openSession } from '../session';
import { rewriteTexts, fillSlide } from './text';

let ids = 0;
const env = {
  now: () => '2026-01-02T03:04:05.000Z',
  newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
};

const session = openSession(newDeck(env), null);
const [slide] = session.state.deck.slides;
if (slide === undefined) throw new Error('no slide');

test('other words for all texts of a slide are one step of undo, and their looks stay', () => {
  const texts = new Map(slide.elements.map(({ id }, index) => [id, `Texto ${String(index)}`]));
  const after = run(session, rewriteTexts(slide.id, texts), env);
  const elements = after?.state.deck.slides[0]?.elements;
  expect(elements?.map(({ content }) => content)).toEqual(['Texto 0', 'Texto 1', 'Texto 2']);
  expect(elements?.map(({ style }) => style)).toEqual(slide.elements.map(({ style }) => style));
  expect(after && undo(after)?.state.deck).toEqual(session.state.deck);
});

test('words for what is not there, or the same ones, change nothing', () => {
  const [first] = slide.elements;
  const same = new Map([[first?.id ?? '', first?.content ?? '']]);
  expect(run(session, rewriteTexts(slide.id, same), env)).toBeNull();
  expect(run(session, rewriteTexts(slide.id, new Map([['x', 'y']])), env)).toBeNull();
  expect(run(session, rewriteTexts('x', same), env)).toBeNull();
});

test('only a slide with nothing on it is written on', () => {
  const words = [{ type: 'title', content: 'Enfim' }] as const;
  expect(run(session, fillSlide(slide.id, words), env)).toBeNull();
  const { deck } = session.state;
  const bare = { ...deck, slides: [{ ...slide, elements: [] }] };
  const after = run(openSession(bare, null), fillSlide(slide.id, words), env);
  expect(after?.state.deck.slides[0]?.elements).toMatchObject([
    { type: 'title', content: 'Enfim', position: 0, style: { alignment: 'text-left' } },
  ]);
});
