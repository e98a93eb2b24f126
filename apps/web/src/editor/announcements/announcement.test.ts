import {
  addElement,
  addSlide,
  duplicateElement,
  duplicateSlide,
  moveElement,
  moveSlide,
  moveSlideTo,
  redo,
  removeElement,
  removeSlide,
  run,
  selectElement,
  setElementContent,
  stepSlide,
  undo,
  openSession,
  type Command,
  type EditorSession,
} from '@arrasta/domain';
import { aDeck, anElement, aSlide, testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { announcementOf } from './announcement';

const title = anElement('title');
const image = anElement('image');

const first = aSlide({ elements: [title, image] });

function openTestSession(): EditorSession {
  const slides = [first, aSlide()];
  return openSession(aDeck({ slides }), null);
}

function after(session: EditorSession, command: Command): EditorSession {
  const next = run(session, command, testEnv());
  if (next === null) throw new Error('The command was declined.');
  return next;
}

test.each<[string, Command, string]>([
  ['a selection', selectElement(image.id), 'Selecionado: Imagem, posição 2 de 2'],
  ['another slide', stepSlide(1), 'Slide 2 de 2'],
  ['an added element', addElement('list'), 'Adicionado: Lista, posição 3 de 3'],
  ['a copy', duplicateElement(title.id), 'Duplicado: Título, posição 2 de 3'],
  ['a removal', removeElement(image.id), 'Excluído: Imagem'],
  ['a new slide', addSlide, 'Adicionado: Slide 3 de 3'],
  ['a copy of a slide', duplicateSlide(first.id), 'Duplicado: Slide 3 de 3'],
  ['a slide taken away', removeSlide(first.id), 'Slide excluído. Slide 1 de 1'],
  ['a slide moved by its button', moveSlide(first.id, 1), 'Slides 1 e 2 trocaram de lugar'],
])('%s is told', (_what, command, expected) => {
  const before = openTestSession();
  expect(announcementOf(before, after(before, command))).toBe(expected);
});

test('a move is told with the place it ended at', () => {
  const before = after(openTestSession(), selectElement(title.id));
  const moved = after(before, moveElement(title.id, 1));
  expect(announcementOf(before, moved)).toBe('Movido: Título, posição 2 de 2');
});

test('undo and redo are told', () => {
  const before = after(openTestSession(), removeElement(title.id));
  const undone = undo(before);
  expect(undone && announcementOf(before, undone)).toBe('Desfeito');
  const redone = undone && redo(undone);
  expect(undone && redone && announcementOf(undone, redone)).toBe('Refeito');
});

test('a drag is not: the slides panel says it while it goes on', () => {
  const before = openTestSession();
  expect(announcementOf(before, after(before, moveSlideTo(first.id, 1)))).toBeNull();
});

test('typing is not: the field says itself what is typed', () => {
  const before = openTestSession();
  expect(announcementOf(before, after(before, setElementContent(title.id, 'A')))).toBeNull();
});
