import { withLineFeeds } from '../reading/front-matter';

/** Signs that mean something wherever they stand; an underscore inside a word does not. */
const anywhere = /[\\`*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;
/** What only begins something at the beginning of a line. */
const atStart =
  /^(?:#+(?=\s|$)|[+-](?=\s|$)|[-+](?=[-+\s]*$)|=(?=[=\s]*$)|>|~(?=~~)|[:|](?=[:|\- ]*$))/u;
const counted = /^(\d{1,9})([.)])(?=\s|$)/u;

/** One line of words as Markdown that says these words and nothing else. */
export function escaped(line: string): string {
  return line.trim().replace(anywhere, '\\$&').replace(atStart, '\\$&').replace(counted, '$1\\$2');
}

/** A text of several lines as one paragraph. */
export function paragraph(text: string): string {
  const lines = withLineFeeds(text).trim().split('\n');
  return lines.reduce((whole, line, index) => {
    if (line.trim() === '') return `${whole}<br>`;
    const isAfterBlank = whole.endsWith('<br>') && lines[index - 1]?.trim() === '';
    if (index === 0) return escaped(line);
    return `${whole}${isAfterBlank ? '<br>' : '\\'}\n${escaped(line)}`;
  }, '');
}

/** A text of several lines as one heading, which has but one. */
export function heading(level: number, text: string): string {
  const lines = withLineFeeds(text).trim().split('\n').map(escaped);
  return `${'#'.repeat(level)} ${lines.join('<br>').replace(/#+$/u, '\\$&')}`;
}

/** A longer text, with blank lines between its paragraphs. */
export function paragraphs(text: string): string {
  return withLineFeeds(text)
    .split(/\n\s*\n/u)
    .filter((part) => part.trim() !== '')
    .map(paragraph)
    .join('\n\n');
}
