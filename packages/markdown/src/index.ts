export { markdownToDeck, markdownToOutline, markdownToUndividedOutline } from './from-markdown';
export { deckToMarkdown } from './deck-to-markdown';
