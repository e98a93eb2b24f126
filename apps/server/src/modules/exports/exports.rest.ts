import { exportInputSchema, type ExportFormat, type MissingImage } from '@arrasta/contract';
import { type Operation, orEmpty } from '../../kernel/procedures/rest-line';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error';
import {
  clientDisconnectSignal,
  readJsonBodies,
  versionsOf,
  ownerOf,
  ownersOnly,
  imageHeaders,
  contentDisposition,
} from '../../kernel/http';
import type { Requester } from '../../kernel/security/answer-memory';
import { responseSlots } from '../../kernel/security/response-slots';
import type { MadeFile } from './slide-exporter';
import type { ExportsService } from './exports.service';

/** Characters of an address that are sent, and of the whole header: clients read 8 KiB or more. */
const maxUrlLength = 300;
const maxHeaderLength = 4_000;

function describeMissing({ slideNumber, url }: MissingImage): string {
  const shownUrl = url.startsWith('data:') ? 'data:' : url;
  // Cut by whole characters, for half of one cannot be encoded.
  const cut = Array.from(shownUrl).slice(0, maxUrlLength).join('');
  return `${String(slideNumber)} ${encodeURIComponent(cut)}`;
}

/**
 * The pictures that a file lacks, as a header: the slide's number from 1 and the address,
 * percent-encoded, separated by commas; `+n` for n more than there is room for. Null for none.
 */
export function missingImagesHeader(missing: readonly MissingImage[]): string | null {
  if (missing.length === 0) return null;
  // A picture may stand on a slide more than once.
  const all = [...new Set(missing.map(describeMissing))];
  const entries: string[] = [];
  let length = 0;
  for (const entry of all) {
    length += entry.length + 2;
    if (length > maxHeaderLength) break;
    entries.push(entry);
  }
  const missingCount = all.length - entries.length;
  return [...entries, ...(missingCount > 0 ? [`+${String(missingCount)}`] : [])].join(', ');
}

/**
 * The fonts in whose place a file shows others, as a header: their names, percent-encoded,
 * separated by commas. Null for none.
 */
export function missingFontsHeader(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : missing.map(encodeURIComponent).join(', ');
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  zip: 'application/zip',
  pdf: 'application/pdf',
};

/** Until the last byte is taken, in ms; what makes the file has closer limits of its own. */
const handlerTimeoutMs = 600_000;

/** Files that are being made or taken, for so long each holds a place on the disk. */
const maxFiles = { all: 64, ofAddress: 16, own: 4 };

function sendFile(reply: FastifyReply, format: ExportFormat, file: MadeFile) {
  const images = missingImagesHeader(file.missingImages);
  const fonts = missingFontsHeader(file.missingFonts);
  reply.headers({
    ...imageHeaders,
    'Content-Type': mediaTypes[format],
    'Content-Length': file.size,
    'Content-Disposition': contentDisposition(file.name),
    ...(images !== null && { 'X-Missing-Pictures': images }),
    ...(fonts !== null && { 'X-Missing-Fonts': fonts }),
  });
  return reply.send(file.content.createReadStream());
}

/** Why a browser failed is for the log: the caller learns only that it did. */
function logCause(request: FastifyRequest, error: unknown): void {
  if (error instanceof DomainError && error.cause !== undefined) request.log.warn(error.cause);
}

/** The address by which the caller reached us, or the public one. */
function publicOriginOf(request: FastifyRequest, publicUrl: URL | undefined): string {
  const reached = `${request.protocol}://${request.host}`;
  return (
    publicUrl?.origin ?? (URL.canParse(reached) ? new URL(reached).origin : 'http://localhost')
  );
}

/** How the OpenAPI document shows it. */
export const exportOperation: Operation = {
  id: 'exportCarousel',
  method: 'post',
  path: '/carousels/{id}/export',
  subject: 'Carrosséis',
  audience: 'signed in',
  summary: 'O carrossel em um arquivo, igual ao que a tela exporta.',
  headers: { 'If-Match': 'O ETag da última resposta: outra versão recebe 412, e nada é feito.' },
  body: exportInputSchema,
  answer: {
    status: 200,
    description: 'O arquivo.',
    mediaTypes: Object.values(mediaTypes),
    headers: {
      'X-Missing-Pictures': 'As imagens que faltam no arquivo, por slide; ausente se nenhuma.',
      'X-Missing-Fonts': 'As fontes que faltam no arquivo; ausente se nenhuma.',
    },
  },
  errors: [
    'NOT_FOUND',
    'PRECONDITION_FAILED',
    'NOT_IMPLEMENTED',
    'UPSTREAM_FAILED',
    'UPSTREAM_TIMEOUT',
  ],
};

/**
 * A carousel as a file: JSON in and bytes out, which the REST adapter does not carry. The work ends
 * with the connection. Source: decision 043, docs/product/export.md 17.
 */
export function mountExports(
  scope: FastifyInstance,
  service: ExportsService,
  publicUrl: URL | undefined,
  requesterOf: (request: FastifyRequest, reply: FastifyReply) => Requester,
): void {
  const enter = responseSlots(maxFiles);
  readJsonBodies(scope);
  scope.addHook('preClose', service.close);
  scope.post<{ Params: { id: string } }>('/carousels/:id/export', {
    handlerTimeout: handlerTimeoutMs,
    // Its own shares count it, and a browser does the work.
    config: { isIoBound: true },
    onRequest: ownersOnly,
    handler: async (request, reply) => {
      const ownerId = ownerOf(request);
      const input = exportInputSchema.parse(orEmpty(request.body));
      const requester = requesterOf(request, reply);
      enter({ ownerId, address: requester.address }, reply);
      const signal = clientDisconnectSignal(reply);
      const origin = publicOriginOf(request, publicUrl);
      const ifVersions = versionsOf(request.headers['if-match']);
      const { id: carouselId } = request.params;
      const exportRequest = { ownerId, requester, carouselId, input, ifVersions, origin };
      const file = await service.make(exportRequest, signal).catch((error: unknown) => {
        // Whose caller has left was ended on purpose.
        if (!signal.aborted) logCause(request, error);
        throw error;
      });
      if (signal.aborted) await file.content.close();
      return signal.aborted ? reply : sendFile(reply, input.format, file);
    },
  });
}
