export { markdownToOutline } from './markdown-to-outline';
export { markdownToDeck } from './markdown-to-deck';
export { deckToMarkdown } from './deck-to-markdown';
