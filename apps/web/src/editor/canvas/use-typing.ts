import { linesOf, setElementContent, type Element } from '@arrasta/domain';
import { useRef, useState, type KeyboardEvent } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { editorWords } from '../../messages/editor';
import { dispatch, flushedSession, cancelTyping } from '../store/editor-store';

/** The text of an element as it is typed: one line feed between lines. */
export function textOf(element: Element): string {
  return linesOf(element.content).join('\n');
}

/**
 * Writing an element's text from a field on the slide. `write` gives the deck what was typed and
 * answers false where it cannot be held, which is told; `takeBack` ends as if nothing had been typed.
 */
export function useTyping(element: Element) {
  const original = useRef(element.content);
  const [before] = useState(flushedSession);
  const write = (typed: string): boolean => {
    if (typed === textOf(element) || dispatch(setElementContent(element.id, typed))) return true;
    showToast('error', editorWords.textTooLong.title, editorWords.textTooLong.description);
    return false;
  };
  const takeBack = (event: KeyboardEvent) => {
    event.stopPropagation();
    cancelTyping(before, setElementContent(element.id, original.current));
  };
  return { write, takeBack };
}
