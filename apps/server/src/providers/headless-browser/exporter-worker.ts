import type { ErrorCode, ExportPageRequest, ExportReport } from '@arrasta/contract';
import { rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportBrowser } from '../../kernel/config/installed-browser';
import type { ServedImage, MadeFile, SlideExporter } from '../../modules/exports/slide-exporter';
import { DomainError } from '../../kernel/errors/domain-error';
import { headlessExporter } from './headless-exporter';

/** The first message to the process that makes files. */
interface WorkerSettings {
  readonly browser: ExportBrowser;
  /** The built web app. */
  readonly webFolder: string;
  /** Where it leaves the files it made. */
  readonly filesFolder: string;
}

type Slide = ExportPageRequest['slides'][number];

/**
 * To the process that makes files. A deck comes slide by slide, so that none holds up its sender.
 */
export type ToWorker =
  | { readonly type: 'settings'; readonly settings: WorkerSettings }
  | { readonly type: 'ping'; readonly id: number }
  | { readonly type: 'slide'; readonly id: number; readonly slide: Slide }
  | {
      readonly type: 'make';
      readonly id: number;
      /** Without the slides that came before. */
      readonly request: Omit<ExportPageRequest, 'slides'>;
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

/** Sends a message to the process that started this one, unless that has ended. */
function tellParent(message: FromWorker): void {
  process.send?.(message, () => undefined);
}

/** Steps behind the server for the processor; the browser stands further behind. */
const behindServer = 5;

type MakeMessage = Extract<ToWorker, { readonly type: 'make' }>;

function failureOf(id: number, error: unknown): FromWorker {
  const domainError = error instanceof DomainError ? error : new DomainError('UPSTREAM_FAILED', '');
  const cause = domainError === error ? domainError.cause : error;
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const { code, message } = domainError;
  return { type: 'failed', id, code, message, cause: cause === undefined ? null : text };
}

/** Makes files in this process, whose whole configuration is its first message. */
class ExporterWorker {
  readonly #slides = new Map<number, ExportPageRequest['slides'][number][]>();
  readonly #jobs = new Map<number, AbortController>();
  readonly #requests = new Map<number, (image: ServedImage | null) => void>();
  #exporter: SlideExporter | null = null;
  #filesFolder = '';
  #lastRequest = 0;

  receive(message: ToWorker): void {
    if (message.type === 'settings') this.#begin(message.settings);
    else if (message.type === 'ping') tellParent({ type: 'pong', id: message.id });
    else if (message.type === 'slide') this.#keepSlide(message);
    else if (message.type === 'make') void this.#make(message);
    else if (message.type === 'picture') this.#receiveImage(message);
    else if (message.type === 'abort') this.#abort(message.id);
    else void this.end();
  }

  /** Ends browser and files, and the process with them. */
  async end(): Promise<void> {
    await this.#exporter?.close();
    if (this.#filesFolder !== '') await rm(this.#filesFolder, { recursive: true, force: true });
    process.exit();
  }

  #begin({ browser, webFolder, filesFolder }: WorkerSettings): void {
    this.#exporter = headlessExporter({ browser, webFolder });
    this.#filesFolder = filesFolder;
  }

  #keepSlide({ id, slide }: Extract<ToWorker, { readonly type: 'slide' }>): void {
    const slides = this.#slides.get(id) ?? [];
    slides.push(slide);
    this.#slides.set(id, slides);
  }

  #abort(id: number): void {
    this.#slides.delete(id);
    this.#jobs.get(id)?.abort();
  }

  #receiveImage({ request, image }: Extract<ToWorker, { readonly type: 'picture' }>): void {
    this.#requests.get(request)?.(image);
    this.#requests.delete(request);
  }

  #requestImage(id: number, from: 'stored' | 'remote', key: string) {
    this.#lastRequest += 1;
    const request = this.#lastRequest;
    return new Promise<ServedImage | null>((resolve) => {
      this.#requests.set(request, resolve);
      tellParent({ type: 'picture', id, request, from, key });
    });
  }

  async #make({ id, request, origin }: MakeMessage): Promise<void> {
    const controller = new AbortController();
    this.#jobs.set(id, controller);
    const slides = this.#slides.get(id) ?? [];
    this.#slides.delete(id);
    try {
      if (this.#exporter === null) throw new Error('There are no settings yet');
      const images = {
        stored: (key: string) => this.#requestImage(id, 'stored', key),
        remote: (key: string) => this.#requestImage(id, 'remote', key),
      };
      const job = { request: { ...request, slides }, origin, images };
      const { path, report } = await this.#kept(
        id,
        await this.#exporter.make(job, controller.signal),
      );
      tellParent({ type: 'made', id, report, path });
    } catch (error) {
      tellParent(failureOf(id, error));
    } finally {
      this.#jobs.delete(id);
    }
  }

  async #kept(id: number, { content, size: _, ...report }: MadeFile) {
    const path = join(this.#filesFolder, String(id));
    try {
      await pipeline(content.createReadStream(), createWriteStream(path));
    } finally {
      await content.close();
    }
    return { path, report: report satisfies ExportReport };
  }
}

/**
 * Makes files for the process that started this one, which it ends with. It stands behind that
 * process for the processor, and its browser behind both.
 */
export function serveExports(): void {
  setPriority(behindServer);
  const worker = new ExporterWorker();
  process.on('message', (message) => {
    worker.receive(message as ToWorker);
  });
  process.on('disconnect', () => void worker.end());
  // A terminal signals the whole group; the server ends this process itself when it stops.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
