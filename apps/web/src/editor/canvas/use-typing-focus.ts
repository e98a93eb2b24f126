import { useLayoutEffect, type RefObject } from 'react';
import { preventFocusZoom as refuseFocusZoom } from '../../ui/viewport/focus-zoom';
import type { Typing } from '../store/editor-store';
import { placeCaret } from './caret';

/** Puts the focus into the field that is typed in, and the caret where the click was. */
export function useTypingFocus(
  field: RefObject<HTMLDivElement | null>,
  point: Typing['point'],
): void {
  useLayoutEffect(() => {
    if (field.current === null) return undefined;
    const allowFocusZoom = refuseFocusZoom();
    field.current.focus({ preventScroll: true });
    placeCaret(field.current, point);
    return allowFocusZoom;
    // Only when typing begins: afterwards the caret is the person's.
  }, [field, point]);
}
