import type { EditorSession, Element } from '@arrasta/domain';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { editorWords, elementNames } from '../../messages/editor';
import { useEditorStore } from '../store/editor-store';

const words = editorWords.announcements;

function elementsOf({ state: { deck, view } }: EditorSession): readonly Element[] {
  return deck.slides[view.currentIndex]?.elements ?? [];
}

/** `Título, posição 2 de 3`; null where no element is selected. */
function selectedWords(session: EditorSession): string | null {
  const elements = elementsOf(session);
  const index = elements.findIndex(({ id }) => id === session.state.view.selectedElementId);
  const element = elements[index];
  if (element === undefined) return null;
  return words.place(elementNames[element.type], index + 1, elements.length);
}

function removedWords(before: EditorSession, after: EditorSession): string | null {
  const left = new Set(elementsOf(after).map(({ id }) => id));
  const removed = elementsOf(before).find(({ id }) => !left.has(id));
  return removed === undefined ? null : words.removed(elementNames[removed.type]);
}

/** What is told of a change of the slides themselves; null where another slide is no news. */
function slideWords(name: string, before: EditorSession, after: EditorSession): string | null {
  const { view, deck } = after.state;
  const shown = editorWords.slideOf(view.currentIndex + 1, deck.slides.length);
  if (name === 'slide.add') return words.added(shown);
  if (name === 'slide.duplicate') return words.duplicated(shown);
  if (name === 'slide.remove') return words.slideRemoved(shown);
  if (name !== 'slide.move') return null;
  const first = deck.slides.findIndex(({ id }, at) => id !== before.state.deck.slides[at]?.id);
  return words.swapped(first + 1, first + 2);
}

function editWords(name: string, before: EditorSession, after: EditorSession): string | null {
  if (name.startsWith('slide.')) return slideWords(name, before, after);
  if (name === 'element.remove') return removedWords(before, after);
  const place = selectedWords(after);
  if (place === null) return null;
  if (name === 'element.add') return words.added(place);
  if (name === 'element.duplicate') return words.duplicated(place);
  return name === 'element.move' ? words.moved(place) : null;
}

function isRedone(before: EditorSession, after: EditorSession): boolean {
  const [next] = before.history.future;
  return next !== undefined && after.history.past.at(-1)?.forward === next.forward;
}

function viewWords(before: EditorSession, after: EditorSession): string | null {
  const { view, deck } = after.state;
  if (view.currentIndex !== before.state.view.currentIndex) {
    return editorWords.slideOf(view.currentIndex + 1, deck.slides.length);
  }
  if (view.selectedElementId === before.state.view.selectedElementId) return null;
  const place = selectedWords(after);
  return place === null ? words.nothingSelected : words.selected(place);
}

/** What a change is told with to who cannot see it; null where nothing need be said. */
export function announcementOf(before: EditorSession, after: EditorSession): string | null {
  if (before.state.deck.carousel.id !== after.state.deck.carousel.id) return null;
  if (after.history.future.length > before.history.future.length) return words.undone;
  const last = after.history.past.at(-1);
  if (last === undefined || last === before.history.past.at(-1)) return viewWords(before, after);
  if (isRedone(before, after)) return words.redone;
  return editWords(last.name, before, after);
}

/** Tells screen readers what a key or the mouse has changed (docs/product/editor.md 9). */
export function Announcer() {
  const [told, setTold] = useState({ count: 0, words: '' });
  useEffect(
    () =>
      useEditorStore.subscribe(({ session }, { session: before }) => {
        if (session === null || before === null || session === before) return;
        const words = announcementOf(before, session);
        if (words !== null) setTold(({ count }) => ({ count: count + 1, words }));
      }),
    [],
  );
  return (
    <VisuallyHidden role="status" aria-label={editorWords.announcements.label}>
      {/* The same words once more are news as well, but only where they come anew. */}
      <span key={told.count}>{told.words}</span>
    </VisuallyHidden>
  );
}
