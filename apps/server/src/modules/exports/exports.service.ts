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
import { staleVersion, type CarouselsService } from '../carousels/carousels.service';
import { dataBytes, mapDataImages } from '../images/data-images';
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
   * @param signal ends the work: nobody waits for it any more.
   * @throws DomainError NOT_FOUND, PRECONDITION_FAILED for another version, BAD_REQUEST for a carousel without slides or without that slide,
   * NOT_IMPLEMENTED where there is no browser, SERVICE_UNAVAILABLE when too much is under way, and
   * as `SlideExporter` does.
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
 * address may be an office, or somebody with many accounts: a place is left for the others, and of
 * two processors one. Two at a time would end no sooner there.
 */
function limitsFor(processors: number) {
  const ownRunning = processors > 2 ? 2 : 1;
  return { all: { running: 3, waiting: 12 }, own: { running: ownRunning, waiting: 8 } };
}

/** Shown as a picture that is missing. */
const unreadable = 'data:image/png;base64,AAAA';

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

/** Files of carousels, made on the server. Source: decision 043. */
export function exportsService(deps: Deps): ExportsService {
  const { carousels, exporter, queueTimeoutMs = 30_000 } = deps;
  const inTurn = fairQueue(limitsFor(deps.processors ?? availableParallelism()));
  const ownTurn = fairQueue({ all: { running: 1000, waiting: 1000 }, own: ofAccount });

  /** No `data:` picture reaches the browser as somebody wrote it. */
  async function withOwnFiles(
    order: ExportPageRequest,
    ownerId: string,
  ): Promise<ExportPageRequest> {
    const { brandAvatarUrl } = order.carousel;
    const deck = { brandAvatarUrl, slides: order.slides };
    const mapped = await mapDataImages(deck, async (address) => {
      const rewrittenImage = await deps.rewriteImage(ownerId, dataBytes(address));
      if (rewrittenImage === null) return unreadable;
      return `data:${rewrittenImage.mime};base64,${Buffer.from(rewrittenImage.bytes).toString('base64')}`;
    });
    const carousel = { ...order.carousel, brandAvatarUrl: mapped.brandAvatarUrl };
    return { ...order, carousel, slides: mapped.slides };
  }

  async function make(request: ExportCall, signal: AbortSignal): Promise<MadeFile> {
    const { ownerId, requester, carouselId, input, ifVersions, origin } = request;
    const deck = await carousels.get(ownerId, carouselId, requester);
    if (ifVersions?.includes(deck.carousel.version) === false) throw staleVersion();
    const exportOrder = toExportPageRequest(deck, input);
    if (!exporter) throw new DomainError('NOT_IMPLEMENTED', exportMessages.noBrowser);
    const images = exportImageSource(deps, ownerId, signal);
    const queueSignal = AbortSignal.any([signal, AbortSignal.timeout(queueTimeoutMs)]);
    const work = async () => {
      const order = await withOwnFiles(exportOrder, ownerId);
      return exporter.make({ order, images, origin }, signal);
    };
    return ownTurn(ownerId, () => inTurn(requester.address, work, queueSignal), queueSignal);
  }

  return { make, close: async () => exporter?.close() };
}
