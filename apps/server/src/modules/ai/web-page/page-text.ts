import { aiMessages, type ReadPage } from '@arrasta/contract';
import { truncate, limits, sourceTextOf } from '@arrasta/domain';
import { DomainError } from '../../../kernel/errors/domain-error';
import type { DownloadedPage } from '../../../kernel/security/download';
import { decodedText } from './decoded-text';
import { htmlText, type PageText } from './html-text';
import { said } from './said';

const plain = ['text/plain', 'text/markdown', 'text/x-markdown'];
const marked = ['text/html', 'application/xhtml+xml'];

/** A text as it is; a Markdown's own title is its first heading. */
function plainText(written: string): PageText {
  const text = said(written).trim();
  return { title: /^# (.+)/.exec(text)?.[1]?.trim() ?? null, text };
}

function readAs(kind: string): (text: string) => PageText {
  if (marked.includes(kind)) return htmlText;
  if (plain.includes(kind)) return plainText;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', aiMessages.notAPage);
}

/** A text that begins without a title begins with the page's. */
function titled({ title, text }: PageText): string {
  return title === null || /^# /m.test(text) ? text : `# ${title}\n\n${text}`;
}

/**
 * What a page says, as much of it as a carousel may be written from.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for what is no page, UNPROCESSABLE_CONTENT for one
 * that says nothing.
 */
export function pageText({ bytes, contentType }: DownloadedPage): ReadPage {
  const told = contentType ?? '';
  const read = readAs((told.split(';')[0] ?? '').trim().toLowerCase());
  const page = read(decodedText(bytes, told));
  if (page.text === '') throw new DomainError('UNPROCESSABLE_CONTENT', aiMessages.pageEmpty);
  const title = page.title === null ? null : truncate(page.title, limits.carouselTitle);
  const { text, isCut } = sourceTextOf(titled({ ...page, title }));
  return { title, text, truncated: isCut };
}
