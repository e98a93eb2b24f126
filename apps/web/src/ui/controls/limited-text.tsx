import type { TextInputProps } from '@mantine/core';
import { controlMessages } from '../../messages/controls';

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
