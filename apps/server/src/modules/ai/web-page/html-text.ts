import { Parser } from 'htmlparser2';
import { blockWriter, textOf, mainContent, type BlockWriter, type Part } from './page-blocks';

type Attributes = Readonly<Partial<Record<string, string>>>;

/** What says nothing that is read: programs, looks, controls, and the way about a site. */
const boilerplateElements = new Set(
  [
    'aside audio button canvas datalist dialog embed footer iframe input map math menu meter nav',
    'noembed noframes noscript object optgroup option output picture progress script select style',
    'svg template textarea track video',
  ].flatMap((names) => names.split(' ')),
);
const boilerplateRoles = new Set([
  'alert',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'navigation',
  'search',
]);

function isUnseen({ hidden, style = '', 'aria-hidden': ariaHidden }: Attributes): boolean {
  return hidden !== undefined || ariaHidden === 'true' || /display\s*:\s*none/i.test(style);
}

/**
 * Whether an element and all within it is no text of a page.
 * @param isInside an article or the main part: its header is its own.
 */
function isBoilerplate(name: string, attributes: Attributes, isInside: boolean): boolean {
  if (boilerplateElements.has(name) || (name === 'header' && !isInside)) return true;
  return boilerplateRoles.has(attributes.role ?? '') || isUnseen(attributes);
}

/** What a page says. */
export interface PageText {
  readonly title: string | null;
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly part: Part;
  readonly isBoilerplate: boolean;
}

/** A page with more than these is not a text to be read. */
const max = { depth: 2_000, characters: 400_000 };
/** Characters that are parsed before the limits are looked at. */
const stride = 16_384;

const blockElements = new Set(
  [
    'address article blockquote body caption center dd details div dl dt fieldset figcaption figure',
    'form h1 h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody tfoot',
    'thead title tr ul',
  ].flatMap((names) => names.split(' ')),
);
const isList = (name: string) => name === 'ul' || name === 'ol';
const isCell = (name: string) => name === 'td' || name === 'th';
const headingLevel = (name: string) => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

function partOf(name: string, { role }: Attributes, outer: Part): Part {
  if (name === 'article' || role === 'article') return 'article';
  if (outer === 'page' && (name === 'main' || role === 'main')) return 'main';
  return outer;
}

function firstNumber({ start }: Attributes): number {
  const number = Number(start ?? 1);
  return Number.isInteger(number) && Math.abs(number) < 10_000 ? number : 1;
}

function begin(writer: BlockWriter, name: string, attributes: Attributes): void {
  const level = headingLevel(name);
  if (level > 0) writer.setHeading(level);
  if (name === 'br') writer.breakLine();
  if (name === 'pre') writer.keepLines(true);
  if (isCell(name)) writer.nextCell();
  if (isList(name)) writer.lists.open(name === 'ol', firstNumber(attributes));
  if (name === 'li') writer.lists.beginItem();
}

function finish(writer: BlockWriter, name: string): void {
  if (headingLevel(name) > 0) writer.setHeading(0);
  if (name === 'pre') writer.keepLines(false);
  if (isList(name)) writer.lists.close();
}

/** Collects a page as it is parsed: its texts by place, and its title. */
function pageReader() {
  const writer = blockWriter();
  const openElements: OpenElement[] = [];
  const title = { named: '', shared: '' };
  const current = (): OpenElement =>
    openElements.at(-1) ?? { name: '', part: 'page', isBoilerplate: false };

  return {
    writer,
    title: () => (title.shared || title.named).replace(/\s+/g, ' ').trim(),
    isTooMuch: () => openElements.length > max.depth || writer.size() > max.characters,
    handler: {
      onopentag(name: string, attributes: Attributes): void {
        const { part, isBoilerplate: isOuterLeftOut } = current();
        if (name === 'meta' && attributes.property === 'og:title') {
          title.shared ||= attributes.content ?? '';
        }
        const own = partOf(name, attributes, part);
        const isOut = isOuterLeftOut || isBoilerplate(name, attributes, own !== 'page');
        if (!isOut && blockElements.has(name)) writer.endBlock(part);
        openElements.push({ name, part: own, isBoilerplate: isOut });
        if (!isOut) begin(writer, name, attributes);
      },
      ontext(text: string): void {
        const { name, isBoilerplate: isOut } = current();
        if (isOut) return;
        if (name === 'title') title.named += text;
        else writer.addText(text);
      },
      onclosetag(): void {
        const closed = openElements.pop();
        if (closed === undefined || closed.isBoilerplate) return;
        if (blockElements.has(closed.name)) writer.endBlock(closed.part);
        finish(writer, closed.name);
      },
    },
  };
}

/**
 * The text of an HTML page, headings and lists as in Markdown, without what stands around an
 * article. Nothing in the page is run or loaded. Source: decision 089.
 */
export function htmlText(html: string): PageText {
  const { writer, title, isTooMuch, handler } = pageReader();
  const parser = new Parser(handler);
  for (let at = 0; at < html.length && !isTooMuch(); at += stride) {
    parser.write(html.slice(at, at + stride));
  }
  parser.end();
  writer.endBlock('page');
  const text = textOf(mainContent(writer.blocks));
  return { title: title() || null, text };
}
