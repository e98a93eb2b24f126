import type { ErrorCode, ExportPageRequest, ExportReport } from '@arrasta/contract';
import type { ExportBrowser } from '../../kernel/config/installed-browser';
import type { ServedImage } from '../../modules/exports/slide-exporter';

/** What the process that makes files is told first. */
export interface WorkerSettings {
  readonly browser: ExportBrowser;
  /** The built web app. */
  readonly webFolder: string;
  /** Where it leaves the files it made. */
  readonly filesFolder: string;
}

type Slide = ExportPageRequest['slides'][number];

/** To the process that makes files. A deck comes slide by slide, so that none holds up its sender. */
export type ToWorker =
  | { readonly type: 'settings'; readonly settings: WorkerSettings }
  | { readonly type: 'ping'; readonly id: number }
  | { readonly type: 'slide'; readonly id: number; readonly slide: Slide }
  | {
      readonly type: 'make';
      readonly id: number;
      /** Without the slides that came before. */
      readonly order: Omit<ExportPageRequest, 'slides'>;
      readonly origin: string;
    }
  | { readonly type: 'picture'; readonly request: number; readonly image: ServedImage | null }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'close' };

/** From it. */
export type FromWorker =
  | { readonly type: 'pong'; readonly id: number }
  | {
      readonly type: 'picture';
      readonly id: number;
      readonly request: number;
      /** Whether it is one of our own, by its id, or of another host, by its address. */
      readonly from: 'stored' | 'remote';
      readonly key: string;
    }
  | {
      readonly type: 'made';
      readonly id: number;
      readonly report: ExportReport;
      readonly path: string;
    }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly code: ErrorCode;
      readonly message: string;
      readonly cause: string | null;
    };
