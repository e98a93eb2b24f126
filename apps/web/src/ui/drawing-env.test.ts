import { deckOfTemplate, templates } from '@arrasta/templates';
import { afterEach, expect, test, vi } from 'vitest';
import { drawingEnv } from './drawing-env';

afterEach(() => {
  vi.useRealTimers();
});

test('a deck that is looked at is of this day, whose month a masthead shows', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00.000Z') });
  const [template] = templates;
  if (template === undefined) throw new Error('There are no templates');
  const { carousel } = deckOfTemplate(template, drawingEnv());
  expect(carousel.createdAt).toBe('2026-11-28T12:00:00.000Z');
});
