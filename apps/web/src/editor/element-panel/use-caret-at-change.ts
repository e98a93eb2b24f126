import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { endOfChange } from '../canvas/typing';

/**
 * Leaves the caret of a focused field where undo or redo has changed its text; the browser puts it
 * at the end of a text that was not typed.
 */
export function useCaretAtChange(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(text);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = text;
    const field = ref.current;
    if (before === text || field === null || field !== document.activeElement) return;
    const place = endOfChange(before, text);
    field.setSelectionRange(place, place);
  }, [text]);
  const noteTyped = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    shown.current = currentTarget.value;
  };
  return { ref, noteTyped };
}
