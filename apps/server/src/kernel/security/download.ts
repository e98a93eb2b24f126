/**
 * Downloads a file of another host. The one way the server asks an address that came from a person.
 * @param url as it was given; whatever is not a host of the internet is refused.
 * @param signal ends the download and its connection.
 * @throws DomainError BAD_REQUEST for a refused address, PAYLOAD_TOO_LARGE, UPSTREAM_FAILED,
 * UPSTREAM_TIMEOUT.
 */
export type Download = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

/** A file of another host, and what that host says it is. */
export interface DownloadedPage {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
}

/** Downloads a page of another host, in the same way and with the same refusals. */
export type PageDownload = (url: string, signal: AbortSignal) => Promise<DownloadedPage>;
