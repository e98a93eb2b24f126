import { openSession, undo } from '@arrasta/domain';
import { aCarousel, aDeck } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { newSessionOver } from '../../editor/persistence/open-deck';
import { withBrandLine } from './open-template';

const ofTemplate = aDeck({ carousel: aCarousel({ id: 'of-template', title: 'Receita da casa' }) });

test('a template is opened unsaved, and one step of undo brings back what was open', () => {
  const open = aDeck({ carousel: aCarousel({ id: 'open', title: 'Meu carrossel' }) });
  const session = newSessionOver(ofTemplate, openSession(open, null));
  expect(session.stored).toBeNull();
  expect(session.state.deck.carousel.title).toBe('Receita da casa');

  const before = undo(session);
  expect(before?.state.deck.carousel.title).toBe('Meu carrossel');
  expect(before?.state.deck.carousel.id).not.toBe('open');
  expect(before === null || undo(before)).toBeNull();
});

test('where nothing was open, undo leads to the sample slides', () => {
  const session = newSessionOver(ofTemplate, null);
  expect(undo(session)?.state.deck.slides).toHaveLength(2);
});

test('the brand line of a preset comes along, and nothing else of it', () => {
  const line = { brandName: 'Padaria Aurora', brandHandle: '@aurora', brandAvatarUrl: null };
  const { carousel } = withBrandLine(ofTemplate, { ...line, ...{ theme: 'bold' } });
  expect(carousel).toEqual({ ...ofTemplate.carousel, ...line });
  expect(withBrandLine(ofTemplate, null)).toBe(ofTemplate);
});
