import { aiMessages, type ErrorCode, type ReadPage } from '@arrasta/contract';
import { DomainError } from '../../../kernel/errors/domain-error';
import type { DownloadedPage, PageDownload } from '../../../kernel/security/download';
import { fairQueue } from '../../../kernel/security/fair-queue';
import type { RateLimits } from '../../../kernel/security/rate-limits';
import { pageText } from './page-text';

export interface WebPageService {
  /**
   * Reads a page of another host for its text; nothing of it is kept.
   * @param signal ends the download: nobody waits for it any more.
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

/** What is told of a page where the download would speak of pictures. */
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
