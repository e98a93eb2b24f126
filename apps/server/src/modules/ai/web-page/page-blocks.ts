/** In what part of a page something stands; an article may stand in the main part. */
export type Part = 'article' | 'main' | 'page';

/** A heading, a paragraph, an item of a list or a row of a table. */
export interface Block {
  readonly part: Part;
  readonly text: string;
  readonly isItem: boolean;
}

/** How much of a page the part must be that is taken for all that matters. */
const minShare = { article: 0.4, main: 0.25 };

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((length, { text }) => length + text.length, 0);
}

/** Without what stands around an article, or the main part, where a page has one worth the name. */
export function mainContent(blocks: readonly Block[]): readonly Block[] {
  const inMain = blocks.filter(({ part }) => part !== 'page');
  const inside = lengthOf(inMain) >= lengthOf(blocks) * minShare.main ? inMain : blocks;
  const inArticle = inside.filter(({ part }) => part === 'article');
  const isArticle = lengthOf(inArticle) >= lengthOf(inside) * minShare.article;
  return isArticle ? inArticle : inside;
}

/** Blocks as one text: lines between items of a list, paragraphs elsewhere. */
export function textOf(blocks: readonly Block[]): string {
  let text = '';
  let isAfterItem = false;
  for (const block of blocks) {
    if (text !== '') text += isAfterItem && block.isItem ? '\n' : '\n\n';
    text += block.text;
    isAfterItem = block.isItem;
  }
  return text;
}
