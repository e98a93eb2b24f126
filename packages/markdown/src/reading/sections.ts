import { withEmphasis, type ElementType, isQuotation } from '@arrasta/domain';
import type { Note } from '../note';
import type { MarkdownBlock, Words } from './blocks';
import { type Item, hasSameContent } from './item';

type SlideNote = NonNullable<Note['slide']>;
type AboveNote = NonNullable<Note['above']>;

/** A slide as it stands in a Markdown. */
export interface MarkdownSection {
  readonly type: 'intro' | 'content';
  readonly items: readonly Item[];
  /** What a note says of the slide; one that has a note stays one slide. */
  readonly fields: SlideNote | null;
}

/** What a Markdown holds. */
export interface Sections {
  /** The words of the one heading above all others. */
  readonly title: string | null;
  readonly carousel: Note['carousel'] | null;
  /** Only where a note says that the Markdown was made from a carousel. */
  readonly description: string | null;
  readonly socialCaption: string | null;
  readonly slides: readonly MarkdownSection[];
  /** The name above all where it is none of the slides, as nothing stands under it. */
  readonly bareName: MarkdownSection | null;
}

/** Longer headings are text: they would leave no room on the slides that go on under them. */
const maxTitleLength = 200;
const maxSubtitleLength = 120;

interface OpenSection {
  readonly type: MarkdownSection['type'];
  readonly items: Item[];
  fields: SlideNote | null;
  isCaption: boolean;
}

const emptySection = (type: MarkdownSection['type'], items: Item[] = []): OpenSection => ({
  type,
  items,
  fields: null,
  isCaption: false,
});

function isAllStrong({ content, emphasis = [] }: Words): boolean {
  return emphasis.some(([start, end]) => start === 0 && end === content.length);
}

/** A heading stands out already: strong as a whole, nothing in it is emphasised. */
function withoutStrongWhole<Text extends Words>(text: Text) {
  return isAllStrong(text) ? withEmphasis(text, []) : text;
}

function headingItem(words: Words, type: ElementType): Item[] {
  const { content } = words;
  if (content === '') return [];
  const isLong = content.length > maxTitleLength;
  return [{ type: isLong ? 'text' : type, ...withoutStrongWhole(words) }];
}

/** A line under a title, the heading of another list, or who said what stands above. */
function isSubtitle(item: Item, isEmphasised: boolean, above: Item | undefined): boolean {
  if (!isEmphasised || above === undefined || item.content.length > maxSubtitleLength) return false;
  if (above.type === 'title' || above.type === 'list') return true;
  return above.type === 'text' && isQuotation(above.content.trim());
}

/** The element as the note below it has it; words that somebody changed since are kept. */
function asNoted(item: Item, { type, content, emphasis, style }: AboveNote): Item {
  const isOther = (type === 'image') !== (item.type === 'image');
  const words = content ?? item.content;
  const holds = hasSameContent({ type: item.type, content: words }, item);
  const read = content === undefined ? item.emphasis : [];
  return {
    ...(holds ? withEmphasis({ ...item, content: words }, emphasis ?? read) : item),
    ...(type !== undefined && !isOther && { type }),
    ...(style !== undefined && { style }),
  };
}

function takeNote(section: OpenSection, { slide, caption, above, element }: Note): void {
  if (slide !== undefined) section.fields = slide;
  if (caption === true) section.isCaption = true;
  if (element !== undefined) section.items.push(element);
  const last = section.items.at(-1);
  if (above !== undefined && last !== undefined) section.items.splice(-1, 1, asNoted(last, above));
}

function take(section: OpenSection, block: MarkdownBlock): void {
  if (block.kind === 'heading') {
    section.items.push(...headingItem(block.words, 'subtitle'));
  } else if (block.kind === 'note') {
    takeNote(section, block.note);
  } else if (block.kind === 'item') {
    const { item, isEmphasised } = block;
    const becomesSubtitle = isSubtitle(item, isEmphasised, section.items.at(-1));
    section.items.push(becomesSubtitle ? { ...withoutStrongWhole(item), type: 'subtitle' } : item);
  }
}

