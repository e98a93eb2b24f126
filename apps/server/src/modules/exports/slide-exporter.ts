import type { FileHandle } from 'node:fs/promises';
import type { ExportPageRequest, ExportReport } from '@arrasta/contract';

/** A picture as the slide's page is given it. */
export interface ServedImage {
  readonly bytes: Uint8Array;
  /** Such as `image/png`. */
  readonly mime: string;
}

/** Where the pictures of one deck come from; null for what cannot be had. */
export interface ExportImageSource {
  /** A picture that its owner keeps with us. */
  readonly stored: (id: string) => Promise<ServedImage | null>;
  /** A picture of another host, by its address. */
  readonly remote: (url: string) => Promise<ServedImage | null>;
}

/** What is to be made, and of what. */
export interface BrowserExport {
  readonly request: ExportPageRequest;
  readonly images: ExportImageSource;
  /** The product's own address, as people use it: `https://host`. */
  readonly origin: string;
}

/** A file that was made. It has no name on the disk any more and is removed once it is closed. */
export interface MadeFile extends ExportReport {
  readonly content: FileHandle;
  /** Bytes. */
  readonly size: number;
}

/** Makes files of decks, as the editor does, on the server. */
export interface SlideExporter {
  /**
   * @param signal cancels the work.
   * @throws DomainError UPSTREAM_TIMEOUT when it takes too long, UPSTREAM_FAILED when the browser
   * fails (the cause says why), NOT_IMPLEMENTED when it can never start here, SERVICE_UNAVAILABLE
   * while the server ends.
   */
  readonly make: (exportJob: BrowserExport, signal: AbortSignal) => Promise<MadeFile>;
  /** Ends what is under way, and the browser. */
  readonly close: () => Promise<void>;
}
