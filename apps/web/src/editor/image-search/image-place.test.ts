import { anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { promptFor, subjectOf } from './image-place';

const slide = (...elements: ReturnType<typeof anElement>[]) => aSlide({ elements });
const text = anElement('text', { content: 'A luz  da manhã\né macia' });

test('a slide is about its title', () => {
  const title = anElement('title', { content: 'Comece<br>pela janela' });
  expect(subjectOf(slide(text, title))).toBe('Comece pela janela');
});

test('without a title it is about its text', () => {
  expect(subjectOf(slide(anElement('title', { content: ' ' }), text))).toBe(
    'A luz da manhã é macia',
  );
});

test('a long text is cut after a whole word', () => {
  const subject = subjectOf(slide(anElement('text', { content: 'palavra '.repeat(40) })));
  expect(subject.length).toBeLessThanOrEqual(80);
  expect(subject).toMatch(/palavra$/);
});

test('no sign of a text is cut in two', () => {
  const subject = subjectOf(slide(anElement('text', { content: `a${'😀'.repeat(60)}` })));
  expect(subject).toBe(`a${'😀'.repeat(19)}`);
});

test('the prompt says what the slide is about, or asks for a usual picture', () => {
  expect(promptFor(slide(text))).toContain('A luz da manhã é macia');
  expect(promptFor(slide())).toBe(
    'Imagem profissional de negócios, em formato paisagem, sem textos',
  );
});
