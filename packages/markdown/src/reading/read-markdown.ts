import { divideOutline, fitsAtReadableSize, isLongProse, limits } from '@arrasta/domain';
import { parseBlocks } from './blocks';
import { pagesOfAll, toOutlineElements } from './pages';
import { sectionsOf, type MarkdownSection, type Sections } from './sections';

/** What stands above a Markdown between two rules, of which programs take name and description. */
interface FrontMatter {
  readonly title: string | null;
  readonly description: string | null;
  /** What follows it. */
  readonly text: string;
}

const frontMatter = /^---[ \t]*\n([\s\S]*?\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/u;
/** `name: value`, and what goes on with one: lines set in, lists, remarks, nothing. */
const entry = /^(?:[\p{L}\w-]+[ \t]*:(?:\s|$)|\s|- |#|$)/u;

function valueOf(lines: readonly string[], name: RegExp): string | null {
  const line = lines.find((one) => name.test(one)) ?? '';
  const value = line.replace(name, '').trim();
  const unquoted = /^(["'])(.*)\1$/u.exec(value)?.[2] ?? value;
  return unquoted === '' ? null : unquoted;
}

/** The text with each line ended as all others are. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/gu, '\n');
}

/** The text with its lines ended by line feeds, and what stood above it. */
function readFrontMatter(source: string): FrontMatter {
  const text = withLineFeeds(source.replace(/^\u{FEFF}/u, ''));
  const [whole, inner] = frontMatter.exec(text) ?? [];
  const lines = inner?.split('\n') ?? [];
  if (whole === undefined || !lines.every((line) => entry.test(line))) {
    return { title: null, description: null, text };
  }
  return {
    title: valueOf(lines, /^(?:title|t[ií]tulo)[ \t]*:/iu),
    description: valueOf(lines, /^(?:description|descri[cç][aã]o)[ \t]*:/iu),
    text: text.slice(whole.length),
  };
}

/** What of a Markdown found no place, counted. */
export interface LeftOut {
  /** Slides beyond the most a carousel may have. */
  readonly slides: number;
  /** Pictures whose address is none that may be loaded. */
  readonly images: number;
  /** Pieces of HTML. */
  readonly html: number;
  /** Notes on how something looks that could not be read, whole or in part. */
  readonly notes: number;
  /** Letters of the description beyond its most. */
  readonly description: number;
  /** Letters of the caption beyond its most. */
  readonly caption: number;
}

export interface ReadMarkdown extends Omit<Sections, 'title' | 'slides'> {
  readonly title: string | null;
  readonly pages: readonly MarkdownSection[];
  readonly leftOut: LeftOut;
}

const maxNameLength = 80;

/** The beginning of a text, of whole words. */
function truncateLine(text: string, maxLength: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= maxLength) return line;
  const whole = line.slice(0, maxLength - 1).replace(/\s\S*$/u, '');
  return `${whole.replace(/[\u{D800}-\u{DBFF}]$/u, '')}…`;
}

/** What the carousel is called: as it says itself, or as it begins. */
function nameOf({ title, carousel, slides }: Sections, ownName: string | null): string | null {
  const named = ownName ?? title;
  if (carousel !== null) return named?.slice(0, limits.carouselTitle) ?? null;
  if (named !== null) return truncateLine(named, limits.carouselTitle);
  const [words = []] = slides
    .map(({ items }) => items.filter(({ type }) => type !== 'image'))
    .filter((items) => items.length > 0);
  const first = words.find(({ type }) => type === 'title') ?? words[0];
  return first === undefined ? null : truncateLine(first.content, maxNameLength);
}

interface Cut {
  readonly text: string | null;
  /** Letters that are left out. */
  readonly beyond: number;
}

/** As much of a text as may be kept, and no half of a sign. */
function cut(text: string | null, maxLength: number): Cut {
  if (text === null || text.length <= maxLength) return { text, beyond: 0 };
  const truncated = text.slice(0, maxLength).replace(/[\u{D800}-\u{DBFF}]$/u, '');
  return { text: truncated, beyond: text.length - truncated.length };
}

function readSections(source: string) {
  const front = readFrontMatter(source);
  const blocks = parseBlocks(front.text);
  return { front, blocks, sections: sectionsOf(blocks) };
}

type Read = ReturnType<typeof readSections>;

/** What a Markdown says of the whole, with these slides. */
function withTexts(
  { front, blocks, sections }: Read,
  pages: readonly MarkdownSection[],
): ReadMarkdown {
  const description = cut(sections.description ?? front.description, limits.description);
  const caption = cut(sections.socialCaption, limits.socialCaption);
  const countOf = (what: 'pictures' | 'html' | 'notes') =>
    blocks.filter((block) => block.kind === 'left out' && block.what === what).length;
  return {
    ...sections,
    title: nameOf(sections, front.title),
    description: description.text,
    socialCaption: caption.text,
    pages,
    leftOut: {
      slides: 0,
      images: countOf('pictures'),
      html: countOf('html'),
      notes: countOf('notes'),
      description: description.beyond,
      caption: caption.beyond,
    },
  };
}

/**
 * Long running text in which no heading, rule or note begins a slide, as a cover and slides with a
 * few sentences each; null for any other. Source: docs/product/layouts.md 32.
 */
function divideProse({ blocks, sections }: Read): MarkdownSection[] | null {
  const [section, ...others] = sections.slides;
  if (section === undefined || others.length > 0) return null;
  const mayDivide = blocks.every(({ kind }) => kind === 'item' || kind === 'left out');
  const whole = { type: section.type, elements: toOutlineElements(section.items) };
  if (!mayDivide || !isLongProse(whole)) return null;
  const slides = divideOutline([whole]);
  const isFitting = slides.length <= limits.slidesPerCarousel && slides.every(fitsAtReadableSize);
  return isFitting
    ? slides.map(({ type, elements }) => ({ type, items: elements, fields: null }))
    : null;
}

/** Everything that a Markdown says, as slides that have room for it. */
export function readMarkdown(source: string): ReadMarkdown {
  const read = readSections(source);
  const prose = divideProse(read);
  if (prose !== null) {
    const sections = { ...read.sections, slides: prose };
    return withTexts({ ...read, sections }, prose);
  }
  const pages = pagesOfAll(read.sections.slides);
  const whole = withTexts(read, pages.slice(0, limits.slidesPerCarousel));
  const slides = Math.max(0, pages.length - limits.slidesPerCarousel);
  return { ...whole, leftOut: { ...whole.leftOut, slides } };
}

/** The same as it was written: a section with all that stands under its heading, however long. */
export function readUndivided(source: string): ReadMarkdown {
  const read = readSections(source);
  const { bareName, slides } = read.sections;
  return withTexts(read, bareName === null ? slides : [bareName, ...slides]);
}
