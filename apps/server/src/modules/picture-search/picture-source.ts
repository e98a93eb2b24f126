import type { FoundPicture } from '@arrasta/contract';

/**
 * A service that is asked for pictures. What it answers is not trusted: its addresses are fetched
 * behind the guard, like those that people give.
 */
export interface PictureSource {
  /** As people know it. */
  readonly name: string;
  /**
   * The best first; none is an answer like another.
   * @throws DomainError UPSTREAM_FAILED, UPSTREAM_TIMEOUT, TOO_MANY_REQUESTS; nothing of what the
   * service says in an error is passed on.
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly FoundPicture[]>;
}
