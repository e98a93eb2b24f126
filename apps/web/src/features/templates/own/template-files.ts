import { layOutNewDeck, limits, newCarouselFields, newDeck, type Deck } from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { env } from '../../../editor/store/env';
import { createChunkLoader } from '../../../loading/chunk-loader';
import { deckInLook, ownLook } from '../drawing/template-look';
import type { GalleryTemplate } from '../gallery-template';
import { contentOf } from '../open-template';

const notebook = createChunkLoader(() => import('@arrasta/markdown'));

/** A template as Markdown that can be made into it again, on another installation too. */
export async function templateAsMarkdown(template: GalleryTemplate): Promise<string> {
  const [{ deckToMarkdown }, content] = await Promise.all([notebook.get(), contentOf(template)]);
  return deckToMarkdown(deckInLook(content, ownLook, env));
}

/** What a file is to be kept as. */
export interface ReadTemplate {
  readonly name: string;
  readonly deck: Deck;
}

/**
 * The template that a Markdown describes; null for one without slides. Of a Markdown that no
 * carousel was written to, the layouts are chosen.
 * @param fileName names it where the text does not
 */
export async function readTemplate(text: string, fileName: string): Promise<ReadTemplate | null> {
  const { markdownToDeck } = await notebook.get();
  const { deck, isOwn } = markdownToDeck(text, newDeck(env), env);
  if (deck.slides.length === 0) return null;
  const laidOut = isOwn ? deck : layOutNewDeck(deck, layoutLooksOf(deck.carousel));
  const { title } = deck.carousel;
  const name = title === newCarouselFields.title ? fileName.replace(/\.\w+$/, '') : title;
  return { name: name.slice(0, limits.templateName), deck: laidOut };
}
