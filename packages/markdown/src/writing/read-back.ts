import { writeNote } from '../notes/note';
import { blocksOf } from '../reading/blocks';
import { withLineFeeds } from '../reading/front-matter';
import type { Item } from '../reading/item';
import { sectionsOf } from '../reading/sections';

const ownMarkdown = `${writeNote({ carousel: {} })}\n\n---\n\n`;

/** What a piece of a carousel's Markdown reads as. */
export function readBack(text: string): Item[] {
  const { slides } = sectionsOf(blocksOf(withLineFeeds(`${ownMarkdown}${text}`)));
  return slides.flatMap((slide) => slide.items);
}
