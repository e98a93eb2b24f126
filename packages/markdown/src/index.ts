export { markdownToDeck, markdownToOutline } from './from-markdown';
export { deckToMarkdown } from './deck-to-markdown';
