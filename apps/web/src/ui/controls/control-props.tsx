import type { TextInputProps } from '@mantine/core';
import { controlMessages } from '../../messages/controls';

/** What a button is while what it does is under way: one switched off loses the focus. */
export function busyProps(isBusy: boolean) {
  return isBusy ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {};
}

/**
 * What a press does where another way takes the place of this one: the second press of a double
 * click, or of a double tap, is not meant for that one.
 */
export function ignoreDoubleClick(run: () => void) {
  return ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) run();
  };
}

/**
 * Marks a text field whose words are kept with every key, so that undo and redo of the editor are
 * what takes them back: the browser's own would go letter by letter. Without the mark the text is
 * the field's own until it is finished, and the keys stay the browser's.
 */
export const editorUndoField = { 'data-kept-text': true } as const;

export const editorUndoFieldSelector = '[data-kept-text]';

/** What there is to say of a text that has no room for another character; null while it has. */
export function limitHint(text: string, limit: number): string | null {
  return text.length < limit ? null : controlMessages.limitReached(limit);
}

/**
 * Properties of a text field that takes `limit` UTF-16 units at most, and says so when they are
 * there: what was typed or pasted beyond them is not in the field.
 */
export function limitedText(text: string, limit: number) {
  const hint = limitHint(text, limit);
  return {
    maxLength: limit,
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
    description: hint === null ? undefined : <span role="status">{hint}</span>,
  } satisfies TextInputProps;
}
