/** What stands above a Markdown between two rules, of which programs take name and description. */
export interface FrontMatter {
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
export function readFrontMatter(source: string): FrontMatter {
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
