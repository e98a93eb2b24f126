import { availableParallelism } from 'node:os';
import {
  exportMessages,
  isOfOneSlide,
  type ExportInput,
  type ExportPageRequest,
  type SavedDeck,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Requester } from '../../kernel/security/answer-memory';
import { fairQueue } from '../../kernel/security/fair-queue';
import { createTimeoutSignal } from '../../kernel/timeout';
import { staleVersion, type CarouselsService } from '../carousels/carousels.service';
import { mapDataImages } from '../images/data-images';
import type { RemoteImagesService } from '../images/remote-images.service';
import type { ImagesService } from '../images/images.service';
import type { RewriteImage } from '../images/image-encoder';
import type { SlideExporter, MadeFile } from './slide-exporter';
import { exportImageSource } from './deck-images';

/** Who asks for which file of which carousel. */
export interface ExportCall {
  readonly ownerId: string;
  readonly requester: Requester;
  readonly carouselId: string;
  readonly input: ExportInput;
  /** The versions of which the caller wants one; undefined where any will do. */
  readonly ifVersions?: readonly number[] | undefined;
  /** The product's own address, as the caller used it. */
  readonly origin: string;
}

export interface ExportsService {
  /**
   * Makes a file of a saved carousel.
   * @param signal cancels the work.
   * @throws DomainError NOT_FOUND, PRECONDITION_FAILED for another version, BAD_REQUEST for a
   *   carousel without slides or without that slide, NOT_IMPLEMENTED where there is no browser,
   *   SERVICE_UNAVAILABLE when too much is under way, and as `SlideExporter` does.
   */
  readonly make: (request: ExportCall, signal: AbortSignal) => Promise<MadeFile>;
  readonly close: () => Promise<void>;
}

interface Deps {
  readonly carousels: Pick<CarouselsService, 'get'>;
  readonly images: Pick<ImagesService, 'describe' | 'read'>;
  readonly remoteImages: Pick<RemoteImagesService, 'fetch'>;
  readonly rewriteImage: RewriteImage;
  /** Absent: this machine has no browser. */
  readonly exporter: SlideExporter | undefined;
  /** Milliseconds that an export waits for its turn. */
  readonly queueTimeoutMs?: number;
  /** Of this machine. */
  readonly processors?: number;
}

const ofAccount = { running: 1, waiting: 2 };

/**
 * A browser takes a processor for the seconds it needs, and some hundred megabytes. Behind one
 * address may be an office, or one person with many accounts: a place is left for the others, and
 * of two processors one. Two at a time would end no sooner there.
 */
function limitsFor(processors: number) {
  const ownRunning = processors > 2 ? 2 : 1;
  return { all: { running: 3, waiting: 12 }, own: { running: ownRunning, waiting: 8 } };
}

function badRequest(message: string, path?: string): DomainError {
  return new DomainError('BAD_REQUEST', message, path ? { issues: [{ path, message }] } : {});
}

function toExportPageRequest(
  { carousel, slides }: SavedDeck,
  { format, slide = 1, slideFormat = carousel.format }: ExportInput,
): ExportPageRequest {
  if (slides.length === 0) throw badRequest(exportMessages.noSlides);
  if (isOfOneSlide(format) && slide > slides.length) {
    throw badRequest(exportMessages.noSuchSlide, 'slide');
  }
  return { carousel: { ...carousel, format: slideFormat }, slides, format, index: slide - 1 };
}

const urlOfId = (id: string) => `/api/pictures/${id}`;

/**
 * No `data:` picture reaches the browser as it was sent, and none is encoded anew before the
 * page asks for it: in the deck each has the address of a stored picture. Source: decision 131.
 */
function withImageIds(request: ExportPageRequest) {
  const embedded = new Map<string, string>();
  const { brandAvatarUrl, panoramaImageUrl } = request.carousel;
  const deck = { brandAvatarUrl, panoramaImageUrl, slides: request.slides };
  const { slides, ...pictures } = mapDataImages(deck, (url) => {
    const id = `embedded-${String(embedded.size + 1)}`;
    embedded.set(id, url);
    return urlOfId(id);
  });
  const carousel = { ...request.carousel, ...pictures };
  return { request: { ...request, carousel, slides }, embedded };
}

/** A picture of the deck itself has no address that its owner knows. */
function withKnownUrls(file: MadeFile, embedded: ReadonlyMap<string, string>): MadeFile {
  const ids = new Set([...embedded.keys()].map(urlOfId));
  const missingImages = file.missingImages.map((missing) =>
    ids.has(missing.url) ? { ...missing, url: 'data:' } : missing,
  );
  return { ...file, missingImages };
}

/** Files of carousels, made on the server. Source: decision 043. */
export function exportsService(deps: Deps): ExportsService {
  const { carousels, exporter, queueTimeoutMs = 30_000 } = deps;
  const inTurn = fairQueue(limitsFor(deps.processors ?? availableParallelism()));
  const ownTurn = fairQueue({ all: { running: 1000, waiting: 1000 }, own: ofAccount });

  async function make(request: ExportCall, signal: AbortSignal): Promise<MadeFile> {
    const { ownerId, requester, carouselId, input, ifVersions, origin } = request;
    const deck = await carousels.get(ownerId, carouselId, requester);
    if (ifVersions?.includes(deck.carousel.version) === false) throw staleVersion();
    const exportRequest = toExportPageRequest(deck, input);
    if (!exporter) throw new DomainError('NOT_IMPLEMENTED', exportMessages.noBrowser);
    const queueSignal = AbortSignal.any([signal, createTimeoutSignal(queueTimeoutMs)]);
    const work = async () => {
      const { request: pageRequest, embedded } = withImageIds(exportRequest);
      const controller = new AbortController();
      const fileSignal = AbortSignal.any([signal, controller.signal]);
      const images = exportImageSource(deps, { ownerId, embedded, signal: fileSignal });
      try {
        const file = await exporter.make({ request: pageRequest, images, origin }, signal);
        return withKnownUrls(file, embedded);
      } finally {
        controller.abort();
      }
    };
    return ownTurn(ownerId, () => inTurn(requester.address, work, queueSignal), queueSignal);
  }

  return { make, close: async () => exporter?.close() };
}