/** The heading that names the whole: the first, where no other is of its level. */
function nameOf(blocks: readonly MarkdownBlock[]): MarkdownBlock | undefined {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const first = headings[0];
  const isAlone = headings.filter(({ level }) => level === 1).length === 1;
  return first?.level === 1 && isAlone ? first : undefined;
}

/** Headings of this level begin slides; deeper ones stand on them. */
function slideLevel(blocks: readonly MarkdownBlock[], name: MarkdownBlock | undefined): number {
  const levels = blocks.flatMap((block) =>
    block.kind === 'heading' && block !== name ? [block.level] : [],
  );
  return levels.reduce((min, level) => Math.min(min, level), 6);
}

/** Sections as they follow one another; the first holds what stands above all slides. */
function divideSections(
  blocks: readonly MarkdownBlock[],
  level: number,
  name: MarkdownBlock | undefined,
): OpenSection[] {
  const sections: OpenSection[] = [emptySection('content')];
  for (const block of blocks) {
    if (block.kind === 'heading' && block === name) {
      sections.push(emptySection('intro', headingItem(block.words, 'title')));
    } else if (block.kind === 'heading' && block.level <= level) {
      sections.push(emptySection('content', headingItem(block.words, 'title')));
    } else if (block.kind === 'rule') {
      sections.push(emptySection('content'));
    } else {
      const section = sections.at(-1);
      if (section !== undefined) take(section, block);
    }
  }
  return sections;
}

/** A longer text, of elements that stand for its paragraphs; null where there are none. */
export function paragraphsOf(items: readonly Item[]): string | null {
  return items.length === 0 ? null : items.map(({ content }) => content).join('\n\n');
}

const isSlide = ({ items, fields, isCaption }: OpenSection) =>
  !isCaption && (items.length > 0 || fields !== null);

/** A carousel's own Markdown: what stands under its name is its description. */
function sectionsOfOwnExport(
  blocks: readonly MarkdownBlock[],
  carousel: Note['carousel'],
): Sections {
  const sections = divideSections(blocks, 2, nameOf(blocks));
  const cover = sections.find(({ type }) => type === 'intro');
  const [name, ...underName] = cover?.items ?? [];
  const above = sections.slice(0, 1).flatMap(({ items }) => items);
  const caption = sections.find(({ isCaption }) => isCaption)?.items.slice(1) ?? [];
  return {
    title: name?.content ?? null,
    carousel,
    description: paragraphsOf([...above, ...underName]),
    socialCaption: paragraphsOf(caption),
    slides: sections.slice(1).filter((section) => section !== cover && isSlide(section)),
    bareName: null,
  };
}

/** Whether words stand above a block: it is no name of the whole then. */
function isUnderWords(blocks: readonly MarkdownBlock[], block: MarkdownBlock | undefined): boolean {
  const isWords = (one: MarkdownBlock) => one.kind === 'item' && one.item.type !== 'image';
  return block !== undefined && blocks.slice(0, blocks.indexOf(block)).some(isWords);
}

/** Anybody's: the name is a cover where something stands under it, or it is all there is. */
function sectionsOfOtherMarkdown(blocks: readonly MarkdownBlock[]): Sections {
  const named = nameOf(blocks);
  const name = isUnderWords(blocks, named) ? undefined : named;
  const sections = divideSections(blocks, slideLevel(blocks, name), name);
  const cover = sections.find(({ type }) => type === 'intro');
  const slides = sections.filter(isSlide);
  const isBare = cover?.items.length === 1 && cover.fields === null;
  const isCover = !isBare || cover.items[0]?.type !== 'title' || slides.length === 1;
  return {
    title: cover?.items[0]?.content ?? null,
    carousel: null,
    description: null,
    socialCaption: null,
    slides: isCover ? slides : slides.filter((section) => section !== cover),
    bareName: isCover ? null : cover,
  };
}

/** The slides of a Markdown and what it says of the whole. */
export function sectionsOf(blocks: readonly MarkdownBlock[]): Sections {
  const noted = blocks.find((block) => block.kind === 'note' && block.note.carousel !== undefined);
  const carousel = noted?.kind === 'note' ? noted.note.carousel : undefined;
  return carousel === undefined
    ? sectionsOfOtherMarkdown(blocks)
    : sectionsOfOwnExport(blocks, carousel);
}
