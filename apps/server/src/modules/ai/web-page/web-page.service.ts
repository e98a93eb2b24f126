import { aiMessages, type ReadPage, type ErrorCode } from '@arrasta/contract';
import { truncate, limits, sourceTextOf } from '@arrasta/domain';
import { DomainError } from '../../../kernel/errors/domain-error';
import type { DownloadedPage, PageDownload } from '../../../kernel/security/download';
import { htmlText, type PageText } from './html-text';
import { stripInvisibleChars } from './page-blocks';
import { fairQueue } from '../../../kernel/security/fair-queue';
import type { RateLimits } from '../../../kernel/security/rate-limits';

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
];
/** How far into a page its own word about its charset may stand, as browsers have it. */
const maxPrescanBytes = 1024;

function charsetOfMark(bytes: Uint8Array): string | undefined {
  return byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
    ?.charset;
}

function charsetOfHeader(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
}

/** What the page says of itself; it was read to say so, and is therefore not in two bytes each. */
function charsetOfMeta(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, maxPrescanBytes));
  const charset = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(beginning)?.[1];
  return charset?.toLowerCase().startsWith('utf-16') === true ? 'utf-8' : charset;
}

/** Null for an unknown charset. */
function decodeAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return null;
  }
}

/** The charset where nothing names one: older pages in Portuguese are in Windows-1252. */
function decodeUnnamed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The text of a file of another host, in the charset that its mark, its host or the page itself
 * names, in this order.
 */
function decode(bytes: Uint8Array, contentType: string): string {
  for (const charset of [
    charsetOfMark(bytes),
    charsetOfHeader(contentType),
    charsetOfMeta(bytes),
  ]) {
    const text = charset === undefined ? null : decodeAs(charset, bytes);
    if (text !== null) return text;
  }
  return decodeUnnamed(bytes);
}

const plainTypes = ['text/plain', 'text/markdown', 'text/x-markdown'];
const htmlTypes = ['text/html', 'application/xhtml+xml'];

/** A text as it is; a Markdown's own title is its first heading. */
function plainText(written: string): PageText {
  const text = stripInvisibleChars(written).trim();
  return { title: /^# (.+)/.exec(text)?.[1]?.trim() ?? null, text };
}

function readAs(kind: string): (text: string) => PageText {
  if (htmlTypes.includes(kind)) return htmlText;
  if (plainTypes.includes(kind)) return plainText;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', aiMessages.notAPage);
}

/** A text that begins without a title begins with the page's. */
function withTitle({ title, text }: PageText): string {
  return title === null || /^# /m.test(text) ? text : `# ${title}\n\n${text}`;
}

/**
 * What a page says, as much of it as a carousel may be written from.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE for what is no page, UNPROCESSABLE_CONTENT for one
 * that says nothing.
 */
export function pageText({ bytes, contentType }: DownloadedPage): ReadPage {
  const mediaType = contentType ?? '';
  const read = readAs((mediaType.split(';')[0] ?? '').trim().toLowerCase());
  const page = read(decode(bytes, mediaType));
  if (page.text === '') throw new DomainError('UNPROCESSABLE_CONTENT', aiMessages.pageEmpty);
  const title = page.title === null ? null : truncate(page.title, limits.carouselTitle);
  const { text, isCut } = sourceTextOf(withTitle({ ...page, title }));
  return { title, text, truncated: isCut };
}

export interface WebPageService {
  /**
   * Reads a page of another host for its text; nothing of it is kept.
   * @param signal cancels the download.
   * @throws DomainError BAD_REQUEST for an address that is not to be asked, PAYLOAD_TOO_LARGE,
   * UNSUPPORTED_MEDIA_TYPE, UNPROCESSABLE_CONTENT, UPSTREAM_FAILED, UPSTREAM_TIMEOUT,
   * TOO_MANY_REQUESTS.
   */
  readonly read: (userId: string, url: string, signal: AbortSignal) => Promise<ReadPage>;
}

interface Deps {
  readonly download: PageDownload;
  readonly limits: RateLimits;
}

/** Two megabytes each, and up to ten seconds. */
const queues = { all: { running: 8, waiting: 24 }, own: { running: 2, waiting: 4 } };

/** The messages for a page where those of the download speak of pictures. */
const pageMessages: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: aiMessages.pageRefused,
  PAYLOAD_TOO_LARGE: aiMessages.pageTooLarge,
  UPSTREAM_FAILED: aiMessages.pageFailed,
  UPSTREAM_TIMEOUT: aiMessages.pageTooSlow,
};

function toPageError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const text = pageMessages[error.code];
  return text === undefined ? error : new DomainError(error.code, text, { cause: error });
}

/** Pages of other hosts, to write from. Source: docs/product/images.md 3, 5; decision 089. */
export function webPageService({ download, limits }: Deps): WebPageService {
  const run = fairQueue(queues);

  async function downloadPage(url: string, signal: AbortSignal): Promise<DownloadedPage> {
    try {
      return await download(url, signal);
    } catch (error) {
      throw toPageError(error);
    }
  }

  return {
    async read(userId, url, signal) {
      await limits.consume('download', userId);
      return run(userId, async () => pageText(await downloadPage(url, signal)), signal);
    },
  };
}
