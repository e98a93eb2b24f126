/**
 * Marks a text field whose words are kept with every key, so that undo and redo of the editor are
 * what takes them back: the browser's own would go letter by letter. Without the mark the text is
 * the field's own until it is finished, and the keys stay the browser's.
 */
export const keptText = { 'data-kept-text': true } as const;

export const keptTextSelector = '[data-kept-text]';
