import { layOutNewDeck, limits, newCarouselFields, newDeck, type Deck } from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { templatePurposes, type TemplatePurpose } from '@arrasta/templates';
import { createContext, use } from 'react';
import { env } from '../../../editor/store/env';
import { createChunkLoader } from '../../../loading/chunk-loader';
import { describeLeftOut } from '../../../messages/markdown';
import { deckInLook, ownLook } from '../drawing/drawn-deck';
import type { GalleryTemplate } from '../gallery-templates';
import { contentOf } from '../open-template';

const notebook = createChunkLoader(() => import('@arrasta/markdown'));

/** A comment that Markdown does not show: what a template is for. */
const purposeNote = /\n*<!-- arrasta-modelo: (\w+) -->\s*$/u;

/** Pictures that are kept for one account, and that another one is not shown. */
const keptImage = '/api/pictures/';

/** A template as a file. */
interface WrittenTemplate {
  readonly text: string;
  /** Whether it shows uploaded pictures, which stay in their account. */
  readonly hasOwnImages: boolean;
}

/** A template as Markdown that can be made into it again, on another installation too. */
export async function templateAsMarkdown(template: GalleryTemplate): Promise<WrittenTemplate> {
  const [{ deckToMarkdown }, content] = await Promise.all([notebook.get(), contentOf(template)]);
  const deck = deckInLook(content, ownLook, env);
  const { purpose } = template;
  const note = purpose === null ? '' : `\n<!-- arrasta-modelo: ${purpose} -->\n`;
  return {
    text: deckToMarkdown(deck) + note,
    hasOwnImages: JSON.stringify(deck).includes(`"${keptImage}`),
  };
}

/** What a file is to be kept as. */
export interface ReadTemplate {
  readonly name: string;
  readonly purpose: TemplatePurpose | null;
  readonly deck: Deck;
  /** What of the file found no place, in words. */
  readonly leftOut: readonly string[];
}

/**
 * The template that a Markdown describes; null for one without slides. Of a Markdown that no
 * carousel was written to, the layouts are chosen.
 * @param fileName names it where the text does not
 */
export async function readTemplate(text: string, fileName: string): Promise<ReadTemplate | null> {
  const { markdownToDeck } = await notebook.get();
  const [, noted] = purposeNote.exec(text) ?? [];
  const purpose = templatePurposes.find((known) => known === noted) ?? null;
  const { deck, isOwn, leftOut } = markdownToDeck(
    text.replace(purposeNote, '\n'),
    newDeck(env),
    env,
  );
  if (deck.slides.length === 0) return null;
  const laidOut = isOwn ? deck : layOutNewDeck(deck, layoutLooksOf(deck.carousel));
  const { title } = deck.carousel;
  const name = title === newCarouselFields.title ? fileName.replace(/\.\w+$/, '') : title;
  return {
    name: name.slice(0, limits.templateName),
    purpose,
    deck: laidOut,
    leftOut: describeLeftOut(leftOut),
  };
}

/** The chosen text file, or the message why it is none. */
export type ReadFile = { readonly text: string } | { readonly problem: string };

/**
 * How the gallery comes by files and hands them out; the page that puts it together knows the way.
 */
export interface TemplateFiles {
  readonly readText: (file: File) => Promise<ReadFile>;
  /** Hands out a Markdown named after a title. */
  readonly downloadText: (text: string, title: string) => void;
}

const Files = createContext<TemplateFiles | null>(null);

export const TemplateFilesProvider = Files.Provider;

export function useTemplateFiles(): TemplateFiles {
  const files = use(Files);
  if (files === null) throw new Error('The gallery stands outside of the page that gives it files');
  return files;
}
