import type { EditorSession, Element } from '@arrasta/domain';
import { editorMessages, elementNames } from '../../messages/editor';
import { announcementMessages } from '../../messages/editor-later';
import { layoutMessages, layoutNames, toneNames } from '../../messages/layouts';

const messages = announcementMessages;

function elementsOf({ state: { deck, view } }: EditorSession): readonly Element[] {
  return deck.slides[view.currentIndex]?.elements ?? [];
}

/** `Título, posição 2 de 3`; null where no element is selected. */
function selectionMessage(session: EditorSession): string | null {
  const elements = elementsOf(session);
  const index = elements.findIndex(({ id }) => id === session.state.view.selectedElementId);
  const element = elements[index];
  if (element === undefined) return null;
  return messages.place(elementNames[element.type], index + 1, elements.length);
}

function removalMessage(before: EditorSession, after: EditorSession): string | null {
  const remainingIds = new Set(elementsOf(after).map(({ id }) => id));
  const removed = elementsOf(before).find(({ id }) => !remainingIds.has(id));
  return removed === undefined ? null : messages.removed(elementNames[removed.type]);
}

/** `Cartões, Suave` */
function layoutMessage({ state: { deck, view } }: EditorSession): string | null {
  const slide = deck.slides[view.currentIndex];
  return slide === undefined
    ? null
    : layoutMessages.chosen(layoutNames[slide.layout], toneNames[slide.tone]);
}

/** The announcement of a change of the slides; null where showing another slide needs none. */
function slideMessage(name: string, before: EditorSession, after: EditorSession): string | null {
  const { view, deck } = after.state;
  const slideName = editorMessages.slideOf(view.currentIndex + 1, deck.slides.length);
  if (name === 'slide.add') return messages.added(slideName);
  if (name === 'slide.duplicate') return messages.duplicated(slideName);
  if (name === 'slide.remove') return messages.slideRemoved(slideName);
  if (name === 'slide.layout') return layoutMessage(after);
  if (name !== 'slide.move') return null;
  const first = deck.slides.findIndex(({ id }, at) => id !== before.state.deck.slides[at]?.id);
  return messages.swapped(first + 1, first + 2);
}

function editMessage(name: string, before: EditorSession, after: EditorSession): string | null {
  if (name.startsWith('slide.')) return slideMessage(name, before, after);
  if (name === 'element.remove') return removalMessage(before, after);
  const place = selectionMessage(after);
  if (place === null) return null;
  if (name === 'element.add') return messages.added(place);
  if (name === 'element.duplicate') return messages.duplicated(place);
  return name === 'element.move' ? messages.moved(place) : null;
}

function isRedone(before: EditorSession, after: EditorSession): boolean {
  const [next] = before.history.future;
  return next !== undefined && after.history.past.at(-1)?.forward === next.forward;
}

function viewMessage(before: EditorSession, after: EditorSession): string | null {
  const { view, deck } = after.state;
  if (view.currentIndex !== before.state.view.currentIndex) {
    return editorMessages.slideOf(view.currentIndex + 1, deck.slides.length);
  }
  if (view.selectedElementId === before.state.view.selectedElementId) return null;
  const place = selectionMessage(after);
  return place === null ? messages.nothingSelected : messages.selected(place);
}

/** What a screen reader announces of a change; null where nothing need be said. */
export function announcementOf(before: EditorSession, after: EditorSession): string | null {
  if (before.state.deck.carousel.id !== after.state.deck.carousel.id) return null;
  if (after.history.future.length > before.history.future.length) return messages.undone;
  const last = after.history.past.at(-1);
  if (last === undefined || last === before.history.past.at(-1)) return viewMessage(before, after);
  if (isRedone(before, after)) return messages.redone;
  return editMessage(last.name, before, after);
}
